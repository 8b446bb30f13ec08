### Events of A Fistful of Cards: name and effect, and what they ask.

event-dead-man = Toter Mann
    .text = Kommt die Reihe an den, der zuerst ausgeschieden ist, kehrt er mit 2 Leben und 2 Karten endgültig zurück.
