### The 44 kinds of playing cards: name and what the card does.

## Brown

card-bang = BANG!
    .text = 1 Treffer gegen einen Mitspieler in Reichweite deiner Waffe: Weicht er nicht aus, verliert er 1 Leben. Nur 1 BANG! pro Zug.
card-missed = Fehlschuss!
    .text = Spiele ihn, wenn dir ein Treffer droht, egal wer am Zug ist: Du weichst dem Treffer aus. Hilft nicht gegen Indianer!, Duell und Dynamit.
card-dodge = Ausweichen
    .text = Spiele es, wenn dir ein Treffer droht, egal wer am Zug ist: Du weichst dem Treffer aus und ziehst 1 Karte. Hilft nicht gegen Indianer!, Duell und Dynamit.
card-beer = Bier
    .text = Du erhältst 1 Leben zurück. Außerhalb deines Zuges darfst du es nur spielen, wenn du gerade dein letztes Leben verlierst (nach den Regeln von Dodge City: irgendein Leben). Sind nur noch 2 Spieler übrig, nützt es nichts mehr.
card-saloon = Saloon
    .text = Alle Spieler, auch du, erhalten 1 Leben zurück. Er ist kein Bier und rettet kein letztes Leben.
card-whisky = Whisky
    .text = Wirf 1 weitere Handkarte ab: Du erhältst 2 Leben zurück.
card-tequila = Tequila
    .text = Wirf 1 weitere Handkarte ab: Ein Spieler deiner Wahl, gern auch du selbst, erhält 1 Leben zurück.
card-stagecoach = Postkutsche
    .text = Ziehe 2 Karten. Ist die Wild West Show dabei, wird ihr nächstes Ereignis aufgedeckt.
card-wells-fargo = Wells Fargo
    .text = Ziehe 3 Karten. Ist die Wild West Show dabei, wird ihr nächstes Ereignis aufgedeckt.
card-general-store = General Store
    .text = Decke so viele Karten vom Nachziehstapel auf, wie noch Spieler übrig sind. Reihum, angefangen bei dir, nimmt sich jeder 1 davon auf die Hand.
card-panic = Panik!
    .text = Nimm 1 Karte eines Spielers im Abstand 1: eine zufällige aus der Hand oder eine ausliegende deiner Wahl. Die Reichweite deiner Waffe spielt keine Rolle.
card-cat-balou = Cat Balou
    .text = Ein beliebiger Spieler wirft 1 Karte ab, egal wie weit entfernt: eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-rag-time = Rag Time
    .text = Wirf 1 weitere Handkarte ab: Nimm 1 Karte eines Spielers in beliebigem Abstand, eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-brawl = Schlägerei
    .text = Wirf 1 weitere Handkarte ab: Jeder Mitspieler wirft 1 Karte ab. Bei jedem bestimmst du, ob eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-gatling = Gatling
    .text = 1 Treffer gegen jeden Mitspieler in beliebigem Abstand. Sie ist kein BANG! und zählt nicht fürs BANG!-Limit.
card-indians = Indianer!
    .text = Jeder Mitspieler wirft ein BANG! ab oder verliert 1 Leben. Das ist kein Treffer, ausweichen geht nicht.
card-duel = Duell
    .text = Fordere einen Mitspieler in beliebigem Abstand heraus. Abwechselnd, der Geforderte zuerst, werft ihr je ein BANG! ab: Wer es als Erster nicht tut, verliert 1 Leben. Das ist kein Treffer, ausweichen geht nicht, und fürs BANG!-Limit zählt es nicht.
card-punch = Faustschlag
    .text = 1 Treffer gegen einen Mitspieler im Abstand 1. Er ist kein BANG! und zählt nicht fürs BANG!-Limit.
card-springfield = Springfield
    .text = Wirf 1 weitere Handkarte ab: 1 Treffer gegen einen Mitspieler in beliebigem Abstand. Sie ist kein BANG! und zählt nicht fürs BANG!-Limit.

## Blue

card-barrel = Fass
    .text = Droht dir ein Treffer, darfst du eine Karte aufdecken: Bei Herz weichst du aus. Einmal pro Treffer; anders ausweichen darfst du trotzdem noch.
card-mustang = Mustang
    .text = Für die anderen bist du 1 weiter weg. Zählt mit dem Versteck zusammen.
card-hideout = Versteck
    .text = Für die anderen bist du 1 weiter weg. Zählt mit dem Mustang zusammen.
