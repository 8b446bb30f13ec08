### Events of Wild West Show: name and effect, and what they ask.
