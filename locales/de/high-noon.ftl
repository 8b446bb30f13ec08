### Events of High Noon: name and effect, and what they ask.

event-blessing = Segen
    .text = Jede Karte gilt als Herz.
event-curse = Fluch
    .text = Jede Karte gilt als Pik.
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
event-hangover = Kater
    .text = Charaktere haben keine Fähigkeiten.
event-high-noon = Zwölf Uhr mittags
    .text = Jeder verliert zu Beginn seines Zugs 1 Leben.
event-new-identity = Neue Identität
    .text = Zu Beginn seines Zugs sieht sich jeder seinen zweiten Charakter an und darf ihn statt seines eigenen nehmen, mit 2 Leben.
ask-new-identity-choice = { $who-is ->
    [me] Nimmst du deinen zweiten Charakter? Du hast dann 2 Leben.
   *[other] { $who } entscheidet, ob er ein anderer wird.
}
event-shootout = Schießerei
    .text = Jeder darf in seinem Zug ein zweites BANG! spielen.
event-the-daltons = Die Daltons
    .text = Wer Karten vor sich liegen hat, wählt eine davon und legt sie ab.
ask-the-daltons-card = { $who-is ->
    [me] Welche deiner ausliegenden Karten legst du ab?
   *[other] { $who } wählt, welche seiner ausliegenden Karten abgelegt wird.
}
event-the-doctor = Der Doktor
    .text = Wer am wenigsten Leben hat, erhält 1 Leben zurück; bei Gleichstand alle Betroffenen.
event-the-reverend = Der Reverend
    .text = Niemand darf Bier spielen, auch nicht beim letzten Leben.
event-the-sermon = Die Predigt
    .text = Niemand darf in seinem eigenen Zug BANG! einsetzen, auch nicht im Duell.
event-thirst = Durst
    .text = Jeder zieht in der Ziehphase nur die erste Karte. Nach den offiziellen Regeln eine Karte weniger als sonst.
event-train-arrival = Ankunft des Zuges
    .text = Jeder zieht am Ende seiner Ziehphase 1 weitere Karte.

## What they mean to a player, as a sign beside him

mind-blessing = Jede Karte ist Herz
mind-curse = Jede Karte ist Pik
mind-ghost-town = { $there ->
    [ghost] Du bist ein Geist, bis dieser Zug endet
   *[no] Du spielst noch einen Zug als Geist
}
mind-gold-rush = Die Züge gehen andersherum
mind-handcuffs = { $suit ->
    [hearts] Nur Herz aus der Hand
    [diamonds] Nur Karo aus der Hand
    [clubs] Nur Kreuz aus der Hand
    [spades] Nur Pik aus der Hand
    [bound] In deinem Zug keine Handkarten
   *[none] Du nennst die einzige Farbe, die du spielst
}
mind-hangover = Deine Fähigkeit ruht
mind-high-noon = Dein Zug beginnt mit −1 Leben
mind-new-identity = Du darfst den Charakter wechseln
mind-shootout = { $bangs ->
    [255] Beliebig viele BANG! im Zug
   *[other] { $bangs } BANG! in deinem Zug
}
mind-the-daltons = Dein Zug kostet eine Karte vor dir
mind-the-reverend = Kein Bier
mind-the-sermon = Kein BANG! in deinem Zug
mind-thirst = { $draws ->
    [one] Du ziehst nur 1 Karte
   *[other] Du ziehst { $draws } Karten
}
mind-train-arrival = Du ziehst 1 Karte mehr
