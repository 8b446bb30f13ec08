### Events of High Noon: name and effect, and what they ask.

event-ghost-town = Geisterstadt
    .text = Ausgeschiedene kehren für je einen Zug als Geister zurück. Ein Geist zieht 3 Karten, spielt wie üblich, verliert und gewinnt kein Leben und geht am Ende seines Zugs.
event-gold-rush = Goldrausch
    .text = Die Züge gehen andersherum, gegen den Uhrzeigersinn, beginnend bei dem, der diese Karte aufgedeckt hat.
event-handcuffs = Handschellen
    .text = Wer sie aufdeckt, wählt einen Spieler, der in seinem eigenen Zug keine Handkarten spielen darf. Nach den offiziellen Regeln nennt jeder nach dem Ziehen eine Farbe und spielt in diesem Zug nur Karten dieser Farbe.
ask-handcuffs-seat = { $who-is ->
    [me] Wem legst du Handschellen an? Er spielt in seinem Zug keine Handkarten.
   *[other] { $who } wählt, wer Handschellen bekommt.
}
ask-handcuffs-choice = { $who-is ->
    [me] Welche Farbe spielst du in diesem Zug? Karten anderer Farben bleiben auf der Hand.
   *[other] { $who } nennt die einzige Farbe dieses Zugs.
}
event-high-noon = Zwölf Uhr mittags
    .text = Jeder verliert zu Beginn seines Zugs 1 Leben.
