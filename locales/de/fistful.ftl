### Events of A Fistful of Cards: name and effect, and what they ask.

event-hard-liquor = Hochprozentiges
    .text = Wer verwundet ist, darf in seinem Zug auf das Ziehen verzichten und bekommt dafür 1 Leben zurück.
ask-hard-liquor-choice = { $who-is ->
    [me] Wie üblich ziehen, oder verzichten und 1 Leben zurückbekommen?
   *[other] { $who } entscheidet zwischen Ziehen und Trinken.
}
event-abandoned-mine = Verlassene Mine
    .text = Gezogen wird vom Ablagestapel, solange er reicht. Wer das getan hat, legt für den Rest des Zugs seine eigenen Abwürfe verdeckt auf den Nachziehstapel. Nach den offiziellen Regeln gilt das nur für Karten, die er spielt.
event-ranch = Ranch
    .text = Am Ende seiner Spielphase darf man beliebig viele Karten abwerfen und ebenso viele ziehen. Nach den offiziellen Regeln geschieht das gleich nach dem Ziehen.
ask-ranch-card = { $who-is ->
    [me] Welche Karten tauschst du? Du ziehst so viele, wie du abwirfst.
   *[other] { $who } darf Karten tauschen.
}
event-peyote = Peyote
    .text = Statt zu ziehen, rätst du Rot oder Schwarz und deckst die oberste Karte des Nachziehstapels auf. Stimmt es, behältst du sie und darfst weiterraten; sonst wird sie abgeworfen, und es ist Schluss.
ask-peyote-choice = { $who-is ->
    [me] Ist die oberste Karte rot oder schwarz?
   *[other] { $who } rät die Farbe der obersten Karte.
}
event-ambush = Hinterhalt
    .text = Jeder sitzt von jedem 1 entfernt. Mustang, Zielfernrohr und dergleichen zählen weiterhin.
event-ricochet = Querschläger
    .text = Beliebig viele BANG!-Karten dürfen auch auf Karten vor anderen Spielern geschossen werden, egal wie weit. Der Besitzer rettet die Karte, indem er einmal ausweicht; sonst wird sie abgeworfen.
event-the-judge = Der Richter
    .text = Niemand darf Karten vor sich oder andere legen.
event-lasso = Lasso
    .text = Karten, die vor Spielern liegen, haben keine Wirkung.
event-blood-brothers = Blutsbrüder
    .text = Zu Beginn seines Zugs darf man 1 Leben, aber nicht das letzte, einem anderen verwundeten Spieler geben.
ask-blood-brothers-seat = { $who-is ->
    [me] Gibst du jemandem 1 deiner Leben?
   *[other] { $who } darf jemandem ein Leben geben.
}
event-dead-man = Toter Mann
    .text = Kommt die Reihe an den, der zuerst ausgeschieden ist, kehrt er mit 2 Leben und 2 Karten endgültig zurück.
event-a-fistful-of-cards = Eine Handvoll Karten
    .text = Zu Beginn seines Zugs trifft einen für jede Handkarte ein Schuss.
event-vendetta = Blutrache
    .text = Am Ende seines Zugs deckt man eine Karte auf. Bei Herz folgt gleich noch ein Zug, nach dem nicht mehr aufgedeckt wird.
event-sniper = Scharfschütze
    .text = In seinem Zug darf man 2 BANG! zusammen abwerfen und auf jemanden in Reichweite schießen. Nur zweimaliges Ausweichen hilft dagegen.
ability-sniper-shoot = { $pay } abwerfen: Treffer gegen { $at }, zweimal auszuweichen ({ $source })
event-russian-roulette = Russisches Roulette
    .text = Beginnend bei dem, der die Karte aufdeckt, wirft reihum jeder ein Fehlschuss! ab. Wer es als Erster nicht tut, verliert 2 Leben.
ask-russian-roulette-answer = { $who-is ->
    [me] Wirf ein Fehlschuss! ab, oder du verlierst 2 Leben.
   *[other] { $who } muss ein Fehlschuss! abwerfen oder verliert 2 Leben.
}
event-law-of-the-west = Gesetz des Westens
    .text = Die zweite gezogene Karte wird allen gezeigt. Sie muss in diesem Zug gespielt werden, wenn das möglich ist.

## What they mean to a player, as a sign beside him

mind-hard-liquor = 1 Leben statt Ziehen
mind-abandoned-mine = Du ziehst vom Ablagestapel
mind-ranch = Du darfst einmal Karten tauschen
mind-peyote = Du rätst, statt zu ziehen
mind-ambush = Jeder ist 1 entfernt
mind-ricochet = BANG! trifft auch Karten
mind-the-judge = Keine Karten auslegen
mind-lasso = Deine Karten wirken nicht
mind-blood-brothers = Du darfst 1 Leben abgeben
mind-dead-man = Du kehrst in deinem Zug zurück
mind-a-fistful-of-cards = { $hand ->
    [0] Leere Hand, keine Treffer
    [one] 1 Treffer zu Zugbeginn
   *[other] { $hand } Treffer zu Zugbeginn
}
mind-vendetta = Herz bringt dir noch einen Zug
mind-sniper = 2 BANG! zusammen: 2-mal ausweichen
mind-law-of-the-west = Deine zweite Karte muss raus
