// Written by `make types` from crates/protocol. Do not edit.

export type Seat = number;

export type Player = number;

export type CardId = number;

export type Suit = "hearts" | "diamonds" | "clubs" | "spades";

export type Rank = number;

export type Role = "sheriff" | "deputy" | "outlaw" | "renegade";

export type Kind = "bang" | "missed" | "beer" | "saloon" | "stagecoach" | "wells-fargo" | "general-store" | "panic" | "cat-balou" | "gatling" | "indians" | "duel" | "barrel" | "mustang" | "scope" | "jail" | "dynamite" | "volcanic" | "schofield" | "remington" | "rev-carabine" | "winchester" | "dodge" | "whisky" | "tequila" | "rag-time" | "brawl" | "punch" | "springfield" | "hideout" | "binocular" | "bible" | "iron-plate" | "sombrero" | "ten-gallon-hat" | "canteen" | "pony-express" | "can-can" | "conestoga" | "derringer" | "knife" | "pepperbox" | "buffalo-rifle" | "howitzer";

export type Character = "bart-cassidy" | "black-jack" | "calamity-janet" | "el-gringo" | "jesse-jones" | "jourdonnais" | "kit-carlson" | "lucky-duke" | "paul-regret" | "pedro-ramirez" | "rose-doolan" | "sid-ketchum" | "slab-the-killer" | "suzy-lafayette" | "vulture-sam" | "willy-the-kid" | "apache-kid" | "belle-star" | "bill-noface" | "chuck-wengam" | "doc-holyday" | "elena-fuente" | "greg-digger" | "herb-hunter" | "jose-delgado" | "molly-stark" | "pat-brennan" | "pixie-pete" | "sean-mallory" | "tequila-joe" | "vera-custer" | "claus-the-saint" | "johnny-kisch" | "uncle-will";

export type Phase = "start" | "draw" | "play" | "discard" | "end";

export type Winner = "law" | "outlaws" | { "renegade": Seat };

export type Aim = { 
/**
 * The seat, if any.
 */
seat: Seat | null, 
/**
 * One card of it; none means the seat, or a random card of its hand.
 */
card: CardId | null, };

export type Source = { "card": CardId } | { "character": Character } | { "ability": [Character, number] } | { "event": EventCard };

export type Choice = "deck" | "discard" | "hand" | { "character": Character };

export type Action = { "do": "pass" } | { "do": "rest" } | { "do": "play", "with": { 
/**
 * The card.
 */
card: CardId, 
/**
 * What it is played as.
 */
kind: Kind, 
/**
 * At whom or what.
 */
aim: Aim, 
/**
 * Hand cards discarded with it.
 */
pay: [CardId | null, CardId | null], } } | { "do": "use", "with": { 
/**
 * Which one.
 */
source: Source, 
/**
 * At whom or what.
 */
aim: Aim, 
/**
 * Hand cards discarded for it.
 */
pay: [CardId | null, CardId | null], } } | { "do": "pick", "with": CardId } | { "do": "name", "with": Seat } | { "do": "choose", "with": Choice };

export type Question = { "is": "play" } | { "is": "dodge", 
/**
 * By whom.
 */
by: Seat | null, 
/**
 * With what.
 */
kind: Kind | null, 
/**
 * Dodges still needed.
 */
owed: number, } | { "is": "give", 
/**
 * Against whom.
 */
by: Seat, 
/**
 * Because of what.
 */
kind: Kind, 
/**
 * The kind wanted.
 */
wants: Kind, } | { "is": "prevent", 
/**
 * How many are left to prevent.
 */
points: number, } | { "is": "rescue" } | { "is": "interrupt" } | { "is": "pick-store" } | { "is": "pick-flip" } | { "is": "pick-draw" } | { "is": "draw-mode" } | { "is": "pick-surplus", 
/**
 * How many must go.
 */
left: number, } | { "is": "pick-duplicate" } | { "is": "pick-victim", 
/**
 * Who.
 */
seat: Seat, } | { "is": "pick-gift", 
/**
 * For whom.
 */
to: Seat, } | { "is": "pick-loot", 
/**
 * Whose.
 */
dead: Seat, } | { "is": "name-copy" } | { "is": "arrange" } | { "is": "pick-character" };

