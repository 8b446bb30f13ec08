### The 42 characters: name and ability.

## Base game

character-bart-cassidy = Bart Cassidy
    .text = Für jedes Leben, das er verliert, zieht er 1 Karte, sofern er überlebt.
character-black-jack = Black Jack
    .text = In seiner Ziehphase zeigt er die zweite gezogene Karte vor. Ist sie Herz oder Karo, zieht er noch 1.
character-calamity-janet = Calamity Janet
    .text = Sie darf BANG! als Fehlschuss! und Fehlschuss! als BANG! benutzen, auch wenn eins davon abzuwerfen ist.
character-el-gringo = El Gringo
    .text = Für jedes Leben, das ihn die Karte eines Mitspielers kostet, nimmt er diesem 1 zufällige Karte aus der Hand.
character-jesse-jones = Jesse Jones
    .text = Die erste Karte seiner Ziehphase darf er statt vom Nachziehstapel zufällig aus der Hand eines Mitspielers nehmen.
character-jourdonnais = Jourdonnais
    .text = Er hat immer so etwas wie ein Fass: Einmal pro Treffer darf er eine Karte aufdecken und weicht bei Herz aus. Mit einem echten Fass hat er zwei Versuche.
character-kit-carlson = Kit Carlson
    .text = In seiner Ziehphase sieht er sich die obersten 3 Karten des Nachziehstapels an, nimmt 2 und legt die dritte wieder obenauf.
character-lucky-duke = Lucky Duke
    .text = Wenn er aufdeckt, dann 2 Karten, und er wählt, welche gilt.
character-paul-regret = Paul Regret
    .text = Für die anderen ist er 1 weiter weg. Zählt mit Mustang und Versteck zusammen.
character-pedro-ramirez = Pedro Ramirez
    .text = Die erste Karte seiner Ziehphase darf er oben vom Ablagestapel nehmen.
character-rose-doolan = Rose Doolan
    .text = Für sie sind die anderen 1 näher, aber nie näher als 1. Zählt mit Zielfernrohr und Silver zusammen.
character-sid-ketchum = Sid Ketchum
    .text = Er darf beliebig oft 2 Handkarten abwerfen und erhält dafür 1 Leben zurück: in seinem Zug, zwischen den Zügen, bevor er auf eine Karte antwortet und sogar, wenn er sein letztes Leben verliert.
ability-sid-ketchum-heal = { $pay-obj } abwerfen: 1 Leben zurück ({ $source })
character-slab-the-killer = Slab the Killer
    .text = Seinem BANG! muss man zweimal ausweichen. Ein Fass zählt davon höchstens einmal.
character-suzy-lafayette = Suzy Lafayette
    .text = Sobald ihre Hand leer und alles abgehandelt ist, zieht sie 1 Karte.
character-vulture-sam = Vulture Sam
    .text = Scheidet ein Mitspieler aus, nimmt er alle dessen Karten auf die Hand, auch die ausliegenden.
character-willy-the-kid = Willy the Kid
    .text = Er darf in seinem Zug beliebig viele BANG! spielen.

## Dodge City

character-apache-kid = Apache Kid
    .text = Karokarten, die andere spielen, wirken auf ihn nicht, weder im Bösen noch im Guten. Ob das auch für ein Karo-Duell gilt, hängt von der Ausgabe ab.
character-belle-star = Belle Star
    .text = In ihrem Zug wirken Karten nicht, die vor Mitspielern ausliegen.
character-bill-noface = Bill Noface
    .text = In seiner Ziehphase zieht er 1 Karte und dazu 1 für jedes Leben, das ihm zur vollen Zahl fehlt.
character-chuck-wengam = Chuck Wengam
    .text = In seinem Zug darf er beliebig oft 1 Leben hergeben, nur nicht das letzte, und zieht dafür 2 Karten.
ability-chuck-wengam-draw = 1 Leben abgeben: 2 Karten ziehen ({ $source })
character-doc-holyday = Doc Holyday
    .text = Einmal in seinem Zug darf er 2 Handkarten abwerfen: 1 Treffer gegen einen Mitspieler in Reichweite seiner Waffe. Das ist kein BANG! und zählt nicht fürs BANG!-Limit.
ability-doc-holyday-shoot = { $pay-obj } abwerfen: Treffer gegen { $at } ({ $source })
character-elena-fuente = Elena Fuente
    .text = Sie darf jede Handkarte als Fehlschuss! spielen.
character-greg-digger = Greg Digger
    .text = Scheidet ein Mitspieler aus, erhält er 2 Leben zurück.