card-scope = Zielfernrohr
    .text = Für dich sind die anderen 1 näher, aber nie näher als 1. Zählt mit Silver zusammen.
card-binocular = Silver
    .text = Für dich sind die anderen 1 näher, aber nie näher als 1. Zählt mit dem Zielfernrohr zusammen.
card-jail = Gefängnis
    .text = Lege es vor einen Mitspieler, nur nicht vor den Sheriff. Zu Beginn seines Zuges deckt er eine Karte auf: Bei Herz geht der Zug weiter, sonst ist er verloren. Das Gefängnis wird in jedem Fall abgeworfen.
card-dynamite = Dynamit
    .text = Lege es vor dir aus. Wer es zu Beginn eines späteren Zuges vor sich hat, deckt eine Karte auf: Bei Pik 2 bis 9 explodiert es, kostet ihn 3 Leben und wird abgeworfen. Sonst wandert es zum nächsten Spieler, der keins hat.
card-volcanic = Volcanic
    .text = Waffe mit Reichweite 1. Solange sie vor dir ausliegt, darfst du beliebig viele BANG! pro Zug spielen.
card-schofield = Schofield
    .text = Waffe mit Reichweite 2. Eine neue Waffe ersetzt die alte.
card-remington = Remington
    .text = Waffe mit Reichweite 3. Eine neue Waffe ersetzt die alte.
card-rev-carabine = Rev. Carabine
    .text = Waffe mit Reichweite 4. Eine neue Waffe ersetzt die alte.
card-winchester = Winchester
    .text = Waffe mit Reichweite 5. Eine neue Waffe ersetzt die alte.

## Green

card-bible = Bibel
    .text = Lege sie vor dir aus. Ist sie bereit, wirf sie ab, wenn dir ein Treffer droht: Du weichst aus und ziehst 1 Karte.
card-iron-plate = Eisenplatte
    .text = Lege sie vor dir aus. Ist sie bereit, wirf sie ab, wenn dir ein Treffer droht: Du weichst aus.
card-sombrero = Sombrero
    .text = Lege ihn vor dir aus. Ist er bereit, wirf ihn ab, wenn dir ein Treffer droht: Du weichst aus.
card-ten-gallon-hat = Stetson
    .text = Lege ihn vor dir aus. Ist er bereit, wirf ihn ab, wenn dir ein Treffer droht: Du weichst aus.
card-canteen = Feldflasche
    .text = Lege sie vor dir aus. In einem späteren Zug darfst du sie abwerfen und erhältst 1 Leben zurück. Sie ist kein Bier und rettet kein letztes Leben.
card-pony-express = Pony Express
    .text = Lege ihn vor dir aus. In einem späteren Zug darfst du ihn abwerfen und 3 Karten ziehen.
card-can-can = Can Can
    .text = Lege ihn vor dir aus. In einem späteren Zug darfst du ihn abwerfen: Ein beliebiger Spieler wirft 1 Karte ab, egal wie weit entfernt, eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-conestoga = Planwagen
    .text = Lege ihn vor dir aus. In einem späteren Zug darfst du ihn abwerfen: Nimm 1 Karte eines Spielers in beliebigem Abstand, eine zufällige aus der Hand oder eine ausliegende deiner Wahl.
card-derringer = Derringer
    .text = Lege ihn vor dir aus. In einem späteren Zug darfst du ihn abwerfen: 1 Treffer gegen einen Mitspieler im Abstand 1, danach ziehst du 1 Karte, auch wenn er ausweicht.
card-knife = Wurfmesser
    .text = Lege es vor dir aus. In einem späteren Zug darfst du es abwerfen: 1 Treffer gegen einen Mitspieler im Abstand 1.
card-pepperbox = Pepperbox
    .text = Lege sie vor dir aus. In einem späteren Zug darfst du sie abwerfen: 1 Treffer gegen einen Mitspieler in Reichweite deiner Waffe. Sie zählt nicht fürs BANG!-Limit.
card-buffalo-rifle = Jagdgewehr
    .text = Lege es vor dir aus. In einem späteren Zug darfst du es abwerfen: 1 Treffer gegen einen Mitspieler in beliebigem Abstand.
card-howitzer = Haubitze
    .text = Lege sie vor dir aus. In einem späteren Zug darfst du sie abwerfen: 1 Treffer gegen jeden Mitspieler in beliebigem Abstand.
