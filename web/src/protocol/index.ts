// Written by `make types` from crates/protocol. Do not edit.

export type Seat = number;

export type Player = number;

export type CardId = number;

export type Suit = "hearts" | "diamonds" | "clubs" | "spades";

export type Rank = number;

export type Role = "sheriff" | "deputy" | "outlaw" | "renegade";

export type Kind = "bang" | "missed" | "beer" | "saloon" | "stagecoach" | "wells-fargo" | "general-store" | "panic" | "cat-balou" | "gatling" | "indians" | "duel" | "barrel" | "mustang" | "scope" | "jail" | "dynamite" | "volcanic" | "schofield" | "remington" | "rev-carabine" | "winchester" | "dodge" | "whisky" | "tequila" | "rag-time" | "brawl" | "punch" | "springfield" | "hideout" | "binocular" | "bible" | "iron-plate" | "sombrero" | "ten-gallon-hat" | "canteen" | "pony-express" | "can-can" | "conestoga" | "derringer" | "knife" | "pepperbox" | "buffalo-rifle" | "howitzer";

export type Character = "bart-cassidy" | "black-jack" | "calamity-janet" | "el-gringo" | "jesse-jones" | "jourdonnais" | "kit-carlson" | "lucky-duke" | "paul-regret" | "pedro-ramirez" | "rose-doolan" | "sid-ketchum" | "slab-the-killer" | "suzy-lafayette" | "vulture-sam" | "willy-the-kid" | "apache-kid" | "belle-star" | "bill-noface" | "chuck-wengam" | "doc-holyday" | "elena-fuente" | "greg-digger" | "herb-hunter" | "jose-delgado" | "molly-stark" | "pat-brennan" | "pixie-pete" | "sean-mallory" | "tequila-joe" | "vera-custer" | "big-spencer" | "flint-westwood" | "gary-looter" | "greygory-deck" | "john-pain" | "lee-van-kliff" | "teren-kill" | "youl-grinner" | "claus-the-saint" | "johnny-kisch" | "uncle-will";

export type EventCard = string;

export type Phase = "start" | "draw" | "play" | "discard" | "end";

export type Winner = "law" | "outlaws" | { "renegade": Seat } | { "survivor": Seat } | { "personal": Seat };

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

export type Choice = "deck" | "discard" | "hand" | "hearts" | "diamonds" | "clubs" | "spades" | "red" | "black" | "life" | "crime-is-defeated" | "the-law-is-dead" | { "character": Character } | { "dollars": Price } | { "kind": Kind };

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

export type Wants = "seat" | "card" | "choice" | "answer" | "kind" | "cost";

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
owed: number, 
/**
 * The card in play that is shot at, where no life is at stake.
 */
card?: CardId, } | { "is": "give", 
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
dead: Seat, } | { "is": "name-copy" } | { "is": "arrange" } | { "is": "event", 
/**
 * Which one.
 */
event: EventCard, 
/**
 * What sort of answer.
 */
wants: Wants, } | { "is": "pick-character" } | { "is": "declare" } | { "is": "keep", 
/**
 * What it costs, where characters are hired.
 */
price?: Price, } | { "is": "nominate", 
/**
 * Nobody else is left to bid: it is had for the least price.
 */
alone: boolean, } | { "is": "bid", 
/**
 * Which one.
 */
character: Character, 
/**
 * Whose bid is the highest; nobody has bid yet if none.
 */
by: Seat | null, 
/**
 * How much that is.
 */
bid: Price, } | { "is": "buy" } | { "is": "take-back" } | { "is": "draft" } | { "is": "sides" } | { "is": "activate" } | { "is": "place", 
/**
 * Which card.
 */
card: CardId, };

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

export type Line = { 
/**
 * The message.
 */
id: string, 
/**
 * What fills its blanks.
 */
args?: Record<string, Blank>, };

