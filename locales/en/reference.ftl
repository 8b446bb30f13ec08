### The words of the reference: saloon cards, saloon characters, saloon rules.

## Cards and characters

ref-cards = Playing cards
ref-kinds = { $count } kinds
ref-cards-columns = Name, id, and how many there are in the base game, in Dodge City alone and in both together.
ref-cards-more = “saloon cards NAME” tells everything about one of them.
ref-characters = Characters
ref-count-characters = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
ref-characters-more = “saloon characters NAME” tells everything about one of them.
ref-border = Border
ref-cost = Cost
ref-cost-cards = { $count ->
    [0] none
    [one] 1 more card from your hand
   *[other] { $count } more cards from your hand
}
ref-aim = Aimed at
ref-aim-weapon = another player within range of your weapon
ref-aim-near = another player at distance 1
ref-aim-card-near = a card of a player at distance 1
ref-aim-card-any = a card of any player
ref-aim-jail = another player, but not the Sheriff
ref-aim-other = any other player
ref-aim-any = any player, yourself included
ref-aim-others = all other players
ref-aim-all = all players
ref-aim-dodge = nobody: it dodges a hit on you
ref-aim-oneself = nobody but yourself
ref-boxes = Comes in
ref-copies = Copies
ref-none = none

## Rules

ref-rules = Rules
ref-see-also = Mentioned in
ref-rules-more = “saloon rules ID” shows the text of a rule.
ref-rulebook = The rulebook
ref-count-rules = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
ref-how = How to look things up
ref-how-id = one rule
ref-how-family = all rules of a family
ref-how-chapter = a chapter
ref-how-name = a card or character
ref-how-search = rules with these words
ref-how-switches = the rule switches
ref-in-english = The text of the rules is in English only.
ref-search = Rules with “{ $name }”
ref-kind-rule = Rule
ref-kind-edge = Edge case
ref-kind-interaction = Interaction
ref-kind-vector = Test case
ref-kind-bookkeeping = Name of a step or term

## Switches

ref-switches = Rule switches of the edition { $edition }
ref-switches-how = * marks what differs from the compendium. To change one for a game: --set SWITCH=VALUE.
ref-compendium = (Compendium: { $value }.)

## What is not there

ref-several = “{ $name }” may mean any of these: { $list }.
ref-unknown-card = There is no card called “{ $name }”. “saloon cards” lists them all.
ref-unknown-character = There is no character called “{ $name }”. “saloon characters” lists them all.
ref-unknown-rule = There is no rule, chapter, card or character called “{ $name }”. “saloon rules” says how to look things up, “saloon rules search WORDS” searches the text.
ref-unknown-edition = There is no edition called “{ $name }”. There are { $list }.
ref-nothing-found = No rule has the words “{ $name }”. Try fewer words; the text of the rules is in English.