export type Shape = "play" | "respond" | "pick-card" | "pick-seat" | "pick-one" | "arrange";

export type Ask = { 
/**
 * Counts all questions of the game; an answer to an older one is refused.
 */
number: number, 
/**
 * Who decides.
 */
who: Player, 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * What.
 */
question: Question, };

export type Why = { "reason": "over" } | { "reason": "not-asked", 
/**
 * Who.
 */
asked: Seat, } | { "reason": "stale" } | { "reason": "wrong-answer" } | { "reason": "not-in-hand" } | { "reason": "not-in-play" } | { "reason": "not-now", 
/**
 * The kind.
 */
kind: Kind, } | { "reason": "not-as", 
/**
 * The kind.
 */
kind: Kind, } | { "reason": "limit", 
/**
 * How many are allowed.
 */
limit: number, } | { "reason": "out-of-range", 
/**
 * Distance of the target.
 */
distance: number, 
/**
 * Range of the weapon.
 */
range: number, } | { "reason": "too-far", 
/**
 * Distance of the target.
 */
distance: number, 
/**
 * What the card reaches.
 */
reach: number, } | { "reason": "dead" } | { "reason": "aim" } | { "reason": "oneself" } | { "reason": "no-card-there" } | { "reason": "nobody-to-aim" } | { "reason": "cost", 
/**
 * How many cards.
 */
cards: number, } | { "reason": "duplicate", 
/**
 * The kind.
 */
kind: Kind, } | { "reason": "sheriff" } | { "reason": "two-left" } | { "reason": "not-ready" } | { "reason": "silenced" } | { "reason": "tried" } | { "reason": "immune" } | { "reason": "no-ability" } | { "reason": "not-offered" } | { "reason": "forbidden", 
/**
 * Which one; none is the table itself.
 */
by: Source | null, };

export type Reason = "cost" | "given" | "surplus" | "duplicate" | "replaced" | "forced" | "death" | "penalty" | "spent" | "left-over";

export type Fact = { "fact": "turn-began", seat: Seat, } | { "fact": "phase-began", seat: Seat, phase: Phase, } | { "fact": "turn-lost", seat: Seat, } | { "fact": "drew", seat: Seat, card: CardId | null, } | { "fact": "took-discard", seat: Seat, card: CardId, } | { "fact": "shown", seat: Seat, card: CardId, } | { "fact": "looked", seat: Seat, count: number, } | { "fact": "reshuffled" } | { "fact": "played", seat: Seat, card: CardId, kind: Kind, aim: Aim, } | { "fact": "answered", seat: Seat, card: CardId, kind: Kind, } | { "fact": "laid", seat: Seat, card: CardId, on: Seat, } | { "fact": "used", seat: Seat, source: Source, aim: Aim, } | { "fact": "discarded", seat: Seat, card: CardId, why: Reason, } | { "fact": "flipped", seat: Seat, card: CardId, } | { "fact": "checked", seat: Seat, source: Source, held: boolean, } | { "fact": "missed", seat: Seat, by: Seat | null, } | { "fact": "declined", seat: Seat, } | { "fact": "lost", seat: Seat, points: number, by: Seat | null, left: number, kind: Kind | null, } | { "fact": "prevented", seat: Seat, points: number, } | { "fact": "healed", seat: Seat, points: number, left: number, } | { "fact": "took", seat: Seat, from: Seat, card: CardId | null, hand: boolean, } | { "fact": "passed", card: CardId, from: Seat, to: Seat, } | { "fact": "stocked", card: CardId, } | { "fact": "picked", seat: Seat, card: CardId, } | { "fact": "gave", seat: Seat, to: Seat, card: CardId | null, } | { "fact": "copied", seat: Seat, character: Character | null, from: Seat | null, } | { "fact": "eliminated", seat: Seat, by: Seat | null, role: Role, } | { "fact": "rewarded", seat: Seat, cards: number, } | { "fact": "punished", seat: Seat, } | { "fact": "role-shown", seat: Seat, role: Role, } | { "fact": "over", winner: Winner, } | { "fact": "became", seat: Seat, character: Character, };

