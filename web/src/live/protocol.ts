// Made from src/kibitz/app/protocol by `python -m kibitz.app.protocol.typescript`. Do not edit.

export const VERSION = 2;

export const ANSWERS: readonly string[] = [
  "Done",
  "Refused",
  "Superseded",
  "Outdated",
  "Shown",
  "Waiting",
  "Spoke",
  "Hint",
  "Welcome",
  "Tables",
  "CodeFound",
  "Network",
  "Handover",
  "History",
  "DealShown",
  "Recorded",
  "Analysis",
  "Meanings",
  "Opinion",
  "ProgressShown",
  "PuzzleShown",
  "PuzzleAnswered",
  "DailyShown",
  "DealsDrawn",
  "BoardShown",
  "MyLessons",
  "LessonShown",
  "ClassReady",
  "ClassShown",
  "TeacherSaid",
  "DeskShown",
  "DeskChanged",
  "TableSeen",
  "ClassMarks",
  "ClassBoards",
  "HomeworkReady",
  "HomeworkShown",
  "HomeworkNews",
  "HomeworkPuzzleShown",
  "HomeworkBook",
  "HomeworkChanged",
  "PupilWork",
  "EventMade",
  "EventShown",
  "EventChanged",
  "MyPlaceChanged",
  "MovementOffers",
  "TravellerShown",
  "ScoreCardShown",
  "EventFile",
  "SlipsShown",
  "SlipFormShown",
  "SlipsChanged",
  "SlipScored",
  "LeagueMade",
  "LeagueShown",
  "LeagueChanged",
  "MySeats",
  "LeagueFile",
  "EveningReady",
  "EveningShown",
  "EveningChanged",
];

export const PHRASES: readonly Phrase[] = [
  { text: "Hello!", after_deal: false },
  { text: "Good luck!", after_deal: false },
  { text: "One moment, please.", after_deal: false },
  { text: "I am back.", after_deal: false },
  { text: "Goodbye!", after_deal: false },
  { text: "Well played!", after_deal: true },
  { text: "Nicely done!", after_deal: true },
  { text: "Thank you, partner!", after_deal: true },
  { text: "Sorry!", after_deal: true },
  { text: "Good game!", after_deal: true },
];

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "watch" }
  | { readonly screen: "club" }
  | { readonly screen: "history" }
  | { readonly screen: "progress" }
  | { readonly screen: "table"; readonly table: string }
  | { readonly screen: "lookback"; readonly table: string; readonly deal: number }
  | { readonly screen: "deal"; readonly game: string; readonly code: string }
  | { readonly screen: "deals" }
  | { readonly screen: "lessons" }
  | { readonly screen: "lesson"; readonly lesson: string }
  | { readonly screen: "practice"; readonly puzzle: string | null }
  | { readonly screen: "rules"; readonly game: string }
  | { readonly screen: "referee"; readonly answers: string | null }
  | { readonly screen: "print" }
  | { readonly screen: "view" }
  | { readonly screen: "class"; readonly code: string | null }
  | { readonly screen: "desk"; readonly code: string }
  | { readonly screen: "homework"; readonly code: string | null; readonly pupil: number | null; readonly task: number | null; readonly card: number | null }
  | { readonly screen: "make_competition" }
  | { readonly screen: "director"; readonly code: string }
  | { readonly screen: "competition"; readonly code: string }
  | { readonly screen: "wall"; readonly code: string }
  | { readonly screen: "slips"; readonly code: string }
  | { readonly screen: "make_league" }
  | { readonly screen: "league"; readonly code: string }
  | { readonly screen: "match"; readonly code: string; readonly match: string }
  | { readonly screen: "make_evening" }
  | { readonly screen: "evening"; readonly code: string };

export const ADDRESSES: Readonly<Record<Route["screen"], readonly string[]>> = {
  home: ["/"],
  watch: ["/watch"],
  club: ["/club"],
  history: ["/history"],
  progress: ["/progress"],
  table: ["/t/{table}"],
  lookback: ["/t/{table}/{deal:int}"],
  deal: ["/deal/{game}/{code}"],
  deals: ["/deals"],
  lessons: ["/learn"],
  lesson: ["/learn/{lesson}"],
  practice: ["/practice","/practice/{puzzle}"],
  rules: ["/rules/{game}"],
  referee: ["/referee","/referee/{answers}"],
  print: ["/print"],
  view: ["/view"],
  class: ["/class","/class/{code:code}"],
  desk: ["/desk/{code:code}"],
  homework: ["/homework","/homework/{code:code}","/homework/{code:code}/{pupil:int}/{task:int}","/homework/{code:code}/{pupil:int}/{task:int}/{card:int}"],
  make_competition: ["/club/competition"],
  director: ["/director/{code:code}"],
  competition: ["/event/{code:code}"],
  wall: ["/wall/{code:code}"],
  slips: ["/slips/{code:code}"],
  make_league: ["/league"],
  league: ["/league/{code:code}"],
  match: ["/league/{code:code}/{match}"],
  make_evening: ["/evening"],
  evening: ["/evening/{code:code}"],
};

export interface Cut {
  readonly event: "cut";
  readonly seat: Seat;
  readonly place: number;
}

export type Seat = "N" | "E" | "S" | "W";

export interface Announced {
  readonly event: "announced";
  readonly seat: Seat;
  readonly measure: Measure;
  readonly number: number;
}

export type Measure = "points" | "strength" | "longest";

export interface Called {
  readonly event: "called";
  readonly seat: Seat;
  readonly call: string;
}

export interface Chose {
  readonly event: "chose";
  readonly seat: Seat;
  readonly contract: Contract;
}

export interface Contract {
  readonly strain: string;
  readonly goal: number;
  readonly terms: string;
}

export interface Targeted {
  readonly event: "targeted";
  readonly seat: Seat;
  readonly terms: string;
}

export interface Nominated {
  readonly event: "nominated";
  readonly seat: Seat;
  readonly declarer: Seat;
}

export interface Played {
  readonly event: "played";
  readonly seat: Seat;
  readonly card: string;
}

export interface Turned {
  readonly event: "turned";
  readonly seat: Seat;
}

export interface Claimed {
  readonly event: "claimed";
  readonly seat: Seat;
  readonly tricks: number;
  readonly line: ClaimLine;
}

export type ClaimLine = "my cards are high" | "trumps first, then high cards" | "ruffing in both hands" | "in any order" | "the rest is theirs";

export interface Answered {
  readonly event: "answered";
  readonly seat: Seat;
  readonly agreed: boolean;
}

export interface Asked {
  readonly event: "asked";
  readonly seat: Seat;
}

export interface Exposed {
  readonly event: "exposed";
  readonly seat: Seat;
  readonly card: string;
}

export interface Accepted {
  readonly event: "accepted";
  readonly seat: Seat;
}

export interface Rejected {
  readonly event: "rejected";
  readonly seat: Seat;
}

export interface Challenged {
  readonly event: "challenged";
  readonly seat: Seat;
  readonly of: Seat;
}

export type Move =
  | Cut
  | Announced
  | Called
  | Chose
  | Targeted
  | Nominated
  | Played
  | Turned
  | Claimed
  | Answered
  | Asked
  | Exposed
  | Accepted
  | Rejected
  | Challenged;

export interface OpenTable {
  readonly type: "OpenTable";
  readonly id: number;
  readonly nickname: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly session?: string | null;
  readonly session_options?: Readonly<Record<string, unknown>>;
  readonly bots?: string;
  readonly levels?: Readonly<Record<number, string>>;
  readonly gather?: boolean;
  readonly watchable?: boolean;
  readonly practice?: boolean;
  readonly hints?: boolean;
  readonly deal?: DealWanted | null;
  readonly order?: string;
}

export interface DealWanted {
  readonly code: string;
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly seat: Seat;
  readonly below: Readonly<Partial<Record<Side, number>>>;
}

export type Side = "NS" | "EW";

export interface Join {
  readonly type: "Join";
  readonly id: number;
  readonly table: string;
  readonly nickname: string;
  readonly player?: number | null;
}

export interface LetIn {
  readonly type: "LetIn";
  readonly id: number;
  readonly table: string;
  readonly guest: number;
  readonly how: "next" | "no" | "now";
}

export interface SendAway {
  readonly type: "SendAway";
  readonly id: number;
  readonly table: string;
  readonly player: number;
  readonly when?: "next" | "now" | "stay";
}

export interface GiveUp {
  readonly type: "GiveUp";
  readonly id: number;
  readonly table: string;
}

export interface SetWatchable {
  readonly type: "SetWatchable";
  readonly id: number;
  readonly table: string;
  readonly watchable: boolean;
}

export interface SetOrder {
  readonly type: "SetOrder";
  readonly id: number;
  readonly table: string;
  readonly want: string;
}

export interface Swap {
  readonly type: "Swap";
  readonly id: number;
  readonly table: string;
  readonly one: number;
  readonly other: number;
}

export interface Draw {
  readonly type: "Draw";
  readonly id: number;
  readonly table: string;
}

export interface Begin {
  readonly type: "Begin";
  readonly id: number;
  readonly table: string;
}

export interface Watch {
  readonly type: "Watch";
  readonly id: number;
  readonly table: string;
}