export type Blank = null | number | string | { 
/**
 * Which one.
 */
seat: Seat, } | { 
/**
 * Which one.
 */
card: CardId, } | { 
/**
 * Which one.
 */
kind: Kind, } | { 
/**
 * Which ones.
 */
cards: Array<CardId>, } | { 
/**
 * Which one.
 */
character: Character, } | { 
/**
 * Which one.
 */
event: EventCard, } | { 
/**
 * Which one.
 */
role: Role, } | { 
/**
 * Which one.
 */
line: Line, };

export type Place = "deck" | "discard" | "aside" | { "hand": Seat } | { "table": Seat };

export type Change = { "move": { 
/**
 * Which one; none shows its back to the viewer.
 */
card: CardId | null, 
/**
 * Where it was.
 */
from: Place, 
/**
 * Where it is now.
 */
to: Place, } } | { "turn": { 
/**
 * Whose.
 */
seat: Seat, } } | { "phase": { 
/**
 * Which one.
 */
phase: Phase, } } | { "life": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What there is now.
 */
left: number, 
/**
 * How much more or less than before; nought where it is set anew.
 */
by: number, } } | { "role": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which one.
 */
role: Role, } } | { "died": { 
/**
 * Who.
 */
seat: Seat, } } | { "withdrew": { 
/**
 * Who.
 */
seat: Seat, } } | { "copied": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose ability.
 */
character: Character | null, } } | { "drawn": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose abilities.
 */
characters: Array<Character>, } } | { "became": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which one.
 */
character: Character, } } | { "active": { 
/**
 * Which one.
 */
seat: Seat, } } | { "places": { 
/**
 * One of them.
 */
seat: Seat, 
/**
 * The other one.
 */
with: Seat, } } | { "revealed": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which one.
 */
event: EventCard, 
/**
 * The one that now lies on top of the stack, where that is seen.
 */
next: EventCard | null, 
/**
 * It lies in the side slot.
 */
side: boolean, 
/**
 * Whom it concerns.
 */
concerns: Array<Seat>, } } | { "returned": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * As a ghost, for this turn.
 */
ghost: boolean, } } | { "departed": { 
/**
 * Who.
 */
seat: Seat, } } | { "spoke": { 
/**
 * Who.
 */
seat: Seat, } } | { "ordered": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Who.
 */
to: Seat, 
/**
 * What.
 */
kind: Kind, } } | { "piles": { 
/**
 * Cards in the deck now.
 */
deck: number, 
/**
 * Cards on the discard pile now.
 */
discard: number, } } | { "shown": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which one.
 */
card: CardId, 
/**
 * What it counts as.
 */
kind: Kind, } } | { "flipped": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which one.
 */
card: CardId, } } | { "checked": { 
/**
 * In favour of whoever flipped.
 */
held: boolean, } } | { "shot": { 
/**
 * By whom.
 */
from: Seat, 
/**
 * Who.
 */
to: Array<Seat>, 
/**
 * With what; none is an ability.
 */
kind: Kind | null, } } | { "dodged": { 
/**
 * By whom.
 */
seat: Seat, } } | { "over": { 
/**
 * Who has won.
 */
winner: Winner, } };

export type Event = { 
/**
 * What kind of thing, in a word: `played`, `drew`, `lost` and so on.
 */
fact: string, 
/**
 * The sentence of the log; missing if those around it tell as much.
 */
line?: Line, 
/**
 * What changes on the table, in order.
 */
changes?: Array<Change>, };

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
 * A second character beside it, if the viewer knows it.
 */
spare?: Character, 
/**
 * Characters whose abilities it has until it replaces them.
 */
drawn?: Array<Character>, 
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
 * Left when it came to an open fight: not in the game, but not eliminated either.
 */
withdrawn?: boolean, 
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
 * Distance from the viewer, if the viewer sits and both are there.
 */
distance: number | null, 
/**
 * Within the viewer's range.
 */
reachable: boolean, 
/**
 * The other character of the same player, who has one hand for both; it is listed at the first of them.
 */
partner?: Seat, 
/**
 * The other character of its player is active.
 */