export type Card = { 
/**
 * Which one; actions name it.
 */
id: CardId, 
/**
 * Its kind.
 */
kind: Kind, 
/**
 * Its suit.
 */
suit: Suit, 
/**
 * Its rank, 2 to 14.
 */
rank: Rank, };

export type InPlay = { 
/**
 * The card.
 */
card: Card, 
/**
 * A green card that must still wait.
 */
fresh: boolean, };

export type SeatInfo = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Its character; none while it is being chosen.
 */
character: Character | null, 
/**
 * A character whose ability it has on top.
 */
borrowed: Character | null, 
/**
 * Life points.
 */
life: number, 
/**
 * The most it can have.
 */
max: number, 
/**
 * Not eliminated.
 */
alive: boolean, 
/**
 * Its role, if the viewer knows it.
 */
role: Role | null, 
/**
 * Hand cards in the order they came; unknown ones are empty.
 */
hand: Array<Card | null>, 
/**
 * Cards in play, in the order laid.
 */
table: Array<InPlay>, 
/**
 * Cards in play are without effect just now.
 */
muted: boolean, 
/**
 * Range of its shots.
 */
range: number, 
/**
 * Distance from the viewer, if the viewer sits and both live.
 */
distance: number | null, 
/**
 * Within the viewer's range.
 */
reachable: boolean, };

export type TurnInfo = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where in it.
 */
phase: Phase, 
/**
 * Turns begun so far.
 */
number: number, 
/**
 * Bang! cards played this turn.
 */
limited: number, };

export type TableView = { 
/**
 * The viewer's seat; none is a spectator.
 */
me: Seat | null, 
/**
 * All seats in clockwise order of the ring, starting with seat A.
 */
seats: Array<SeatInfo>, 
/**
 * Number of cards in the deck.
 */
deck: number, 
/**
 * Number of cards on the discard pile.
 */
discard: number, 
/**
 * The card on top of it.
 */
discard_top: Card | null, 
/**
 * Played cards that wait beside the pile.
 */
waiting: Array<Card>, 
/**
 * Cards lifted off the deck: a store, flipped cards, gifts; unknown ones are empty.
 */
aside: Array<Card | null>, 
/**
 * The current turn.
 */
turn: TurnInfo, 
/**
 * What is asked, of whom.
 */
ask: Ask | null, 
/**
 * Who has won.
 */
winner: Winner | null, };

export type Offer = { 
/**
 * The question; the answer must carry its number.
 */
ask: Ask, 
/**
 * The shape of its answers.
 */
shape: Shape, 
/**
 * Every legal answer.
 */
actions: Array<Action>, 
/**
 * What is played if nobody answers.
 */
fallback: Action | null, };

export type ClientMessage = { "type": "hello", 
/**
 * The last version it has; none asks for everything.
 */
since: number | null, } | { "type": "act", 
/**
 * Sent again under the same id, it counts once.
 */
id: number, 
/**
 * The game, as the last `full` named it; an answer of another game is stale.
 */
game: string, 
/**
 * The number of the question; an old one is refused.
 */
ask: number, 
/**
 * The answer, one of the offer.
 */
action: Action, } | { "type": "why-not", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * What the player would like to do.
 */
action: Action, } | { "type": "early", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * The game, as the last `full` named it.
 */
game: string, 
/**
 * All standing answers of the seat.
 */
standing: Standing, } | { "type": "chat", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * One line of text.
 */
text: string, } | { "type": "phrase", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * Which one.
 */
phrase: Phrase, } | { "type": "sit", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * Which one; none is any that is free.
 */
seat: Seat | null, } | { "type": "knock", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * Which one.
 */
seat: Seat, } | { "type": "let-in", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * The number of the knock.
 */
knock: number, 
/**
 * Yes or no.
 */
welcome: boolean, } | { "type": "leave", 
/**
 * Repeated in the answer.
 */
id: number, } | { "type": "take-back", 
/**
 * Repeated in the answer.
 */
id: number, } | { "type": "start", 
/**
 * Repeated in the answer.
 */
id: number, } | { "type": "remove", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * Which one.
 */
seat: Seat, } | { "type": "pass-hat", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * Whose chair.
 */
seat: Seat, } | { "type": "rematch", 
/**
 * Repeated in the answer.
 */
id: number, } | { "type": "ping", 
/**
 * Repeated in the answer.
 */
id: number, };