export interface Leave {
  readonly type: "Leave";
  readonly table: string;
}

export interface Act {
  readonly type: "Act";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly at: number;
  readonly nonce: string;
  readonly move: Move;
}

export interface GoOn {
  readonly type: "GoOn";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
}

export interface EndSession {
  readonly type: "EndSession";
  readonly id: number;
  readonly table: string;
}

export interface Say {
  readonly type: "Say";
  readonly table: string;
  readonly phrase: string;
}

export interface StandUp {
  readonly type: "StandUp";
  readonly id: number;
  readonly table: string;
}

export interface SitDown {
  readonly type: "SitDown";
  readonly id: number;
  readonly table: string;
}

export interface AskReplace {
  readonly type: "AskReplace";
  readonly id: number;
  readonly table: string;
  readonly player: number;
  readonly agree?: boolean;
}

export interface SetLevel {
  readonly type: "SetLevel";
  readonly id: number;
  readonly table: string;
  readonly player: number;
  readonly level: string;
}

export interface SetPace {
  readonly type: "SetPace";
  readonly id: number;
  readonly table: string;
  readonly pace: "at once" | "calm" | "normal" | "quick";
}

export interface BeDummy {
  readonly type: "BeDummy";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly does: "hurries" | "plays" | "watches";
}

export interface PointAt {
  readonly type: "PointAt";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly at: number;
  readonly move: Move;
}

export interface AskHint {
  readonly type: "AskHint";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly at: number;
  readonly step?: "name" | "nudge";
}

export interface Hello {
  readonly type: "Hello";
  readonly version: number;
  readonly token?: string | null;
}

export interface AskTables {
  readonly type: "AskTables";
  readonly id: number;
}

export interface FindCode {
  readonly type: "FindCode";
  readonly id: number;
  readonly code: string;
}

export interface LetNetworkIn {
  readonly type: "LetNetworkIn";
  readonly id: number;
}

export interface AskHandover {
  readonly type: "AskHandover";
  readonly id: number;
}

export interface TakeOver {
  readonly type: "TakeOver";
  readonly id: number;
  readonly code: string;
}

export interface AskHistory {
  readonly type: "AskHistory";
  readonly id: number;
  readonly game?: string | null;
  readonly result?: "down" | "lost" | "made" | "won" | null;
  readonly company?: "bots" | "people" | null;
  readonly since?: number | null;
  readonly before?: number | null;
  readonly zone?: number;
}

export interface AskDeal {
  readonly type: "AskDeal";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly place?: number | null;
}

export interface AskRecord {
  readonly type: "AskRecord";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly form?: "json" | "pbn";
}

export interface AskAnalysis {
  readonly type: "AskAnalysis";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
}

export interface AskMeanings {
  readonly type: "AskMeanings";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly place: number;
}

export interface AskOpinion {
  readonly type: "AskOpinion";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly at: number;
}

export interface PlayAgain {
  readonly type: "PlayAgain";
  readonly id: number;
  readonly nickname: string;
  readonly table: string;
  readonly deal: number;
  readonly at?: number;
}

export interface AskProgress {
  readonly type: "AskProgress";
  readonly id: number;
}

export interface AskMyData {
  readonly type: "AskMyData";
  readonly id: number;
}

export interface ForgetMyDeals {
  readonly type: "ForgetMyDeals";
  readonly id: number;
}

export interface AskPuzzle {
  readonly type: "AskPuzzle";
  readonly id: number;
  readonly rung?: string | null;
  readonly asks?: string | null;
  readonly theme?: string | null;
  readonly but?: string | null;
  readonly key?: string | null;
}

export interface AnswerPuzzle {
  readonly type: "AnswerPuzzle";
  readonly id: number;
  readonly key: string;
  readonly answer: string;
}

export interface AskDaily {
  readonly type: "AskDaily";
  readonly id: number;
}

export interface OpenDaily {
  readonly type: "OpenDaily";
  readonly id: number;
  readonly nickname: string;
  readonly game: string;
}

export interface OrderDeals {
  readonly type: "OrderDeals";
  readonly id: number;
  readonly want: string;
  readonly count?: number;
  readonly prefer?: readonly (readonly [number, string])[];
  readonly seed?: number | null;
}

export interface PlayDeals {
  readonly type: "PlayDeals";
  readonly id: number;
  readonly nickname: string;
  readonly game: string;
  readonly codes: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: string;
  readonly practice?: boolean;
}

export interface AskBoard {
  readonly type: "AskBoard";
  readonly id: number;
  readonly code: string;
}

export interface AskBoardAnalysis {
  readonly type: "AskBoardAnalysis";
  readonly id: number;
  readonly code: string;
}

export interface AskLessons {
  readonly type: "AskLessons";
  readonly id: number;
}

export interface OpenLesson {
  readonly type: "OpenLesson";
  readonly id: number;
  readonly lesson: string;
  readonly language: string;
}

export interface TurnPage {
  readonly type: "TurnPage";
  readonly id: number;
  readonly lesson: string;
  readonly language: string;
  readonly at: number;
  readonly to: number;
}

export interface AnswerQuestion {
  readonly type: "AnswerQuestion";
  readonly id: number;
  readonly lesson: string;
  readonly language: string;
  readonly at: number;
  readonly answer: number;
}

export interface WriteSheet {
  readonly type: "WriteSheet";
  readonly id: number;
  readonly lesson: string;
  readonly language: string;
  readonly at: number;
  readonly written: Readonly<Partial<Record<"points" | "score" | "they" | "they_above" | "they_below" | "they_total" | "tricks" | "we" | "we_above" | "we_below" | "we_total", number>>>;
}

export interface PlayLesson {
  readonly type: "PlayLesson";
  readonly id: number;
  readonly lesson: string;
  readonly language: string;
  readonly at: number;
  readonly nickname: string;
  readonly again?: boolean;
}

export interface StartOver {
  readonly type: "StartOver";
  readonly id: number;
  readonly lesson: string;
  readonly language: string;
}