passive?: boolean, 
/**
 * It is passive, and something is being done to it.
 */
acting?: boolean, 
/**
 * Has won or lost, once the game is over and the role is known.
 */
won?: boolean, };

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

export type Direction = "clockwise" | "counter";

export type TalkInfo = "costs" | "forbidden";

export type Meaning = { 
/**
 * Which event.
 */
event: EventCard, 
/**
 * In a few words.
 */
line: Line, };

export type EventsInfo = { 
/**
 * In force in the main slot.
 */
main: EventCard | null, 
/**
 * In force in the side slot.
 */
side: EventCard | null, 
/**
 * The next one of the main stack, where it lies face up.
 */
next: EventCard | null, 
/**
 * Number of events in the main stack.
 */
left: number, 
/**
 * Number of events in the side stack.
 */
side_left: number, 
/**
 * Events that have been in force and are no longer.
 */
used: Array<EventCard>, 
/**
 * Whose regular turns change the main event.
 */
keeper: Seat | null, 
/**
 * Seats the main event has singled out.
 */
chosen: Array<Seat>, 
/**
 * Who is there as a ghost.
 */
ghosts: Array<Seat>, 
/**
 * Whose next turn is skipped.
 */
skipped: Array<Seat>, 
/**
 * The suit the turn player has bound himself to.
 */
suit: Suit | null, 
/**
 * The card the turn player must play if he can, while the viewer knows where it is.
 */
marked: Card | null, 
/**
 * Do discards of the turn player go face down onto the deck?
 */
buries: boolean, 
/**
 * Which way turns go.
 */
turns: Direction, 
/**
 * Which way the effects of cards go.
 */
effects: Direction, 
/**
 * Who plays a card by order of the turn player, or is asked for it.
 */
ordered?: Seat, 
/**
 * What the events in force mean to the viewer just now, in a few words each.
 */
means?: Array<Meaning>, 
/**
 * What it brings the viewer to speak, where that is not free.
 */
talk?: TalkInfo, };

export type Price = number;

export type Dollar = "stake" | "hire" | "keep" | "experience" | "bounty" | "role" | "penalty" | "point";

export type MoneyInfo = { 
/**
 * Points are counted, not dollars.
 */
points: boolean, 
/**
 * What everybody has, by seat.
 */
balance: Array<number>, 
/**
 * What everybody paid for the character, by seat.
 */
price: Array<Price | null>, 
/**
 * Characters that lie face up to be hired, in the order they were revealed.
 */
offered: Array<Character>, };

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
 * Events in force and to come; missing where none are played with.
 */
events?: EventsInfo, 
/**
 * Money and prices; missing where nothing is scored.
 */
money?: MoneyInfo, 
/**
 * Whom the viewer must eliminate himself, where everybody has such a target.
 */
target?: Seat, 
/**
 * Only the last one standing wins now, with his camp where there is one; targets are void.
 */
last_stand?: boolean, 
/**
 * What is asked, of whom.
 */
ask: Ask | null, 
/**
 * Who has won.
 */
winner: Winner | null, 
/**
 * What is asked, or who has won, as a sentence.
 */
says: Line | null, 
/**
 * Why the game ended as it did, for the viewer's role.
 */
because?: Line, };

export type NoEffect = { 
/**
 * The rule that says so.
 */
rule: string, 
/**
 * As a sentence.
 */
line: Line, };

export type Target = { 
/**
 * Who. With neither `hand` nor `cards`, the seat as such is meant.
 */
seat: Seat, 
/**
 * The seat as such may be meant, though its cards may be as well.
 */
whole?: boolean, 
/**
 * A random card of the hand.
 */
hand?: boolean, 
/**
 * One of these cards.
 */
cards?: Array<CardId>, 
/**
 * Aimed there, it would change nothing, or nothing for the better.
 */
waste?: NoEffect, };