export type ServerMessage = { "type": "welcome", 
/**
 * Version of these messages.
 */
protocol: number, 
/**
 * Version of the rules.
 */
rules: number, 
/**
 * The table.
 */
table: string, 
/**
 * The name the viewer goes by.
 */
name: string, 
/**
 * The viewer's chair, if he has one.
 */
seat: Seat | null, } | { "type": "full", 
/**
 * Where he is now.
 */
version: number, 
/**
 * The game's name; answers carry it. None before the deal.
 */
game: string | null, 
/**
 * The game as he sees it; none before the deal.
 */
table: TableView | null, 
/**
 * The question, if it is his.
 */
offer: Offer | null, 
/**
 * Who is here.
 */
people: People, 
/**
 * What is played.
 */
settings: Settings, 
/**
 * The deck; `/api/editions` tells which number is which card.
 */
deck: string, 
/**
 * How long the asked player has.
 */
clock: Clock | null, 
/**
 * His standing answers.
 */
standing: Standing, 
/**
 * What was said of late, as far as he heard it.
 */
said: Array<Said>, } | { "type": "step", 
/**
 * Where the viewer is now.
 */
version: number, 
/**
 * What happened, in order, as he saw it.
 */
facts: Array<Fact>, 
/**
 * The table now; missing only while he catches up and a later step follows at once.
 */
table: TableView | null, 
/**
 * The question, if it is his.
 */
offer: Offer | null, 
/**
 * How long the asked player has.
 */
clock: Clock | null, 
/**
 * The id of the viewer's own action that did it.
 */
answers: number | null, } | { "type": "people", 
/**
 * Who is here now.
 */
people: People, } | { "type": "chat", 
/**
 * Where the viewer is now.
 */
version: number, 
/**
 * Said among onlookers: the number of it there. It does not move the version on.
 */
aside: number | null, 
/**
 * What and who.
 */
said: Said, } | { "type": "phrase", 
/**
 * Where the viewer is now.
 */
version: number, 
/**
 * Said among onlookers: the number of it there. It does not move the version on.
 */
aside: number | null, 
/**
 * What and who.
 */
said: Said, } | { "type": "standing", 
/**
 * What they are now.
 */
standing: Standing, } | { "type": "done", 
/**
 * The client's number.
 */
id: number, } | { "type": "refused", 
/**
 * The client's number; none if the message could not be read.
 */
id: number | null, 
/**
 * The rule: an id of the rulebook, or one of the house (`HOUSE-...`).
 */
rule: string, 
/**
 * The reason with this table's numbers, where it is a rule of the game.
 */
why: Why | null, 
/**
 * The reason in English, for bots and logs.
 */
text: string, } | { "type": "explained", 
/**
 * The client's number.
 */
id: number, 
/**
 * It can be done.
 */
legal: boolean, 
/**
 * If not, the rule.
 */
rule: string | null, 
/**
 * If not, the reason.
 */
why: Why | null, } | { "type": "resync" } | { "type": "going", 
/**
 * Seconds to wait before trying again.
 */
back_in: number, } | { "type": "gone", 
/**
 * Why.
 */
why: Gone, } | { "type": "pong", 
/**
 * The client's number.
 */
id: number, };

export type Gone = "expired" | "removed" | "flood" | "signed-out";

export type Standing = { 
/**
 * Decline the next hit or demand for a card, once.
 */
decline_next: boolean, 
/**
 * Decline every chance to use an ability out of turn.
 */
decline_interrupts: boolean, };

export type Stage = "open" | "playing" | "over";

export type Sitter = "empty" | "person" | "bot";

export type Chair = { 
/**
 * Which seat of the game it is.
 */
seat: Seat, 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * The name of the person or the kind of bot.
 */
name: string, 
/**
 * The person is connected.
 */
present: boolean, 
/**
 * A bot plays for the person just now.
 */
stand_in: boolean, 
/**
 * The person is the host.
 */
host: boolean, };

