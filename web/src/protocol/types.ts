// The shapes of what the server sends; temporary until they are generated.
export type Seat = number;
export type Player = number;
export type CardId = number;
export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades';
export type Role = 'sheriff' | 'deputy' | 'outlaw' | 'renegade';
export type Kind = string;
export type Character = string;
export type Phase = 'start' | 'draw' | 'play' | 'discard' | 'end';
export type DeckName = 'base' | 'standalone' | 'base-and-expansion';
export type Winner = 'law' | 'outlaws' | { renegade: Seat };

export interface Card { id: CardId; kind: Kind; suit: Suit; rank: number }
export interface InPlay { card: Card; fresh: boolean }
export interface SeatInfo {
  seat: Seat; character: Character; borrowed: Character | null; life: number; max: number; alive: boolean; role: Role | null;
  hand: (Card | null)[]; table: InPlay[]; muted: boolean; range: number; distance: number | null; reachable: boolean;
}
export interface TurnInfo { seat: Seat; phase: Phase; number: number; limited: number }
export interface TableView {
  me: Seat | null; seats: SeatInfo[]; deck: number; discard: number; discard_top: Card | null; waiting: Card[]; aside: (Card | null)[];
  turn: TurnInfo; ask: Ask | null; winner: Winner | null;
}
export type Source = { card: CardId } | { character: Character };
export interface Aim { seat: Seat | null; card: CardId | null }
export type Choice = 'deck' | 'discard' | 'hand';
export type Pay = [CardId | null, CardId | null];
export type Action =
  | { do: 'pass' }
  | { do: 'rest' }
  | { do: 'play'; with: { card: CardId; kind: Kind; aim: Aim; pay: Pay } }
  | { do: 'use'; with: { source: Source; aim: Aim; pay: Pay } }
  | { do: 'pick'; with: CardId }
  | { do: 'name'; with: Seat }
  | { do: 'choose'; with: Choice };
export type Question =
  | { is: 'play' | 'rescue' | 'interrupt' | 'pick-store' | 'pick-flip' | 'pick-draw' | 'draw-mode' | 'pick-duplicate' | 'name-copy' | 'arrange' }
  | { is: 'dodge'; by: Seat | null; kind: Kind | null; owed: number }
  | { is: 'give'; by: Seat; kind: Kind; wants: Kind }
  | { is: 'prevent'; points: number }
  | { is: 'pick-surplus'; left: number }
  | { is: 'pick-victim'; seat: Seat }
  | { is: 'pick-gift'; to: Seat }
  | { is: 'pick-loot'; dead: Seat };
export type Shape = 'play' | 'respond' | 'pick-card' | 'pick-seat' | 'pick-one' | 'arrange';
export interface Ask { number: number; who: Player; seat: Seat; question: Question }
export interface Offer { ask: Ask; shape: Shape; actions: Action[]; fallback: Action | null }
export type Reason = 'cost' | 'given' | 'surplus' | 'duplicate' | 'replaced' | 'forced' | 'death' | 'penalty' | 'spent' | 'left-over';
export type Fact =
  | { fact: 'turn-began' | 'turn-lost' | 'declined' | 'punished'; seat: Seat }
  | { fact: 'phase-began'; seat: Seat; phase: Phase }
  | { fact: 'drew'; seat: Seat; card: CardId | null }
  | { fact: 'took-discard' | 'shown' | 'flipped' | 'picked'; seat: Seat; card: CardId }
  | { fact: 'looked'; seat: Seat; count: number }
  | { fact: 'reshuffled' }
  | { fact: 'played'; seat: Seat; card: CardId; kind: Kind; aim: Aim }
  | { fact: 'answered'; seat: Seat; card: CardId; kind: Kind }
  | { fact: 'laid'; seat: Seat; card: CardId; on: Seat }
  | { fact: 'used'; seat: Seat; source: Source; aim: Aim }
  | { fact: 'discarded'; seat: Seat; card: CardId; why: Reason }
  | { fact: 'checked'; seat: Seat; source: Source; held: boolean }
  | { fact: 'missed'; seat: Seat; by: Seat | null }
  | { fact: 'lost'; seat: Seat; points: number; by: Seat | null; left: number; kind: Kind | null }
  | { fact: 'prevented'; seat: Seat; points: number }
  | { fact: 'healed'; seat: Seat; points: number; left: number }
  | { fact: 'took'; seat: Seat; from: Seat; card: CardId | null; hand: boolean }
  | { fact: 'passed'; card: CardId; from: Seat; to: Seat }
  | { fact: 'stocked'; card: CardId }
  | { fact: 'gave'; seat: Seat; to: Seat; card: CardId | null }
  | { fact: 'copied'; seat: Seat; character: Character | null; from: Seat | null }
  | { fact: 'eliminated'; seat: Seat; by: Seat | null; role: Role }
  | { fact: 'rewarded'; seat: Seat; cards: number }
  | { fact: 'role-shown'; seat: Seat; role: Role }
  | { fact: 'over'; winner: Winner };
export interface Update { facts: Fact[]; table: TableView; offer: Offer | null }
export type Why =
  | { reason: 'over' | 'stale' | 'wrong-answer' | 'not-in-hand' | 'not-in-play' | 'dead' | 'aim' | 'oneself' | 'no-card-there' | 'nobody-to-aim' | 'sheriff' | 'two-left' | 'not-ready' | 'silenced' | 'tried' | 'immune' | 'no-ability' | 'not-offered' }
  | { reason: 'not-asked'; asked: Seat }
  | { reason: 'not-now' | 'not-as' | 'duplicate'; kind: Kind }
  | { reason: 'limit'; limit: number }
  | { reason: 'out-of-range'; distance: number; range: number }
  | { reason: 'too-far'; distance: number; reach: number }
  | { reason: 'cost'; cards: number };
export interface Refusal { rule: string; why: Why }