export type Way = { 
/**
 * What a hand card counts as.
 */
as?: Kind, 
/**
 * In words, once `aim`, `at`, `thing` and `pay` are filled in from what was chosen.
 */
label: Line, 
/**
 * At whom or what; nothing if it is not aimed.
 */
aims?: Array<Target>, 
/**
 * Hand cards that pay for it, one of these sets; nothing if it is free.
 */
pays?: Array<Array<CardId>>, 
/**
 * It would change nothing, or nothing for the better.
 */
waste?: NoEffect, };

export type Branch = { "do": "pass", 
/**
 * In words.
 */
label: Line, } | { "do": "rest", 
/**
 * In words.
 */
label: Line, } | { "do": "pick", 
/**
 * Which one.
 */
card: CardId, } | { "do": "name", 
/**
 * Which one.
 */
seat: Seat, 
/**
 * In words.
 */
label: Line, } | { "do": "choose", 
/**
 * What.
 */
what: Choice, 
/**
 * In words.
 */
label: Line, } | { "do": "play", 
/**
 * Which one.
 */
card: CardId, 
/**
 * How.
 */
ways: Array<Way>, } | { "do": "use", 
/**
 * Which one.
 */
source: Source, 
/**
 * How.
 */
ways: Array<Way>, };

export type Fallback = { 
/**
 * The answer.
 */
action: Action, 
/**
 * As a sentence.
 */
line: Line, };

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
branches: Array<Branch>, 
/**
 * What is played if nobody answers.
 */
fallback: Fallback | null, };

export type Cards = Array<CardId>;

export type Seats = Array<Seat>;

export type HeistMode = "realtime" | "commit-drawn" | "commit-sealed";

export type HeistStrength = { 
/**
 * Cards in it, jokers included.
 */
size: number, 
/**
 * Its number.
 */
number: number, };

export type HeistStance = "quick" | { "steady": { 
/**
 * Which; may be none.
 */
cards: Cards, } };

export type HeistCommand = { "discard": { 
/**
 * Which.
 */
cards: Cards, } } | { "play_swap": { 
/**
 * The swap.
 */
card: CardId, 
/**
 * From whom.
 */
target: Seat, } } | { "play_indians": { 
/**
 * The indians.
 */
card: CardId, } } | { "play_helper": { 
/**
 * The helper.
 */
card: CardId, } } | "start_shootout" | "declare_duel" | "pass" | { "swap_return": { 
/**
 * Which.
 */
cards: Cards, } } | { "load": { 
/**
 * Which.
 */
cards: Cards, } } | "slap" | { "miss_target": { 
/**
 * Whose card is cancelled.
 */
player: Seat, } } | { "load_commit": { 
/**
 * Which; may be none.
 */
cards: Cards, } } | { "race_commit": { 
/**
 * Which; may be none.
 */
cards: Cards, } } | { "duel_commit": { 
/**
 * How.
 */
stance: HeistStance, } } | "reveal" | { "close": { 
/**
 * In the order of their reaction times.
 */
order: Array<Seat>, } } | "deadline";