export type Knock = { 
/**
 * The number to answer with.
 */
number: number, 
/**
 * The name.
 */
name: string, 
/**
 * The chair.
 */
seat: Seat, 
/**
 * It is the viewer's own.
 */
own: boolean, 
/**
 * The viewer has not answered it yet.
 */
waits: boolean, };

export type People = { 
/**
 * Where the table is in its life.
 */
stage: Stage, 
/**
 * The chairs in order of seats.
 */
chairs: Array<Chair>, 
/**
 * How many watch.
 */
watchers: number, 
/**
 * The viewer is the host.
 */
you_host: boolean, 
/**
 * Games dealt at this table so far.
 */
round: number, 
/**
 * The replay of the current or last game.
 */
replay: string | null, 
/**
 * SHA-256 of the seed, in hexadecimal digits, from the deal on.
 */
seed_hash: string | null, 
/**
 * The seed, once the game is over.
 */
seed: string | null, 
/**
 * Those who ask for a bot's chair; shown to the people of the game and to whoever asks.
 */
knocks: Array<Knock>, };

export type Clock = { 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * Milliseconds left when this was sent.
 */
left: number, 
/**
 * Milliseconds there were.
 */
total: number, };

export type Pace = "fast" | "relaxed" | "slow" | "none";

export type Watching = "anyone" | "seated";

export type SwitchValue = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its value.
 */
value: string, };

export type Settings = { 
/**
 * What the table is called.
 */
name: string, 
/**
 * The edition.
 */
edition: string, 
/**
 * Boxes instead of the edition's own; empty means those.
 */
boxes: Array<string>, 
/**
 * How many seats.
 */
players: number, 
/**
 * Switches that differ from the edition.
 */
switches: Array<SwitchValue>, 
/**
 * The kind of bot for each seat; none leaves the chair to people. Missing seats are for people.
 */
bots: Array<string | null>, 
/**
 * The kind of bot that fills empty chairs and stands in.
 */
fill: string, 
/**
 * The clock.
 */
pace: Pace, 
/**
 * How long bots seem to think, in milliseconds.
 */
bot_pause: number, 
/**
 * Who may watch.
 */
watching: Watching, 
/**
 * The dead see all cards.
 */
open_cards: boolean, 
/**
 * Shown in the lobby; otherwise found by its link alone.
 */
public: boolean, };

export type Said = { 
/**
 * The speaker's name.
 */
name: string, 
/**
 * The speaker's chair; none watches.
 */
seat: Seat | null, 
/**
 * The words, or nothing if it is a phrase.
 */
text: string | null, 
/**
 * The phrase.
 */
phrase: Phrase | null, };

export type Phrase = "howdy" | "good-game" | "nice-shot" | "thanks" | "sorry" | "ouch" | "hurry" | "thinking" | "trust-me" | "not-me" | "one-more" | "farewell";

export type Problem = { 
/**
 * A word for programs: `not-found`, `not-yours`, `too-fast`, `bad-request`, `bad-table`, `other-site`,
 * `other-host`, `too-slow`, `full`, `store`, `fault`.
 */
problem: string, 
/**
 * The rule of the rulebook, where there is one.
 */
rule: string | null, 
/**
 * The reason in English.
 */
text: string, };

export type Me = { 
/**
 * The name the person goes by.
 */
name: string, 
/**
 * Tables where the person has a chair.
 */
tables: Array<TableCard>, };

export type Rename = { 
/**
 * The name.
 */
name: string, };

export type MoveLink = { 
/**
 * The path to open on the other device.
 */
path: string, 
/**
 * Seconds until it no longer works.
 */
good_for: number, };

export type MoveOffer = { 
/**
 * The name of that person.
 */
name: string, };

export type SessionInfo = { 
/**
 * Its name in this list.
 */
id: string, 
/**
 * When it began.
 */
made: number, 
/**
 * When it was last used, to the day.
 */
used: number, 
/**
 * It belongs to a program.
 */
program: boolean, 
/**
 * It is the one that asks.
 */
own: boolean, };