character-herb-hunter = Herb Hunter
    .text = Scheidet ein Mitspieler aus, zieht er 2 Karten.
character-jose-delgado = José Delgado
    .text = In seinem Zug darf er beliebig oft eine blaue Handkarte abwerfen und zieht dafür 2 Karten (nach den offiziellen Regeln 2-mal pro Zug).
ability-jose-delgado-draw = { $pay-obj } abwerfen: 2 Karten ziehen ({ $source })
character-molly-stark = Molly Stark
    .text = Für jede Handkarte, die sie in einem fremden Zug spielt oder als Antwort abwirft, zieht sie 1 Karte; im Duell erst, wenn es vorbei ist. Karten, die andere ihr nehmen oder sie abwerfen lassen, zählen nicht.
character-pat-brennan = Pat Brennan
    .text = Statt in seiner Ziehphase zu ziehen, darf er 1 ausliegende Karte in beliebigem Abstand auf die Hand nehmen.
character-pixie-pete = Pixie Pete
    .text = In seiner Ziehphase zieht er 4 Karten statt 2 (nach den offiziellen Regeln 3).
character-sean-mallory = Sean Mallory
    .text = Sein Handkartenlimit ist 10, egal wie viele Leben er hat (nach den Regeln von Dodge City: kein Limit).
character-tequila-joe = Tequila Joe
    .text = Ein Bier bringt ihm 2 Leben statt 1. Andere Getränke wirken wie sonst.
character-vera-custer = Vera Custer
    .text = Zu Beginn ihres Zuges, nach Dynamit und Gefängnis, wählt sie einen Mitspieler, der noch im Spiel ist, und hat bis zu ihrem nächsten Zug die Fähigkeit seines Charakters.

## Wild West Show

character-big-spencer = Big Spencer
    .text = Er beginnt mit 5 Karten. Fehlschuss! darf er nicht spielen, auf andere Weise ausweichen schon.
character-flint-westwood = Flint Westwood
    .text = Einmal in seinem Zug darf er 1 Handkarte seiner Wahl gegen 2 zufällige Handkarten eines Mitspielers tauschen (gegen 1, wenn der nur 1 hat).
ability-flint-westwood-trade = { $pay-obj } gegen 2 Karten von { $at } tauschen ({ $source })
character-gary-looter = Gary Looter
    .text = Er beginnt mit 5 Karten. Was Mitspieler wegen des Handkartenlimits abwerfen, kommt auf seine Hand.
character-greygory-deck = Greygory Deck
    .text = Vor dem Spiel und zu Beginn jedes seiner Züge darf er 2 zufällige Charaktere des Grundspiels ziehen. Er hat die Fähigkeiten beider, bis er beide ersetzt.
ability-greygory-deck-draw = 2 Charaktere ziehen ({ $source })
character-john-pain = John Pain
    .text = Solange er weniger als 6 Handkarten hat, kommt jede Karte, die irgendwer aufdeckt, auf seine Hand. Benutzen darf er sie erst, wenn alles abgehandelt ist.
character-lee-van-kliff = Lee Van Kliff
    .text = Gleich nach einer braunen Karte, die er in seinem Zug gespielt hat, darf er ein BANG! abwerfen und ihre Wirkung wiederholen, 1-mal pro Karte.
ability-lee-van-kliff-repeat = { $pay-obj } abwerfen: die Karte noch einmal{ $aim ->
    [none] {""}
    [card] {", Ziel: "}{ $thing }
   *[other] {", Ziel: "}{ $at }
} ({ $source })
character-teren-kill = Teren Kill
    .text = Müsste er ausscheiden, deckt er eine Karte auf: Ist sie nicht Pik, bleibt er mit 1 Leben im Spiel und zieht 1 Karte.
character-youl-grinner = Youl Grinner
    .text = Bevor er in seiner Ziehphase zieht, gibt ihm jeder, der mehr Handkarten hat als er, 1 Karte eigener Wahl.

## Special characters

character-claus-the-saint = Claus the Saint
    .text = In seiner Ziehphase zieht er 1 Karte mehr, als noch Spieler übrig sind, behält 2 und gibt jedem Mitspieler 1.
character-johnny-kisch = Johnny Kisch
    .text = Legt er eine Karte aus, werden alle gleichnamigen Karten vor Mitspielern abgeworfen.
character-uncle-will = Uncle Will
    .text = Einmal in seinem Zug darf er eine beliebige Handkarte als General Store spielen.