export type HeistFact = { "round_began": { 
/**
 * From 1.
 */
round: number, 
/**
 * Whose turn is first.
 */
first: Seat, } } | { "dealt": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which.
 */
cards: Cards | null, } } | { "turn_began": { 
/**
 * Whose.
 */
seat: Seat, } } | { "committed": { 
/**
 * Who.
 */
seat: Seat, } } | { "loaded": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which.
 */
cards: Cards | null, } } | { "discarded": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
cards: Cards, } } | { "passed": { 
/**
 * By whom.
 */
seat: Seat, } } | { "played": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId, 
/**
 * Against whom.
 */
target: Seat | null, } } | { "took": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From whom.
 */
from: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which.
 */
cards: Cards | null, } } | { "returned": { 
/**
 * From whom.
 */
seat: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which.
 */
cards: Cards | null, } } | { "buried": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId | null, } } | { "drew": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
card: CardId | null, } } | { "sheriff_came": { 
/**
 * How many lie there now.
 */
row: number, } } | { "turned_over": { 
/**
 * Which.
 */
card: CardId, } } | { "race_began": { 
/**
 * Whose hand is on the loot already.
 */
starter: Seat | null, } } | { "duel_declared": { 
/**
 * By whom.
 */
seat: Seat, } } | "duel_void" | { "duel_revealed": { 
/**
 * The declarer's.
 */
mine: CardId, 
/**
 * The opponent's.
 */
theirs: CardId, 
/**
 * The declarer's is higher: slap.
 */
go: boolean, } } | "duel_off" | { "slapped": { 
/**
 * Whose.
 */
seat: Seat, } } | { "lottery": { 
/**
 * The seats as they came.
 */
order: Array<Seat>, } } | { "race_closed": { 
/**
 * Who slapped, earliest first.
 */
order: Array<Seat>, 
/**
 * Who did not.
 */
missing: Array<Seat>, } } | { "false_slap": { 
/**
 * Whose.
 */
culprit: Seat, } } | { "packet_taken": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What was in it.
 */
cards: Cards, } } | { "shown": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What was in it.
 */
cards: Cards, 
/**
 * It counts.
 */
takes_part: boolean, } } | { "missed": { 
/**
 * Whose miss.
 */
seat: Seat, 
/**
 * Whose card.
 */
target: Seat, 
/**
 * Which.
 */
card: CardId, } } | { "miss_wasted": { 
/**
 * Whose.
 */
seat: Seat, } } | { "counted": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its best set.
 */
strength: HeistStrength, } } | { "shared": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many cards.
 */
count: number, 
/**
 * How many points that makes in all.
 */
points: number, } } | { "left_over": { 
/**
 * How many cards.
 */
count: number, } } | { "over": { 
/**
 * Who has won.
 */
winners: Seats, } };

export type HeistWaiting = "load_commits" | "action" | { "swap": { 
/**
 * To whom.
 */
target: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * What was taken, if the viewer may know.
 */
taken: Cards | null, 
/**
 * The card that is being played.
 */
card: CardId, } } | { "race": { 
/**
 * Whose hand is on the loot already.
 */
starter: Seat | null, } } | { "race_commits": { 
/**
 * Whose hand is on the loot already.
 */
starter: Seat | null, } } | "suspense" | "duel_commits" | { "window": { 
/**
 * The declarer's is higher.
 */
go: boolean, } } | { "miss": { 
/**
 * Whose miss.
 */
owner: Seat, 
/**
 * Who can be chosen.
 */
targets: Array<Seat>, } } | "over";

export type HeistRules = { 
/**
 * How many rounds.
 */
rounds: number, 
/**
 * How races are decided.
 */
mode: HeistMode, 
/**
 * For an action.
 */
turn: number, 
/**
 * For the cards that go back after a swap.
 */
swap_return: number, 
/**
 * For aiming one miss.
 */
miss: number, 
/**
 * For a race.
 */
slap: number, };

export type HeistSeat = { 
/**
 * Hand cards.
 */
hand_count: number, 
/**
 * Which, if the viewer may know.
 */
hand: Cards | null, 
/**
 * Loaded cards.
 */
revolver_count: number, 
/**
 * Which, if the viewer may know.
 */
revolver: Cards | null, 
/**
 * In front of him.
 */
helpers: Cards, 
/**
 * So far.
 */
points: number, 
/**
 * His hand is on the loot.
 */
slapped: boolean, 
/**
 * He owes a sealed decision.
 */
owes: boolean, };

export type HeistRound = { 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Who slapped, earliest first.
 */
order: Array<Seat>, 
/**
 * Who did not.
 */
missing: Array<Seat>, 
/**
 * Participants, best first.
 */
ranking: Array<Seat>, 
/**
 * All revolvers, in order of seats.
 */
revolvers: Array<Cards>, 
/**
 * What misses cancelled.
 */
cancelled: Cards, 
/**
 * What the revolvers of participants were worth.
 */
strengths: Array<HeistStrength>, 
/**
 * Cards of the loot each got.
 */
shares: Array<number>, 
/**
 * Cards of the loot nobody got.
 */
lost: number, };

