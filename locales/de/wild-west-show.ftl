### Events of Wild West Show: name and effect, and what they ask.

event-bone-orchard = Knochenacker
    .text = Kommt ein Ausgeschiedener an die Reihe, kehrt er endgültig zurück: mit 1 Leben, ohne Karten und mit einer zufälligen Rolle aus denen der Ausgeschiedenen.
event-gag = Knebel
    .text = Wer spricht, verliert 1 Leben. Gesten sind kein Sprechen. Manche Tische lassen gar niemanden schreiben.
event-helena-zontero = Helena Zontero
    .text = Wenn sie erscheint, wird eine Karte aufgedeckt. Bei Herz oder Karo werden die Rollen aller Lebenden außer dem Sheriff gemischt und neu verteilt.
event-sacagaway = Sacagaway
    .text = Alle spielen mit offener Hand. Die Rollen bleiben verdeckt.
event-wild-west-show = Wild West Show
    .text = Bis zum Ende der Partie hat jeder nur noch ein Ziel: als Letzter am Leben zu sein. Die Rollen bleiben, mit allem, was aus ihnen folgt.