export type SignOutFrom = "here" | "elsewhere" | "everywhere";

export type SignOut = { 
/**
 * Where.
 */
place: SignOutFrom, };

export type Token = { 
/**
 * Shown once; the server keeps a hash of it.
 */
token: string, 
/**
 * The name it goes by.
 */
name: string, };

export type TableCard = { 
/**
 * Its id, part of its link.
 */
id: string, 
/**
 * What is played and how.
 */
settings: Settings, 
/**
 * Where it is in its life.
 */
stage: Stage, 
/**
 * The host's name.
 */
host: string, 
/**
 * How many people sit.
 */
people: number, 
/**
 * How many more can sit down; while a game runs, how many bots' chairs may be asked for.
 */
free: number, 
/**
 * How many watch.
 */
watchers: number, };

export type Lobby = { 
/**
 * Public tables, those with free chairs first.
 */
tables: Array<TableCard>, 
/**
 * People connected to tables just now.
 */
online: number, };

export type Opened = { 
/**
 * Its id.
 */
table: string, 
/**
 * The link for friends.
 */
path: string, };

export type Quick = { 
/**
 * A preset by its id; none is the quick one.
 */
preset: string | null, };

export type Preset = { 
/**
 * Its id: `first`, `quick` or `full`.
 */
id: string, 
/**
 * The settings.
 */
settings: Settings, };

export type EditionInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its boxes.
 */
boxes: Array<string>, 
/**
 * The numbers of players a table can be dealt for as it is.
 */
players: Array<number>, 
/**
 * Its switches.
 */
switches: Array<SwitchInfo>, };

export type SwitchInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its value in the edition.
 */
value: string, 
/**
 * What may be written instead.
 */
accepts: Array<string>, };

export type DeckInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its cards.
 */
cards: Array<Card>, };

export type Editions = { 
/**
 * Ready-made choices.
 */
presets: Array<Preset>, 
/**
 * The editions.
 */
editions: Array<EditionInfo>, 
/**
 * The boxes there are.
 */
boxes: Array<string>, 
/**
 * The decks: which number is which card.
 */
decks: Array<DeckInfo>, 
/**
 * The kinds of bot there are.
 */
bots: Array<string>, };

export type CardText = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it does.
 */
text: string, };

export type CharacterText = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it does.
 */
text: string, 
/**
 * Its box.
 */
from: string, 
/**
 * Its life points.
 */
life: number, };

export type SwitchText = { 
/**
 * Its name in files.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it decides.
 */
text: string, 
/**
 * The names of its values, in the order of `accepts`.
 */
values: Array<ValueText>, };

export type ValueText = { 
/**
 * The value in files.
 */
id: string, 
/**
 * Its name.
 */
name: string, };

export type Reference = { 
/**
 * The language.
 */
lang: string, 
/**
 * Playing cards.
 */
cards: Array<CardText>, 
/**
 * Characters.
 */
characters: Array<CharacterText>, 
/**
 * Switches.
 */
switches: Array<SwitchText>, };

export type Frame = { 
/**
 * How many answers were given before.
 */
at: number, 
/**
 * What happened.
 */
facts: Array<Fact>, 
/**
 * The table then.
 */
table: TableView, };

export type Recording = { 
/**
 * Its id.
 */
id: string, 
/**
 * The table it was played at.
 */
table: string, 
/**
 * What was played and how.
 */
settings: Settings, 
/**
 * Who sat where.
 */
names: Array<string>, 
/**
 * The deck; `/api/editions` tells which number is which card.
 */
deck: string, 
/**
 * Through whose eyes; none and not `open` is a spectator.
 */
viewer: Seat | null, 
/**
 * All cards are shown; only once the game is over.
 */
open: boolean, 
/**
 * The game is over.
 */
over: boolean, 
/**
 * Who won.
 */
winner: Winner | null, 
/**
 * SHA-256 of the seed.
 */
seed_hash: string, 
/**
 * The seed, once the game is over.
 */
seed: string | null, 
/**
 * How many positions there are.
 */
length: number, 
/**
 * The positions asked for.
 */
frames: Array<Frame>, };