export type HeistTable = { 
/**
 * The viewer's seat.
 */
me: Seat | null, 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Of so many.
 */
rounds: number, 
/**
 * How races are decided.
 */
mode: HeistMode, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * What the table is waiting for.
 */
waiting: HeistWaiting, 
/**
 * A race was interrupted: the house waits for people to come back and runs it again.
 */
paused: boolean, 
/**
 * Passes in a row.
 */
passes: number, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * Sheriffs beside it.
 */
row: number, 
/**
 * The loot, in the order it came.
 */
loot: Array<CardId>, 
/**
 * Cards in the bonus packet.
 */
packet: number, 
/**
 * Everybody, in order of seats.
 */
seats: Array<HeistSeat>, 
/**
 * What misses have cancelled in the division that is going on.
 */
cancelled: Cards, 
/**
 * How the last round ended.
 */
last: HeistRound | null, 
/**
 * Who has won, when the game is over.
 */
winners: Seats | null, };

export type HeistSeal = "load" | "race" | "duel";

export type HeistOffer = { 
/**
 * The number decisions carry; loads and slaps carry none.
 */
ask: number, 
/**
 * Nothing this time.
 */
pass: boolean, 
/**
 * Start the shoot-out.
 */
shootout: boolean, 
/**
 * Declare a duel.
 */
duel: boolean, 
/**
 * Sets that may go to the loot.
 */
discards: Array<Cards>, 
/**
 * Event cards that are played as they are.
 */
events: Array<CardId>, 
/**
 * Swaps.
 */
swaps: Array<CardId>, 
/**
 * Whom a swap, or a miss, may be aimed at.
 */
targets: Array<Seat>, 
/**
 * So many cards go back.
 */
give_back: number, 
/**
 * A miss is aimed.
 */
aim: boolean, 
/**
 * Any of these may be loaded, now or sealed.
 */
load: Cards, 
/**
 * Something is sealed; `load` says of which cards.
 */
seal: HeistSeal | null, 
/**
 * A slap is wanted. One that is not wanted locks the hand for a moment.
 */
slap: boolean, };

export type HeistShown = { 
/**
 * What happened, in order, as he saw it; in `full` everything since the deal, if he asked for the log.
 */
facts: Array<HeistFact>, 
/**
 * The table now; missing only while he catches up and a later step follows at once.
 */
table: HeistTable | null, 
/**
 * What he may send.
 */
offer: HeistOffer | null, };

export type Order = { "heist": HeistCommand };

export type Other = { "game": "heist" } & HeistShown;

export type ClientMessage = { "type": "hello", 
/**
 * The last version it has; none asks for everything.
 */
since: number | null, 
/**
 * Wants the log of the game so far with every `full`.
 */
log: boolean, } | { "type": "act", 
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
action: Action, } | { "type": "send", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * The game, as the last `full` named it.
 */
game: string, 
/**
 * The number of the offer, for decisions. What takes effect when it arrives, like a slap, carries none.
 */
ask: number | null, 
/**
 * What.
 */
order: Order, } | { "type": "why-not", 
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
seat: Seat, } | { "type": "ready", 
/**
 * Repeated in the answer.
 */
id: number, 
/**
 * Ready.
 */
ready: boolean, } | { "type": "rematch", 
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
said: Array<Said>, 
/**
 * The log of the game so far as he saw it, if he asked for it.
 */
log?: Array<Line>, 
/**
 * The same of another game than Bang!, whose name is in `game`; the fields for Bang! are empty then.
 */
other?: Other, } | { "type": "step", 
/**
 * Where the viewer is now.
 */
version: number, 
/**
 * What happened, in order, as he saw it.
 */
events: Array<Event>, 
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
answers: number | null, 
/**
 * The same of another game than Bang!, whose name is in `game`; the fields for Bang! are empty then.
 */
other?: Other, } | { "type": "people", 
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
line: Line | null, 
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
line: Line | null, } | { "type": "resync" } | { "type": "going", 
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

export type Gone = "expired" | "removed" | "flood" | "signed-out" | "locked";

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
host: boolean, 
/**
 * The person is ready: to begin, or after the end for one more game.
 */
ready: boolean, 
/**
 * The viewer may sit down here: it is free, or a bot's that may be taken over.
 */
open: boolean, 
/**
 * A number for the person, the same as in what he says at this table and nowhere else.
 */
who: number | null, };

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