export interface OpenClass {
  readonly type: "OpenClass";
  readonly id: number;
  readonly title: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface ComeToClass {
  readonly type: "ComeToClass";
  readonly id: number;
  readonly code: string;
  readonly nickname?: string | null;
}

export interface KnockAtClass {
  readonly type: "KnockAtClass";
  readonly id: number;
  readonly code: string;
  readonly nickname: string;
}

export interface QuitClass {
  readonly type: "QuitClass";
  readonly id: number;
  readonly code: string;
  readonly stay?: boolean;
}

export interface OpenDesk {
  readonly type: "OpenDesk";
  readonly id: number;
  readonly code: string;
  readonly secret: string;
}

export interface CloseDesk {
  readonly type: "CloseDesk";
  readonly id: number;
  readonly code: string;
}

export interface SeatClass {
  readonly type: "SeatClass";
  readonly id: number;
  readonly code: string;
  readonly how: SeatPlan;
  readonly boards: BoardsWanted;
}

export type SeatPlan = "random" | "alike" | "mixed" | "partners" | "change" | "same";

export interface BoardsWanted {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly order: string;
  readonly deals: readonly string[];
  readonly lesson: string | null;
  readonly block: number;
  readonly language: string;
  readonly bots: string;
  readonly helping: boolean;
  readonly hints: boolean;
}

export interface SendBoards {
  readonly type: "SendBoards";
  readonly id: number;
  readonly code: string;
  readonly boards: BoardsWanted;
  readonly tables?: readonly number[];
}

export interface SendLesson {
  readonly type: "SendLesson";
  readonly id: number;
  readonly code: string;
  readonly lesson: string;
  readonly block?: number | null;
  readonly language?: string;
  readonly tables?: readonly number[];
}

export interface MovePupil {
  readonly type: "MovePupil";
  readonly id: number;
  readonly code: string;
  readonly member: number;
  readonly table?: number | null;
  readonly seat?: number;
}

export interface GradePupil {
  readonly type: "GradePupil";
  readonly id: number;
  readonly code: string;
  readonly member: number;
  readonly strength: number;
}

export interface RenamePupil {
  readonly type: "RenamePupil";
  readonly id: number;
  readonly code: string;
  readonly member: number;
  readonly name: string;
}

export interface SendPupilAway {
  readonly type: "SendPupilAway";
  readonly id: number;
  readonly code: string;
  readonly member: number;
}

export interface AnswerKnock {
  readonly type: "AnswerKnock";
  readonly id: number;
  readonly code: string;
  readonly member: number;
  readonly is_let_in: boolean;
}

export interface PauseTables {
  readonly type: "PauseTables";
  readonly id: number;
  readonly code: string;
  readonly rests: boolean;
  readonly tables?: readonly number[];
}

export interface AllowAtTables {
  readonly type: "AllowAtTables";
  readonly id: number;
  readonly code: string;
  readonly what: "helping" | "hints";
  readonly is_allowed: boolean;
  readonly tables?: readonly number[];
}

export interface ShowTables {
  readonly type: "ShowTables";
  readonly id: number;
  readonly code: string;
  readonly tables?: readonly number[];
}

export interface TakeTableBack {
  readonly type: "TakeTableBack";
  readonly id: number;
  readonly code: string;
  readonly table: number;
  readonly deal: number;
  readonly to: number;
}

export interface PutTablesAway {
  readonly type: "PutTablesAway";
  readonly id: number;
  readonly code: string;
  readonly tables?: readonly number[];
}

export interface LookAtTable {
  readonly type: "LookAtTable";
  readonly id: number;
  readonly code: string;
  readonly table?: number | null;
  readonly seat?: Seat | null;
}

export interface TellClass {
  readonly type: "TellClass";
  readonly id: number;
  readonly code: string;
  readonly phrase: string;
  readonly tables?: readonly number[];
}

export interface AskClassMarks {
  readonly type: "AskClassMarks";
  readonly id: number;
  readonly code: string;
  readonly language?: string;
}

export interface AskClassBoards {
  readonly type: "AskClassBoards";
  readonly id: number;
  readonly code: string;
}

export interface EndClass {
  readonly type: "EndClass";
  readonly id: number;
  readonly code: string;
}

export interface SetHomework {
  readonly type: "SetHomework";
  readonly id: number;
  readonly title: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly deals?: readonly string[];
  readonly count?: number;
  readonly order?: string;
  readonly puzzles?: PuzzlesWanted | null;
  readonly bots?: string;
  readonly until?: number | null;
  readonly together?: boolean;
  readonly hints?: boolean;
}

export interface PuzzlesWanted {
  readonly count: number;
  readonly rung: string | null;
  readonly asks: string | null;
  readonly theme: string | null;
}

export interface VisitHomework {
  readonly type: "VisitHomework";
  readonly id: number;
  readonly code: string;
}

export interface BeginHomework {
  readonly type: "BeginHomework";
  readonly id: number;
  readonly code: string;
  readonly nickname: string;
  readonly beside?: number | null;
}

export interface AskHomeworkPuzzle {
  readonly type: "AskHomeworkPuzzle";
  readonly id: number;
  readonly code: string;
  readonly task: number;
}

export interface AnswerHomework {
  readonly type: "AnswerHomework";
  readonly id: number;
  readonly code: string;
  readonly task: number;
  readonly answer: string;
}

export interface OpenHomework {
  readonly type: "OpenHomework";
  readonly id: number;
  readonly code: string;
  readonly secret: string;
}

export interface LeaveHomework {
  readonly type: "LeaveHomework";
  readonly code: string;
}

export interface MoveHomeworkDate {
  readonly type: "MoveHomeworkDate";
  readonly id: number;
  readonly code: string;
  readonly until: number | null;
}

export interface AskPupilWork {
  readonly type: "AskPupilWork";
  readonly id: number;
  readonly code: string;
  readonly pupil: number;
}

export interface MakeEvent {
  readonly type: "MakeEvent";
  readonly id: number;
  readonly title: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly method?: Method;
  readonly minutes?: number;
  readonly live?: boolean;
  readonly tablets?: boolean;
  readonly level?: string;
}

export type Method = "matchpoints" | "imps" | "butler" | "total";

export interface SendPiece {
  readonly type: "SendPiece";
  readonly id: number;
  readonly place: number;
  readonly text: string;
}

export interface OpenEventFile {
  readonly type: "OpenEventFile";
  readonly id: number;
}

export interface AskMovements {
  readonly type: "AskMovements";
  readonly id: number;
  readonly competing: "field" | "individual" | "pairs" | "teams" | "threes";
  readonly entrants: number;
  readonly boards: number;
  readonly rounds?: number | null;
}

export interface FollowEvent {
  readonly type: "FollowEvent";
  readonly id: number;
  readonly code: string;
  readonly secret?: string | null;
}

export interface UnfollowEvent {
  readonly type: "UnfollowEvent";
  readonly code: string;
}

export interface BeEntrant {
  readonly type: "BeEntrant";
  readonly id: number;
  readonly code: string;
  readonly entrant: number;
  readonly nickname: string;
}

export interface EnterField {
  readonly type: "EnterField";
  readonly id: number;
  readonly code: string;
  readonly nickname: string;
}

export interface CallOrganiser {
  readonly type: "CallOrganiser";
  readonly id: number;
  readonly code: string;
  readonly wanted: boolean;
}

export interface AskTraveller {
  readonly type: "AskTraveller";
  readonly id: number;
  readonly code: string;
  readonly board: number;
}

export interface AskScoreCard {
  readonly type: "AskScoreCard";
  readonly id: number;
  readonly code: string;
  readonly entrant: number;
}

export interface AskEventFile {
  readonly type: "AskEventFile";
  readonly id: number;
  readonly code: string;
  readonly what: "event" | "pbn" | "ranking" | "results" | "usebio";
}

export interface RunEvent {
  readonly type: "RunEvent";
  readonly id: number;
  readonly code: string;
  readonly act: NameAll | NameClass | SeatAll | ArrangeEvent | DrawBoards | GiveBoards | BeginRound | EndRound | StopClock | StartClock | ExtendRound | EnterResult | AdjustResult | CreditEntrant | LeaveEarly | JoinLate | TableFallsOut | FreeEntrant | AnswerCall | CloseEvent;
}

export interface NameAll {
  readonly type: "NameAll";
  readonly names: readonly string[];
}

export interface NameClass {
  readonly type: "NameClass";
  readonly code: string;
  readonly secret: string;
  readonly size: number;
}

export interface SeatAll {
  readonly type: "SeatAll";
  readonly wish: MovementWish;
}

export interface MovementWish {
  readonly kind: MovementKind;
  readonly boards: number | null;
  readonly rounds: number | null;
  readonly share: boolean;
  readonly switched: number;
  readonly together: boolean;
}

export type MovementKind = "mitchell" | "howell" | "individual" | "threes" | "teams" | "field";

export interface ArrangeEvent {
  readonly type: "ArrangeEvent";
  readonly live: boolean;
  readonly tablets: boolean;
  readonly real_cards: readonly number[];
  readonly level: string;
  readonly wall?: "both" | "ranking" | "seats";
}

export interface DrawBoards {
  readonly type: "DrawBoards";
}

export interface GiveBoards {
  readonly type: "GiveBoards";
  readonly name?: string;
  readonly packed?: boolean;
}

export interface BeginRound {
  readonly type: "BeginRound";
  readonly round: number;
}

export interface EndRound {
  readonly type: "EndRound";
  readonly round: number;
}

export interface StopClock {
  readonly type: "StopClock";
}

export interface StartClock {
  readonly type: "StartClock";
}

export interface ExtendRound {
  readonly type: "ExtendRound";
  readonly minutes: number;
}

export interface EnterResult {
  readonly type: "EnterResult";
  readonly at: TableBoard;
  readonly said: string | SlipSaid;
  readonly again?: boolean;
  readonly why?: string;
}

export interface TableBoard {
  readonly round: number;
  readonly table: number;
  readonly board: number;
}

export interface SlipSaid {
  readonly declarer: Seat | null;
  readonly contract: number;
  readonly tricks: number;
  readonly points: number;
  readonly honours: number;
  readonly honoured: Side | null;
}

export interface AdjustResult {
  readonly type: "AdjustResult";
  readonly at: TableBoard;
  readonly ns: string;
  readonly ew: string;
  readonly why?: string;
}

export interface CreditEntrant {
  readonly type: "CreditEntrant";
  readonly entrant: number;
  readonly amount: string;
  readonly why?: string;
}

export interface LeaveEarly {
  readonly type: "LeaveEarly";
  readonly entrant: number;
}

export interface JoinLate {
  readonly type: "JoinLate";
  readonly name: string;
}

export interface TableFallsOut {
  readonly type: "TableFallsOut";
  readonly table: number;
}

export interface FreeEntrant {
  readonly type: "FreeEntrant";
  readonly entrant: number;
}

export interface AnswerCall {
  readonly type: "AnswerCall";
  readonly round: number;
  readonly table: number;
}

export interface CloseEvent {
  readonly type: "CloseEvent";
}

export interface AskSlips {
  readonly type: "AskSlips";
  readonly id: number;
  readonly code: string;
}

export interface AskSlipForm {
  readonly type: "AskSlipForm";
  readonly id: number;
  readonly code: string;
}

export interface ScoreSlipSaid {
  readonly type: "ScoreSlipSaid";
  readonly id: number;
  readonly code: string;
  readonly board: number;
  readonly said: SlipSaid;
}

export interface EnterSlip {
  readonly type: "EnterSlip";
  readonly id: number;
  readonly code: string;
  readonly round: number;
  readonly board: number;
  readonly said: SlipSaid;
}

export interface ConfirmSlip {
  readonly type: "ConfirmSlip";
  readonly id: number;
  readonly code: string;
  readonly round: number;
  readonly board: number;
}

export interface MakeLeague {
  readonly type: "MakeLeague";
  readonly id: number;
  readonly title: string;
  readonly game: string;
  readonly form: MatchForm;
  readonly deals: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly teams?: boolean;
}

export type MatchForm = "best-of" | "points" | "imps";

export interface OpenLeagueFile {
  readonly type: "OpenLeagueFile";
  readonly id: number;
}

export interface FollowLeague {
  readonly type: "FollowLeague";
  readonly id: number;
  readonly code: string;
  readonly secret?: string | null;
}

export interface UnfollowLeague {
  readonly type: "UnfollowLeague";
  readonly code: string;
}

export interface AskLeagueFile {
  readonly type: "AskLeagueFile";
  readonly id: number;
  readonly code: string;
  readonly what: "league" | "table";
}

export interface RunLeague {
  readonly type: "RunLeague";
  readonly id: number;
  readonly code: string;
  readonly act: EnrolAll | WinDeal | EnterMatch | WithdrawEntrant | OpenMatch | FreeSeat;
}

export interface EnrolAll {
  readonly type: "EnrolAll";
  readonly names: readonly string[];
}

export interface WinDeal {
  readonly type: "WinDeal";
  readonly winner: number;
  readonly loser: number;
  readonly deal: number;
}

export interface EnterMatch {
  readonly type: "EnterMatch";
  readonly one: number;
  readonly other: number;
  readonly score: readonly [number, number];
  readonly winner?: number | null;
}

export interface WithdrawEntrant {
  readonly type: "WithdrawEntrant";
  readonly entrant: number;
}

export interface OpenMatch {
  readonly type: "OpenMatch";
  readonly one: number;
  readonly other: number;
}

export interface FreeSeat {
  readonly type: "FreeSeat";
  readonly one: number;
  readonly other: number;
  readonly room: number;
  readonly seat: Seat;
}

export interface TakeSeat {
  readonly type: "TakeSeat";
  readonly id: number;
  readonly code: string;
  readonly one: number;
  readonly other: number;
  readonly room: number;
  readonly seat: Seat;
  readonly nickname: string;
}

export interface LeaveSeat {
  readonly type: "LeaveSeat";
  readonly id: number;
  readonly code: string;
  readonly one: number;
  readonly other: number;
}

export interface BeginRooms {
  readonly type: "BeginRooms";
  readonly id: number;
  readonly code: string;
  readonly one: number;
  readonly other: number;
}

export interface BeginEvening {
  readonly type: "BeginEvening";
  readonly id: number;
  readonly game: string;
  readonly session: string;
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly session_options?: Readonly<Record<string, unknown>>;
}

export interface FollowEvening {
  readonly type: "FollowEvening";
  readonly id: number;
  readonly code: string;
  readonly secret?: string | null;
}

export interface LeaveEvening {
  readonly type: "LeaveEvening";
  readonly code: string;
}

export interface WeighDeal {
  readonly type: "WeighDeal";
  readonly id: number;
  readonly code: string;
  readonly said: SlipSaid;
}

export interface WriteDeal {
  readonly type: "WriteDeal";
  readonly id: number;
  readonly code: string;
  readonly deal: number;
  readonly said: SlipSaid;
}

export interface StrikeDeal {
  readonly type: "StrikeDeal";
  readonly id: number;
  readonly code: string;
  readonly deal: number;
}

export interface EndEvening {
  readonly type: "EndEvening";
  readonly id: number;
  readonly code: string;
}

export type Request =
  | OpenTable
  | Join
  | LetIn
  | SendAway
  | GiveUp
  | SetWatchable
  | SetOrder
  | Swap
  | Draw
  | Begin
  | Watch
  | Leave
  | Act
  | GoOn
  | EndSession
  | Say
  | StandUp
  | SitDown
  | AskReplace
  | SetLevel
  | SetPace
  | BeDummy
  | PointAt
  | AskHint
  | Hello
  | AskTables
  | FindCode
  | LetNetworkIn
  | AskHandover
  | TakeOver
  | AskHistory
  | AskDeal
  | AskRecord
  | AskAnalysis
  | AskMeanings
  | AskOpinion
  | PlayAgain
  | AskProgress
  | AskMyData
  | ForgetMyDeals
  | AskPuzzle
  | AnswerPuzzle
  | AskDaily
  | OpenDaily
  | OrderDeals
  | PlayDeals
  | AskBoard
  | AskBoardAnalysis
  | AskLessons
  | OpenLesson
  | TurnPage
  | AnswerQuestion
  | WriteSheet
  | PlayLesson
  | StartOver
  | OpenClass
  | ComeToClass
  | KnockAtClass
  | QuitClass
  | OpenDesk
  | CloseDesk
  | SeatClass
  | SendBoards
  | SendLesson
  | MovePupil
  | GradePupil
  | RenamePupil
  | SendPupilAway
  | AnswerKnock
  | PauseTables
  | AllowAtTables
  | ShowTables
  | TakeTableBack
  | PutTablesAway
  | LookAtTable
  | TellClass
  | AskClassMarks
  | AskClassBoards
  | EndClass
  | SetHomework
  | VisitHomework
  | BeginHomework
  | AskHomeworkPuzzle
  | AnswerHomework
  | OpenHomework
  | LeaveHomework
  | MoveHomeworkDate
  | AskPupilWork
  | MakeEvent
  | SendPiece
  | OpenEventFile
  | AskMovements
  | FollowEvent
  | UnfollowEvent
  | BeEntrant
  | EnterField
  | CallOrganiser
  | AskTraveller
  | AskScoreCard
  | AskEventFile
  | RunEvent
  | AskSlips
  | AskSlipForm
  | ScoreSlipSaid
  | EnterSlip
  | ConfirmSlip
  | MakeLeague
  | OpenLeagueFile
  | FollowLeague
  | UnfollowLeague
  | AskLeagueFile
  | RunLeague
  | TakeSeat
  | LeaveSeat
  | BeginRooms
  | BeginEvening
  | FollowEvening
  | LeaveEvening
  | WeighDeal
  | WriteDeal
  | StrikeDeal
  | EndEvening;

export interface Done {
  readonly type: "Done";
  readonly id: number;
  readonly table: string | null;
  readonly at: number | null;
}

export interface Refused {
  readonly type: "Refused";
  readonly id: number | null;
  readonly text: Text;
}

export interface Text {
  readonly say: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Superseded {
  readonly type: "Superseded";
  readonly moved: boolean;
}

export interface Outdated {
  readonly type: "Outdated";
}

export interface Shown {
  readonly type: "Shown";
  readonly picture: Picture;
}

export interface Picture {
  readonly table: string;
  readonly deal: number;
  readonly at: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly session: string;
  readonly deck: "colours" | "french";
  readonly you: number | null;
  readonly seat: Seat | null;
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly places: readonly Place[];
  readonly turn: Seat | null;
  readonly waiting: readonly number[];
  readonly trick: readonly CardPlayed[];
  readonly last_trick: readonly CardPlayed[];
  readonly last_winner: Seat | null;
  readonly tricks_won: Readonly<Partial<Record<Side, number>>>;
  readonly contract: ContractShown | null;
  readonly auction: readonly (readonly [Seat, string])[];
  readonly has_meanings: boolean;
  readonly playable: readonly Playable[];
  readonly choices: readonly Choice[];
  readonly offers: Offers;
  readonly pending: Pending | null;
  readonly story: readonly StoryLine[];
  readonly told: number;
  readonly sheets: readonly Sheet[];
  readonly verdict: Text | null;
  readonly outcome: Outcome | null;
  readonly ready: readonly number[];
  readonly stopping: boolean;
  readonly bot_plays: boolean;
  readonly free: readonly number[];
  readonly until: number | null;
  readonly is_yours: boolean;
  readonly watchable: boolean;
  readonly practice: boolean;
  readonly lent: readonly number[];
  readonly knocks: readonly Knock[];
  readonly asked: "asking" | "next" | "refused" | null;
  readonly number: number;
  readonly redealt: Text | null;
  readonly pace: "at once" | "calm" | "normal" | "quick";
  readonly dummy_does: "hurries" | "plays" | "watches" | null;
  readonly may_hurry: boolean;
  readonly vulnerability: Text | null;
  readonly outlook: readonly Text[];
  readonly milestones: readonly Milestone[];
  readonly below: Readonly<Partial<Record<Side, number>>>;
  readonly hints: boolean;
  readonly patience: number;
  readonly first: FirstPlayed | null;
  readonly lesson: LessonTable | null;
  readonly placed: boolean;
  readonly paused: boolean;
  readonly all_shown: boolean;
  readonly helping: "gets" | "gives" | null;
  readonly allowed: readonly ("helping" | "hints")[];
  readonly pointed: CardPlayed | null;
  readonly order: string;
  readonly kept: readonly Side[] | null;
}

export interface Place {
  readonly seat: Seat;
  readonly player: number | null;
  readonly name: string;
  readonly kind: "bot" | "person" | "spare" | "you";
  readonly away: boolean;
  readonly role: "declarer" | "dummy" | null;
  readonly cards: readonly string[];
  readonly columns: readonly (readonly string[])[];
  readonly count: number;
  readonly said: Text | null;
  readonly level: string | null;
  readonly away_for: number | null;
  readonly leaving: boolean;
  readonly facts: readonly Text[];
  readonly played_by: string | null;
}

export interface CardPlayed {
  readonly seat: Seat;
  readonly card: string;
}

export interface ContractShown {
  readonly text: Text;
  readonly strain: string;
  readonly goals: Readonly<Partial<Record<Side, number>>>;
  readonly declarer: Seat | null;
}

export interface Playable {
  readonly seat: Seat;
  readonly card: string;
  readonly move: Move | null;
  readonly why: Text | null;
}

export interface Choice {
  readonly label: Text;
  readonly move: Move;
  readonly group: string;
  readonly goal: number | null;
  readonly pays: Text | null;
}

export interface Offers {
  readonly claim_up_to: number | null;
  readonly lines: readonly ClaimLine[];
  readonly undo: boolean;
  readonly others: readonly Choice[];
  readonly exposes: readonly Choice[];
  readonly sure: Choice | null;
}

export interface Pending {
  readonly kind: "claim" | "replace" | "undo";
  readonly by: number;
  readonly text: Text;
  readonly answer: readonly Choice[];
  readonly about: number | null;
  readonly asked: boolean;
}

export interface StoryLine {
  readonly number: number;
  readonly text: Text;
}

export interface Sheet {
  readonly title: Text;
  readonly columns: readonly Text[];
  readonly rows: readonly Row[];
}

export interface Row {
  readonly label: Text | null;
  readonly cells: readonly (number | string | null)[];
  readonly ruled: boolean;
  readonly kind: RowKind;
}

export type RowKind = "names" | "score" | "total";

export interface Outcome {
  readonly headline: Text;
  readonly mood: Mood;
  readonly text: Text;
  readonly score: Text;
  readonly points: Readonly<Partial<Record<Side, number>>>;
  readonly lines: readonly Text[];
  readonly thrown_in: boolean;
  readonly hands: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly tricks: readonly TrickShown[];
  readonly code: string;
  readonly committed: boolean;
}

export type Mood = "won" | "lost" | "even";

export interface TrickShown {
  readonly plays: readonly CardPlayed[];
  readonly winner: Seat;
}

export interface Knock {
  readonly guest: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly may_come_now: boolean;
  readonly agreed: boolean;
}

export interface Milestone {
  readonly feat: Feat;
  readonly text: Text;
  readonly mood: Mood;
}

export type Feat = "slam" | "honours" | "penalty" | "game" | "rubber";

export interface FirstPlayed {
  readonly table: string;
  readonly deal: number;
}

export interface LessonTable {
  readonly lesson: string;
  readonly block: number;
  readonly tasks: readonly TaskShown[];
  readonly stopped: boolean;
  readonly done: boolean;
}

export interface TaskShown {
  readonly ask: readonly Paragraph[];
  readonly state: "done" | "missed" | "open";
  readonly said: readonly Paragraph[];
}

export interface Paragraph {
  readonly fragments: readonly Fragment[];
  readonly bullet: boolean;
}

export interface Fragment {
  readonly text: string;
  readonly style: "card" | "emphasis" | "picture" | "plain" | "strong";
  readonly picture: string;
}

export interface Waiting {
  readonly type: "Waiting";
  readonly room: Room;
}

export interface Room {
  readonly table: string;
  readonly game: string;
  readonly session: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deck: "colours" | "french";
  readonly stage: "gathering" | "over" | "playing";
  readonly owner: string;
  readonly is_yours: boolean;
  readonly you: number | null;
  readonly chairs: readonly Chair[];
  readonly asked: "asking" | "next" | "refused" | null;
  readonly knocks: readonly Knock[];
  readonly watchable: boolean;
  readonly practice: boolean;
  readonly hints: boolean;
  readonly order: string;
  readonly placed: boolean;
}

export interface Chair {
  readonly player: number;
  readonly seat: Seat;
  readonly name: string;
  readonly kind: "bot" | "person" | "you";
  readonly away: boolean;
  readonly level: string | null;
  readonly card: string | null;
}

export interface Spoke {
  readonly type: "Spoke";
  readonly table: string;
  readonly player: number;
  readonly phrase: string;
}

export interface Hint {
  readonly type: "Hint";
  readonly id: number;
  readonly said: readonly Text[];
  readonly move: Move | null;
  readonly why: Why | null;
}

export interface Why {
  readonly worlds: number;
  readonly exact: boolean;
  readonly alternatives: readonly Alternative[];
  readonly chosen: number | null;
  readonly inferred: readonly Text[];
  readonly shows: readonly Text[];
  readonly maxim: Maxim | null;
  readonly said: readonly Text[];
}

export interface Alternative {
  readonly what: Text;
  readonly value: number;
  readonly tricks: number | null;
  readonly works: number | null;
  readonly best: number | null;
}

export type Maxim = "least-use" | "top-of-sequence" | "lowest-of-equals" | "least-to-guess" | "falsecard" | "likes" | "likes-not" | "draw-trumps" | "work" | "defenders-lead" | "ruff" | "ruff-to-be-sure" | "discard" | "partner-wins" | "cannot-win" | "second-hand" | "third-hand" | "last-hand" | "cover" | "finesse" | "takes" | "draws-out" | "lets-go" | "book" | "high-from-longest" | "low-from-longest" | "win-cheaply" | "count" | "guidelines" | "certain" | "uncertain" | "good-will" | "proper-order";

export interface Welcome {
  readonly type: "Welcome";
  readonly version: number;
  readonly token: string;
  readonly nickname: string | null;
  readonly tables: readonly TableLine[];
}

export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly session: string;
  readonly names: readonly string[];
  readonly deal: number;
  readonly finished: boolean;
  readonly yours: boolean;
  readonly your_turn: boolean;
  readonly gathering: boolean;
  readonly at: number;
  readonly trouble: Text | null;
  readonly glimpse: Glimpse | null;
}

export interface Glimpse {
  readonly stage: Text;
  readonly contract: Text | null;
  readonly tricks_won: Readonly<Partial<Record<Side, number>>>;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  readonly bots: readonly Seat[];
  readonly watchers: number;
}

export interface Tables {
  readonly type: "Tables";
  readonly id: number;
  readonly tables: readonly TableLine[];
}

export interface CodeFound {
  readonly type: "CodeFound";
  readonly id: number;
  readonly kind: "class" | "evening" | "event" | "homework" | "league" | "table";
  readonly code: string;
}

export interface Network {
  readonly type: "Network";
  readonly id: number;
  readonly address: string;
}

export interface Handover {
  readonly type: "Handover";
  readonly id: number;
  readonly code: string;
}

export interface History {
  readonly type: "History";
  readonly id: number;
  readonly deals: readonly DealLine[];
  readonly more: boolean;
  readonly tallies: readonly DealTally[];
  readonly streaks: Streaks | null;
  readonly games: readonly string[];
}

export interface DealLine {
  readonly table: string;
  readonly deal: number;
  readonly number: number;
  readonly game: string;
  readonly text: Text;
  readonly mood: Mood | null;
  readonly points: number | null;
  readonly partner: string | null;
  readonly others: readonly string[];
  readonly at: number;
  readonly again: boolean;
}

export interface DealTally {
  readonly game: string;
  readonly level: string | null;
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly declared: number;
  readonly made: number;
  readonly defended: number;
  readonly beaten: number;
}

export interface Streaks {
  readonly days: number;
  readonly most_days: number;
  readonly contracts: number;
  readonly most_contracts: number;
}

export interface DealShown {
  readonly type: "DealShown";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
  readonly number: number;
  readonly game: string;
  readonly deck: "colours" | "french";
  readonly code: string;
  readonly seat: Seat | null;
  readonly dealer: Seat;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  readonly hands: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly steps: readonly ReplayStep[];
  readonly contract: ContractShown | null;
  readonly tricks_won: Readonly<Partial<Record<Side, number>>>;
  readonly outcome: Outcome;
  readonly has_meanings: boolean;
  readonly first: FirstPlayed | null;
}

export interface ReplayStep {
  readonly kind: "call" | "card" | "other";
  readonly seat: Seat | null;
  readonly value: string;
  readonly text: Text | null;
  readonly trick_winner: Seat | null;
  readonly why: Why | null;
  readonly at: number;
  readonly is_move: boolean;
  readonly has_opinion: boolean;
  readonly alerted: boolean;
  readonly explained: readonly string[];
  readonly comments: readonly string[];
}

export interface Recorded {
  readonly type: "Recorded";
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

export interface Analysis {
  readonly type: "Analysis";
  readonly id: number;
  readonly tricks: Readonly<Partial<Record<Seat, Readonly<Record<string, number>>>>>;
  readonly best: readonly BestContract[];
  readonly declarer: Seat | null;
  readonly course: readonly number[];
  readonly losses: readonly LossShown[];
  readonly accuracy: readonly Accuracy[];
  readonly cards: readonly CardCosts[];
}

export interface BestContract {
  readonly text: Text;
  readonly declarers: readonly Seat[];
  readonly tricks: number;
  readonly points: number | null;
}

export interface LossShown {
  readonly text: Text;
  readonly lesson: readonly Text[];
  readonly card: number;
}

export interface Accuracy {
  readonly seat: Seat;
  readonly right: number;
  readonly choices: number;
}

export interface CardCosts {
  readonly seat: Seat;
  readonly costs: Readonly<Record<string, number>>;
}

export interface Meanings {
  readonly type: "Meanings";
  readonly id: number;
  readonly calls: readonly CallMeaning[];
}

export interface CallMeaning {
  readonly call: string;
  readonly sense: Text;
  readonly intro: Text;
  readonly shows: readonly Text[];
}

export interface Opinion {
  readonly type: "Opinion";
  readonly id: number;
  readonly said: readonly Text[];
  readonly is_same: boolean;
}

export interface ProgressShown {
  readonly type: "ProgressShown";
  readonly id: number;
  readonly deals: number;
  readonly waiting: number;
  readonly charts: readonly GameChart[];
  readonly said: Text | null;
  readonly skills: readonly SkillSeen[];
  readonly themes: readonly SkillSeen[];
  readonly trends: readonly Trend[];
}

export interface GameChart {
  readonly game: string;
  readonly dots: readonly ChartDot[];
  readonly curve: readonly CurvePoint[];
}

export interface ChartDot {
  readonly table: string;
  readonly deal: number;
  readonly at: number;
  readonly points: number;
  readonly tricks: number;
}

export interface CurvePoint {
  readonly points: number;
  readonly deals: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface SkillSeen {
  readonly name: Text;
  readonly seen: number;
  readonly right: number;
  readonly mastery: Mastery;
}

export type Mastery = "new" | "growing" | "mastered";

export interface Trend {
  readonly role: DealRole;
  readonly deals: number;
  readonly lost: readonly number[];
  readonly said: Text;
}

export type DealRole = "declarer" | "dummy" | "defender" | "player";

export interface PuzzleShown {
  readonly type: "PuzzleShown";
  readonly id: number;
  readonly puzzle: PuzzlePicture;
  readonly yours: YourPractice;
  readonly rungs: readonly string[];
  readonly questions: readonly PuzzleKind[];
  readonly themes: readonly PuzzleKind[];
}

export interface PuzzlePicture {
  readonly key: string;
  readonly game: string;
  readonly deck: "colours" | "french";
  readonly title: Text;
  readonly strength: number;
  readonly question: Text;
  readonly facts: readonly Text[];
  readonly you: Seat;
  readonly hands: readonly PuzzleHand[];
  readonly out: readonly string[];
  readonly strain: string | null;
  readonly trick: readonly CardPlayed[];
  readonly turn: Seat | null;
  readonly cards: readonly string[];
  readonly choices: readonly PuzzleChoice[];
}

export interface PuzzleHand {
  readonly seat: Seat;
  readonly cards: readonly string[];
}

export interface PuzzleChoice {
  readonly answer: string;
  readonly label: Text;
}

export interface YourPractice {
  readonly strength: number;
  readonly deviation: number;
  readonly tried: number;
  readonly solved: number;
  readonly streak: number;
  readonly best: number;
  readonly themes: readonly ThemeTally[];
}

export interface ThemeTally {
  readonly theme: string;
  readonly title: Text;
  readonly solved: number;
  readonly tried: number;
}

export interface PuzzleKind {
  readonly name: string;
  readonly title: Text;
  readonly count: number;
}

export interface PuzzleAnswered {
  readonly type: "PuzzleAnswered";
  readonly id: number;
  readonly key: string;
  readonly is_right: boolean;
  readonly right: readonly string[];
  readonly why: readonly Text[];
  readonly theme: Text;
  readonly is_rated: boolean;
  readonly gained: number;
  readonly yours: YourPractice;
  readonly deal: string | null;
}

export interface DailyShown {
  readonly type: "DailyShown";
  readonly id: number;
  readonly day: string;
  readonly lines: readonly DailyLine[];
}

export interface DailyLine {
  readonly game: string;
  readonly table: string | null;
  readonly score: number | null;
  readonly tricks: number | null;
  readonly finished: number;
  readonly place: number | null;
  readonly scores: readonly (readonly [number, number])[];
}

export interface DealsDrawn {
  readonly type: "DealsDrawn";
  readonly id: number;
  readonly codes: readonly string[];
  readonly rarity: Text | null;
}

export interface BoardShown {
  readonly type: "BoardShown";
  readonly id: number;
  readonly board: BoardDetails;
}

export interface BoardDetails {
  readonly label: string;
  readonly event: string;
  readonly stage: string;
  readonly room: string;
  readonly game: string;
  readonly deck: "colours" | "french";
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  readonly hands: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly partial: readonly Seat[];
  readonly steps: readonly ReplayStep[];
  readonly contract: ContractShown | null;
  readonly tricks_won: Readonly<Partial<Record<Side, number>>>;
  readonly text: Text | null;
  readonly lines: readonly Text[];
  readonly remarks: readonly string[];
  readonly doubt: string | null;
  readonly deal: string | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly link: string | null;
  readonly has_analysis: boolean;
}

export interface MyLessons {
  readonly type: "MyLessons";
  readonly id: number;
  readonly lessons: readonly LessonMark[];
}

export interface LessonMark {
  readonly lesson: string;
  readonly at: number;
  readonly is_learnt: boolean;
  readonly touched: number;
}

export interface LessonShown {
  readonly type: "LessonShown";
  readonly id: number;
  readonly lesson: string;
  readonly at: number;
  readonly furthest: number;
  readonly marks: Readonly<Record<number, "done" | "missed">>;
  readonly tries: number;
  readonly table: string | null;
  readonly reply: LessonReply | null;
  readonly sheet: LedgerPlace | null;
  readonly notes: readonly (readonly Paragraph[])[];
  readonly is_learnt: boolean;
}

export interface LessonReply {
  readonly is_right: boolean;
  readonly prose: readonly Paragraph[];
  readonly wrong: readonly ("points" | "score" | "they" | "they_above" | "they_below" | "they_total" | "tricks" | "we" | "we_above" | "we_below" | "we_total")[];
}

export interface LedgerPlace {
  readonly rows: readonly DealRow[];
  readonly right: Readonly<Partial<Record<"points" | "score" | "they" | "they_above" | "they_below" | "they_total" | "tricks" | "we" | "we_above" | "we_below" | "we_total", number>>>;
  readonly score: Sheet | null;
  readonly stands: readonly Paragraph[];
}

export interface DealRow {
  readonly side: Side;
  readonly contract: Text | null;
  readonly tricks: number | null;
  readonly score: number | null;
  readonly scorers: Side | null;
}

export interface ClassReady {
  readonly type: "ClassReady";
  readonly id: number;
  readonly code: string;
  readonly secret: string;
}

export interface ClassShown {
  readonly type: "ClassShown";
  readonly code: string;
  readonly title: string;
  readonly you: ClassPlace | null;
  readonly is_knocking: boolean;
  readonly is_over: boolean;
}

export interface ClassPlace {
  readonly member: number;
  readonly name: string;
  readonly sent: number;
  readonly table: string | null;
  readonly lesson: string | null;
}

export interface TeacherSaid {
  readonly type: "TeacherSaid";
  readonly code: string;
  readonly phrase: string;
}

export interface DeskShown {
  readonly type: "DeskShown";
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly members: readonly DeskMember[];
  readonly tables: readonly DeskTable[];
  readonly lesson: string | null;
  readonly is_over: boolean;
  readonly phrases: readonly TeacherPhrases[];
}

export interface DeskMember {
  readonly number: number;
  readonly name: string;
  readonly strength: number;
  readonly is_here: boolean;
  readonly table: number | null;
  readonly lesson: string | null;
  readonly is_knocking: boolean;
}

export interface DeskTable {
  readonly number: number;
  readonly code: string;
  readonly game: string;
  readonly deal: number;
  readonly at: number;
  readonly board: number;
  readonly boards: number;
  readonly done: number;
  readonly seats: readonly DeskSeat[];
  readonly stage: Text;
  readonly contract: Text | null;
  readonly tricks: Readonly<Partial<Record<Side, number>>>;
  readonly result: Text | null;
  readonly quiet_for: number;
  readonly is_paused: boolean;
  readonly is_shown: boolean;
  readonly allowed: readonly ("helping" | "hints")[];
  readonly is_over: boolean;
}

export interface DeskSeat {
  readonly place: number;
  readonly seat: Seat;
  readonly member: number | null;
  readonly name: string;
  readonly is_away: boolean;
  readonly is_turn: boolean;
  readonly role: "declarer" | "dummy" | null;
}

export interface TeacherPhrases {
  readonly about: string;
  readonly phrases: readonly string[];
}

export interface DeskChanged {
  readonly type: "DeskChanged";
  readonly code: string;
  readonly members: readonly DeskMember[];
  readonly tables: readonly DeskTable[];
  readonly gone_members: readonly number[];
  readonly gone_tables: readonly number[];
  readonly lesson: string | null;
  readonly is_over: boolean;
}

export interface TableSeen {
  readonly type: "TableSeen";
  readonly code: string;
  readonly table: number;
  readonly seat: Seat | null;
  readonly picture: Picture;
  readonly moments: readonly TableMoment[];
}

export interface TableMoment {
  readonly to: number;
  readonly text: Text;
}

export interface ClassMarks {
  readonly type: "ClassMarks";
  readonly id: number;
  readonly lesson: string | null;
  readonly blocks: number;
  readonly marks: readonly PupilMark[];
}

export interface PupilMark {
  readonly member: number;
  readonly at: number;
  readonly done: number;
  readonly missed: number;
  readonly is_learnt: boolean;
  readonly notes: readonly (readonly Paragraph[])[];
}

export interface ClassBoards {
  readonly type: "ClassBoards";
  readonly id: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals: readonly string[];
}

export interface HomeworkReady {
  readonly type: "HomeworkReady";
  readonly id: number;
  readonly code: string;
  readonly secret: string;
}

export interface HomeworkShown {
  readonly type: "HomeworkShown";
  readonly id: number;
  readonly sheet: HomeworkSheet;
}

export interface HomeworkSheet {
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly until: number | null;
  readonly now: number;
  readonly is_open: boolean;
  readonly together: boolean;
  readonly name: string | null;
  readonly table: string | null;
  readonly tasks: readonly TaskLine[];
  readonly friends: readonly HomeworkFriend[];
}

export interface TaskLine {
  readonly number: number;
  readonly kind: "deal" | "puzzle";
  readonly is_done: boolean;
  readonly is_right: boolean | null;
  readonly said: Text | null;
  readonly points: number | null;
  readonly deal: number | null;
}

export interface HomeworkFriend {
  readonly pupil: number;
  readonly name: string;
}

export interface HomeworkNews {
  readonly type: "HomeworkNews";
  readonly sheet: HomeworkSheet;
}

export interface HomeworkPuzzleShown {
  readonly type: "HomeworkPuzzleShown";
  readonly id: number;
  readonly task: number;
  readonly puzzle: PuzzlePicture;
  readonly verdict: PuzzleVerdict | null;
}

export interface PuzzleVerdict {
  readonly answer: string;
  readonly is_right: boolean;
  readonly right: readonly string[];
  readonly why: readonly Text[];
}

export interface HomeworkBook {
  readonly type: "HomeworkBook";
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly until: number | null;
  readonly now: number;
  readonly tasks: readonly HomeworkTaskHead[];
  readonly pupils: readonly PupilRow[];
}

export interface HomeworkTaskHead {
  readonly number: number;
  readonly kind: "deal" | "puzzle";
  readonly code: string;
}

export interface PupilRow {
  readonly pupil: number;
  readonly name: string;
  readonly cells: readonly PupilCell[];
  readonly right: number;
  readonly choices: number;
}

export interface PupilCell {
  readonly task: number;
  readonly is_late: boolean;
  readonly is_right: boolean | null;
  readonly points: number | null;
  readonly lost: number | null;
}

export interface HomeworkChanged {
  readonly type: "HomeworkChanged";
  readonly code: string;
  readonly until: number | null;
  readonly pupils: readonly PupilRow[];
}

export interface PupilWork {
  readonly type: "PupilWork";
  readonly id: number;
  readonly pupil: number;
  readonly name: string;
  readonly lines: readonly WorkLine[];
}

export interface WorkLine {
  readonly task: number;
  readonly is_late: boolean;
  readonly said: Text | null;
  readonly points: number | null;
  readonly is_right: boolean | null;
  readonly losses: readonly WorkLoss[] | null;
  readonly played: PlayedThere | null;
}

export interface WorkLoss {
  readonly said: Text;
  readonly lesson: readonly Text[];
  readonly card: number | null;
}

export interface PlayedThere {
  readonly table: string;
  readonly deal: number;
  readonly place: number;
}

export interface EventMade {
  readonly type: "EventMade";
  readonly id: number;
  readonly code: string;
  readonly secret: string;
}

export interface EventShown {
  readonly type: "EventShown";
  readonly id: number;
  readonly event: EventPicture;
  readonly me: MyPlace | null;
  readonly runs: boolean;
  readonly now: number;
}

export interface EventPicture {
  readonly code: string;
  readonly head: EventHead;
  readonly entrants: Readonly<Record<number, EntrantLine>>;
  readonly tables: Readonly<Record<string, SeatingLine>>;
  readonly places: Readonly<Record<number, PlaceLine>>;
  readonly slips: Readonly<Record<string, SlipShown>>;
  readonly rulings: Readonly<Record<number, RulingLine>>;
  readonly calls: Readonly<Record<string, CallLine>>;
  readonly example: string;
}

export interface EventHead {
  readonly title: string;
  readonly game: string;
  readonly game_title: string;
  readonly method: Method;
  readonly movement: MovementKind | null;
  readonly promises: readonly Text[];
  readonly round: number;
  readonly rounds: number;
  readonly under_way: boolean;
  readonly closed: boolean;
  readonly live: boolean;
  readonly tablets: boolean;
  readonly real_cards: readonly number[];
  readonly level: string;
  readonly minutes: number;
  readonly ends_at: number | null;
  readonly left: number | null;
  readonly wall: "both" | "ranking" | "seats";
  readonly boards: number;
  readonly dealt: number;
  readonly files: readonly ("event" | "pbn" | "ranking" | "results" | "usebio")[];
}

export interface EntrantLine {
  readonly number: number;
  readonly name: string;
  readonly gone: boolean;
  readonly people: number;
}

export interface SeatingLine {
  readonly round: number;
  readonly table: number;
  readonly seats: Readonly<Partial<Record<Seat, number>>>;
  readonly boards: readonly number[];
  readonly done: readonly number[];
  readonly on_tablets: boolean;
}

export interface PlaceLine {
  readonly entrant: number;
  readonly line: Side | null;
  readonly order: number;
  readonly place: string;
  readonly score: string;
  readonly boards: number;
}

export interface SlipShown {
  readonly at: TableBoard;
  readonly result: ResultShown | null;
  readonly waits_for: Side | null;
  readonly corrected: boolean;
  readonly adjusted: boolean;
}

export interface ResultShown {
  readonly declarer: Seat | null;
  readonly contract: Text | null;
  readonly tricks: number;
  readonly ns: number;
  readonly ew: number;
}

export interface RulingLine {
  readonly at: string;
  readonly what: Text;
  readonly why: string;
  readonly result: ResultShown | null;
  readonly ns: Text | null;
  readonly ew: Text | null;
}

export interface CallLine {
  readonly round: number;
  readonly table: number;
  readonly since: number;
}

export interface MyPlace {
  readonly entrant: number;
  readonly table: string | null;
  readonly seat: Seat | null;
  readonly boards: readonly number[];
  readonly calls: boolean;
}

export interface EventChanged {
  readonly type: "EventChanged";
  readonly code: string;
  readonly now: number;
  readonly head: EventHead | null;
  readonly entrants: Readonly<Record<number, EntrantLine | null>>;
  readonly tables: Readonly<Record<string, SeatingLine | null>>;
  readonly places: Readonly<Record<number, PlaceLine | null>>;
  readonly slips: Readonly<Record<string, SlipShown | null>>;
  readonly rulings: Readonly<Record<number, RulingLine | null>>;
  readonly calls: Readonly<Record<string, CallLine | null>>;
}

export interface MyPlaceChanged {
  readonly type: "MyPlaceChanged";
  readonly code: string;
  readonly me: MyPlace | null;
}

export interface MovementOffers {
  readonly type: "MovementOffers";
  readonly id: number;
  readonly offers: readonly MovementOffer[];
}

export interface MovementOffer {
  readonly wish: MovementWish;
  readonly competing: "field" | "individual" | "pairs" | "teams" | "threes";
  readonly rounds: number;
  readonly tables: number;
  readonly promises: readonly Text[];
}

export interface TravellerShown {
  readonly type: "TravellerShown";
  readonly id: number;
  readonly board: number;
  readonly results: readonly MarkedResult[];
  readonly deal: string | null;
}

export interface MarkedResult {
  readonly at: TableBoard;
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  readonly result: ResultShown | null;
  readonly ns_mark: string;
  readonly ew_mark: string;
  readonly adjusted: boolean;
}

export interface ScoreCardShown {
  readonly type: "ScoreCardShown";
  readonly id: number;
  readonly entrant: number;
  readonly results: readonly MarkedResult[];
}

export interface EventFile {
  readonly type: "EventFile";
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

export interface SlipsShown {
  readonly type: "SlipsShown";
  readonly id: number;
  readonly form: SlipForm;
  readonly mine: MySlips | null;
}

export interface SlipForm {
  readonly contracts: readonly SlipContract[];
  readonly seats: readonly Seat[];
  readonly thrown_in: Text | null;
  readonly by_points: boolean;
  readonly honours: readonly number[];
}

export interface SlipContract {
  readonly first: Text;
  readonly strain: string;
  readonly then: Text | null;
  readonly goal: number;
}

export interface MySlips {
  readonly round: number;
  readonly table: number;
  readonly side: Side;
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  readonly on_tablets: boolean;
  readonly lines: readonly SlipLine[];
}

export interface SlipLine {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly result: ResultShown | null;
  readonly is_adjusted: boolean;
  readonly waits_for: Side | null;
}

export interface SlipFormShown {
  readonly type: "SlipFormShown";
  readonly id: number;
  readonly form: SlipForm;
}

export interface SlipsChanged {
  readonly type: "SlipsChanged";
  readonly code: string;
  readonly mine: MySlips | null;
}

export interface SlipScored {
  readonly type: "SlipScored";
  readonly id: number;
  readonly result: ResultShown;
}

export interface LeagueMade {
  readonly type: "LeagueMade";
  readonly id: number;
  readonly code: string;
  readonly secret: string;
}

export interface LeagueShown {
  readonly type: "LeagueShown";
  readonly id: number;
  readonly league: LeaguePicture;
  readonly runs: boolean;
}

export interface LeaguePicture {
  readonly code: string;
  readonly head: LeagueHead;
  readonly fixtures: Readonly<Record<string, FixtureShown>>;
  readonly rows: Readonly<Record<number, LeagueRow>>;
}

export interface LeagueHead {
  readonly title: string;
  readonly game: string;
  readonly form: MatchForm;
  readonly teams: boolean;
  readonly deals: number;
  readonly how: Text;
  readonly names: readonly string[];
  readonly withdrawn: readonly number[];
  readonly open: boolean;
  readonly scores: readonly (readonly [number, number])[];
}

export interface FixtureShown {
  readonly week: number;
  readonly one: number;
  readonly other: number;
  readonly score: readonly [number, number];
  readonly over: boolean;
  readonly winner: number | null;
  readonly is_off: boolean;
  readonly table: string | null;
  readonly rooms: RoomsShown | null;
}

export interface RoomsShown {
  readonly begun: boolean;
  readonly rooms: readonly [TeamRoom, TeamRoom];
  readonly boards: Readonly<Record<number, readonly [number, number]>>;
}

export interface TeamRoom {
  readonly ns: number;
  readonly ew: number;
  readonly people: Readonly<Partial<Record<Seat, string>>>;
}

export interface LeagueRow {
  readonly entrant: number;
  readonly order: number;
  readonly place: string;
  readonly played: number;
  readonly total: string;
  readonly gained: number;
  readonly given: number;
  readonly cells: Readonly<Record<number, string>>;
}

export interface LeagueChanged {
  readonly type: "LeagueChanged";
  readonly code: string;
  readonly head: LeagueHead | null;
  readonly fixtures: Readonly<Record<string, FixtureShown | null>>;
  readonly rows: Readonly<Record<number, LeagueRow | null>>;
}

export interface MySeats {
  readonly type: "MySeats";
  readonly code: string;
  readonly seats: Readonly<Record<string, MySeat>>;
}

export interface MySeat {
  readonly room: number;
  readonly seat: Seat;
  readonly table: string | null;
}

export interface LeagueFile {
  readonly type: "LeagueFile";
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

export interface EveningReady {
  readonly type: "EveningReady";
  readonly id: number;
  readonly code: string;
  readonly secret: string;
}

export interface EveningShown {
  readonly type: "EveningShown";
  readonly id: number;
  readonly evening: EveningPicture;
  readonly writes: boolean;
}

export interface EveningPicture {
  readonly code: string;
  readonly game: string;
  readonly session: string;
  readonly names: readonly string[];
  readonly form: SlipForm;
  readonly sheets: readonly Sheet[];
  readonly written: number;
  readonly last: ResultShown | null;
  readonly next: NextDeal | null;
  readonly verdict: Text | null;
}

export interface NextDeal {
  readonly number: number;
  readonly dealer: Seat;
  readonly seats: Readonly<Partial<Record<Seat, string>>>;
  readonly vulnerable: readonly Side[];
  readonly moved: boolean;
  readonly outlook: readonly Text[];
}

export interface EveningChanged {
  readonly type: "EveningChanged";
  readonly evening: EveningPicture;
}

export type Answer =
  | Done
  | Refused
  | Superseded
  | Outdated
  | Shown
  | Waiting
  | Spoke
  | Hint
  | Welcome
  | Tables
  | CodeFound
  | Network
  | Handover
  | History
  | DealShown
  | Recorded
  | Analysis
  | Meanings
  | Opinion
  | ProgressShown
  | PuzzleShown
  | PuzzleAnswered
  | DailyShown
  | DealsDrawn
  | BoardShown
  | MyLessons
  | LessonShown
  | ClassReady
  | ClassShown
  | TeacherSaid
  | DeskShown
  | DeskChanged
  | TableSeen
  | ClassMarks
  | ClassBoards
  | HomeworkReady
  | HomeworkShown
  | HomeworkNews
  | HomeworkPuzzleShown
  | HomeworkBook
  | HomeworkChanged
  | PupilWork
  | EventMade
  | EventShown
  | EventChanged
  | MyPlaceChanged
  | MovementOffers
  | TravellerShown
  | ScoreCardShown
  | EventFile
  | SlipsShown
  | SlipFormShown
  | SlipsChanged
  | SlipScored
  | LeagueMade
  | LeagueShown
  | LeagueChanged
  | MySeats
  | LeagueFile
  | EveningReady
  | EveningShown
  | EveningChanged;

export interface Catalogue {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly address: string | null;
}

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly blurb: string;
  readonly players: number;
  readonly deck: "colours" | "french";
  readonly options: readonly OptionInfo[];
  readonly sessions: readonly SessionInfo[];
  readonly competes: boolean;
}

export interface OptionInfo {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly group: "evening" | "game" | "table" | "teaching";
  readonly kind: "choice" | "number" | "switch";
  readonly choices: readonly ChoiceInfo[];
  readonly default: boolean | number | string | null;
  readonly least: number | null;
  readonly most: number | null;
}

export interface ChoiceInfo {
  readonly value: string;
  readonly title: string;
}

export interface SessionInfo {
  readonly name: string;
  readonly title: string;
  readonly blurb: string;
  readonly options: readonly OptionInfo[];
  readonly needs: Readonly<Record<string, unknown>>;
}

export interface Phrase {
  readonly text: string;
  readonly after_deal: boolean;
}

export interface RuleBook {
  readonly game: string;
  readonly own: readonly Passage[];
  readonly shared: readonly Passage[];
  readonly charts: readonly Chart[];
}

export interface Passage {
  readonly kind: "heading" | "item" | "picture" | "text";
  readonly text: string;
}

export interface Chart {
  readonly title: Text;
  readonly corner: Text;
  readonly columns: readonly Text[];
  readonly rows: readonly ChartRow[];
}

export interface ChartRow {
  readonly head: Text;
  readonly cells: readonly (number | null)[];
}

export interface RefereeBook {
  readonly first: string;
  readonly questions: Readonly<Record<string, LawQuestion>>;
}

export interface LawQuestion {
  readonly ask: Text;
  readonly answers: readonly (readonly [Text, string | LawAnswer])[];
}

export interface LawAnswer {
  readonly law: number;
  readonly say: Text;
}

export interface LessonList {
  readonly lessons: readonly LessonLine[];
}

export interface LessonLine {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly rung: string;
  readonly blocks: number;
  readonly picture: string | null;
  readonly own: boolean;
}

export interface LessonText {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly language: string;
  readonly rung: string;
  readonly parts: readonly PartShown[];
}

export interface PartShown {
  readonly title: string;
  readonly blocks: readonly (TalkShown | PracticeShown | QuestionShown | LedgerShown)[];
}

export interface TalkShown {
  readonly type: "talk";
  readonly prose: readonly Paragraph[];
}

export interface PracticeShown {
  readonly type: "table";
  readonly game: string;
}

export interface QuestionShown {
  readonly type: "question";
  readonly ask: readonly Paragraph[];
  readonly cards: readonly string[];
  readonly answers: readonly AnswerShown[];
}

export interface AnswerShown {
  readonly say: readonly Paragraph[];
  readonly cards: readonly string[];
}

export interface LedgerShown {
  readonly type: "sheet";
  readonly ask: readonly Paragraph[];
  readonly write: readonly ("points" | "score" | "they" | "they_above" | "they_below" | "they_total" | "tricks" | "we" | "we_above" | "we_below" | "we_total")[];
}

export interface FileShown {
  readonly name: string;
  readonly matches: readonly MatchLines[];
  readonly boards: number;
  readonly faults: readonly FileFault[];
  readonly more_faults: number;
  readonly is_cut: boolean;
}

export interface MatchLines {
  readonly event: string;
  readonly stage: string;
  readonly home: string;
  readonly visitors: string;
  readonly carried: readonly [number, number];
  readonly goes_on: boolean;
  readonly gained: readonly [number, number] | null;
  readonly is_match: boolean;
  readonly boards: readonly BoardLine[];
}

export interface BoardLine {
  readonly label: string;
  readonly dealer: Seat | null;
  readonly vulnerable: readonly Side[];
  readonly rooms: readonly RoomLine[];
  readonly imps: number | null;
  readonly standing: readonly [number, number] | null;
}

export interface RoomLine {
  readonly room: string;
  readonly contract: Text | null;
  readonly passed_out: boolean;
  readonly declarer: Seat | null;
  readonly over: number | null;
  readonly score: number | null;
  readonly code: string;
}

export interface FileFault {
  readonly problem: Text;
  readonly line: number | null;
  readonly board: string;
}

export interface PrintOrder {
  readonly type: "PrintOrder";
  readonly sheet: PrintedSheet;
  readonly paper?: PaperSize;
  readonly language?: string;
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly session?: string;
  readonly boards?: number;
  readonly deals?: string;
  readonly seed?: string;
  readonly tricks?: boolean;
  readonly code?: string;
  readonly secret?: string;
  readonly blank?: boolean;
  readonly table?: string;
  readonly token?: string;
}

export type PrintedSheet = "ranking" | "travellers" | "cards" | "tables" | "certificate" | "hands" | "curtain" | "sheet" | "league";

export type PaperSize = "a4" | "letter";