export type SeriesPlace = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Dollars, or points.
 */
balance: number, 
/**
 * Games won.
 */
won: number, 
/**
 * Games survived.
 */
survived: number, 
/**
 * The place, from 1; shared by those nothing tells apart.
 */
place: number, };

export type SeriesInfo = { 
/**
 * Its id: `/api/series/ID` tells everything about it.
 */
id: string, 
/**
 * Games that are over.
 */
played: number, 
/**
 * Games it has; 1 is a single game, which any number of others may follow.
 */
length: number, 
/**
 * Another game of it follows by itself once everybody is ready.
 */
goes_on: boolean, 
/**
 * Points are counted, not dollars.
 */
points: boolean, 
/**
 * Everybody's place, in the order of seats.
 */
places: Array<SeriesPlace>, };

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
 * The viewer's own chair.
 */
you_sit: Seat | null, 
/**
 * The table asks newcomers for a password.
 */
locked: boolean, 
/**
 * After the end: how many still have to agree before the next game is dealt.
 */
waiting_for: number, 
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
knocks: Array<Knock>, 
/**
 * The series these games belong to; missing where nothing is carried from game to game.
 */
series?: SeriesInfo, };

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
public: boolean, 
/**
 * The table plays heist, like this; the edition is `heist` then. None is Bang!.
 */
heist?: HeistRules, };

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
 * The speaker's number at this table.
 */
who: number, 
/**
 * The words, or nothing if it is a phrase.
 */
text: string | null, 
/**
 * The phrase.
 */
phrase: Phrase | null, };

export type Phrase = "howdy" | "good-game" | "nice-shot" | "thanks" | "sorry" | "ouch" | "hurry" | "thinking" | "trust-me" | "not-me" | "one-more" | "farewell" | "renewed" | "race-again";

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
 * It asks for a password.
 */
locked: boolean, 
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

export type Password = { 
/**
 * The password.
 */
password: string, };

export type Done = { 
/**
 * Always.
 */
done: boolean, };

export type Complaint = "insults" | "name" | "cheating" | "spoiling" | "other";

export type Report = { 
/**
 * The number of the person at this table.
 */
who: number, 
/**
 * What it is about.
 */
about: Complaint, 
/**
 * In words.
 */
text: string, };

export type PlayedGame = { 
/**
 * Its recording.
 */
game: string, 
/**
 * When it ended, in seconds since 1970.
 */
at: number, 
/**
 * What the table was called.
 */
table: string, 
/**
 * The edition.
 */
edition: string, 
/**
 * How many seats.
 */
players: number, 
/**
 * How many of them were people.
 */
people: number, 
/**
 * The person's role, in a game that has them.
 */
role: Role | null, 
/**
 * The person's character, likewise.
 */
character: Character | null, 
/**
 * The person won.
 */
won: boolean, 
/**
 * The person was alive at the end.
 */
alive: boolean, };

export type RoleTally = { 
/**
 * The role.
 */
role: Role, 
/**
 * Games played to their end.
 */
games: number, 
/**
 * Games won.
 */
won: number, };

export type History = { 
/**
 * The last games, the latest first.
 */
games: Array<PlayedGame>, 
/**
 * By role, over all games.
 */
roles: Array<RoleTally>, };

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

export type RuleText = { 
/**
 * Its id.
 */
id: string, 
/**
 * Rule, edge, interaction, vector or bookkeeping.
 */
kind: string, 
/**
 * The chapter it stands in.
 */
chapter: string, 
/**
 * What it is about.
 */
title: string, 
/**
 * Its words, paragraph by paragraph.
 */
text: Array<string>, };

export type Rules = { 
/**
 * Those found, in the order of the book.
 */
rules: Array<RuleText>, 
/**
 * How many more there are.
 */
more: number, };

export type Frame = { 
/**
 * How many answers were given before.
 */
at: number, 
/**
 * What happened.
 */
events: Array<Event>, 
/**
 * The table then; none of another game than Bang!.
 */
table: TableView | null, 
/**
 * The same of another game than Bang!.
 */
other?: Other, };

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

export type Camp = { "is": "law" } | { "is": "outlaws" } | { "is": "renegades" } | { "is": "seat", 
/**
 * The seat; the first of two.
 */
seat: Seat, };

export type StudyMoment = { 
/**
 * How many answers were given before it; what came of it is seen at the next position.
 */
at: number, 
/**
 * How much of the chance of winning changed its owner, in thousandths.
 */
swing: number, 
/**
 * What happened then, with all cards open.
 */
told: Array<Line>, };

export type StudyMove = { 
/**
 * How many answers were given before it.
 */
at: number, 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What was answered.
 */
did: Line, 
/**
 * What the bot `sharp` would have answered, if that was something else.
 */
better: Line | null, 
/**
 * The chance of winning with the answer, as far as its player could know, in thousandths.
 */
chance: number, 
/**
 * What the other answer would have added, in thousandths.
 */
gain: number, 
/**
 * Half the width of the 95 % range of that.
 */
half: number, 
/**
 * It would have added something beyond chance.
 */
mattered: boolean, };

export type GameStudy = { 
/**
 * Whose chances these are.
 */
camps: Array<Camp>, 
/**
 * The chance of each camp before each answer and at the end, in thousandths: judged with all hands and roles open, but not
 * by what lay in the deck.
 */
open: Array<Array<number>>, 
/**
 * The turn each of these positions belongs to.
 */
turns: Array<number>, 
/**
 * What decided the game, the weightiest first, three at most.
 */
moments: Array<StudyMoment>, 
/**
 * Answers of people with a choice, in their order; of bots if nobody else played.
 */
moves: Array<StudyMove>, };

export type StudyState = { "state": "unasked" } | { "state": "waiting", 
/**
 * How many, the one under way included.
 */
ahead: number, } | { "state": "running", 
/**
 * How much of it is done.
 */
percent: number, } | { "state": "failed" } | { "state": "done", 
/**
 * What was found.
 */
study: GameStudy, };

export type RoleOdds = { 
/**
 * For every position the seats, and for each the probabilities of sheriff, deputy, outlaw and renegade in hundredths. None
 * where there are no hidden roles.
 */
odds: Array<Array<[number, number, number, number]>>, };

export type SeriesEntry = { 
/**
 * Whose money.
 */
seat: Seat, 
/**
 * What came, or went if it is below nought: dollars, or points.
 */
dollars: number, 
/**
 * What for.
 */
why: Dollar, };

export type SeriesGame = { 
/**
 * Its recording.
 */
game: string, 
/**
 * Who won.
 */
winner: Winner, 
/**
 * The roles held at the end, by seat.
 */
roles: Array<Role>, 
/**
 * Seats on the winning side.
 */
won: Array<Seat>, 
/**
 * What everybody had at its end, by seat.
 */
balance: Array<number>, 
/**
 * Every dollar of it, in the order they came and went.
 */
ledger: Array<SeriesEntry>, };

export type SeriesPage = { 
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
 * Who sat where in the last of its games.
 */
names: Array<string>, 
/**
 * Games it has; 1 is a single game, which any number of others may follow.
 */
length: number, 
/**
 * All have been played.
 */
over: boolean, 
/**
 * Points are counted, not dollars.
 */
points: boolean, 
/**
 * The games that are over, the first one first.
 */
games: Array<SeriesGame>, 
/**
 * Everybody's place, in the order of seats.
 */
places: Array<SeriesPlace>, };
