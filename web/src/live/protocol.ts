// Made from src/kibitz/app/protocol by `python -m kibitz.app.protocol.typescript`. Do not edit.

export const VERSION = 5;

/** What a form begins with at first. */
export const USUAL_GAME = "minibridge";

export const ANSWERS: readonly string[] = [
  "Done",
  "Refused",
  "Superseded",
  "Outdated",
  "Made",
  "Followed",
  "Changed",
  "Deleted",
  "FileText",
  "Shown",
  "Waiting",
  "Spoke",
  "Hint",
  "VoiceJoined",
  "VoiceHeard",
  "Welcome",
  "Tables",
  "HomeShown",
  "CodeFound",
  "Network",
  "Handover",
  "History",
  "DealShown",
  "Recorded",
  "Analysis",
  "CardsJudged",
  "Meanings",
  "Opinion",
  "ProgressShown",
  "PuzzleShown",
  "PuzzleAnswered",
  "DailyShown",
  "DealsDrawn",
  "BoardShown",
  "FileDeals",
  "MyLessons",
  "LessonShown",
  "TeacherSaid",
  "PlansShown",
  "TableSeen",
  "ClassMarks",
  "ClassBoards",
  "ClassResults",
  "HomeworkTable",
  "HomeworkPuzzleShown",
  "PupilWork",
  "MovementOffers",
  "TravellerShown",
  "ScoreCardShown",
  "PlanAnew",
  "SlipFormShown",
  "SlipScored",
  "ListedEventShown",
  "ListedBoardShown",
  "TotalShown",
  "OfficeShown",
  "BackupMade",
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
  | { readonly screen: "play" }
  | { readonly screen: "teachers" }
  | { readonly screen: "lost" }
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
  | { readonly screen: "make_results" }
  | { readonly screen: "results"; readonly code: string; readonly event: number | null; readonly board: number | null }
  | { readonly screen: "make_league" }
  | { readonly screen: "league"; readonly code: string }
  | { readonly screen: "match"; readonly code: string; readonly match: string }
  | { readonly screen: "make_evening" }
  | { readonly screen: "evening"; readonly code: string }
  | { readonly screen: "administration" };

export const ADDRESSES: Readonly<Record<Route["screen"], readonly string[]>> = {
  home: ["/"],
  play: ["/play"],
  teachers: ["/teachers"],
  lost: ["/lost"],
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
  competition: ["/event/{code:code}","/slips/{code:code}"],
  wall: ["/wall/{code:code}"],
  make_results: ["/results"],
  results: ["/results/{code:code}","/results/{code:code}/{event:int}","/results/{code:code}/{event:int}/{board:int}"],
  make_league: ["/league"],
  league: ["/league/{code:code}"],
  match: ["/league/{code:code}/{match}"],
  make_evening: ["/evening"],
  evening: ["/evening/{code:code}"],
  administration: ["/admin"],
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

export interface FromFile {
  readonly type: "FromFile";
  readonly ledger: "class" | "evening" | "event" | "homework" | "league" | "results";
}

export interface NewClass {
  readonly type: "NewClass";
  readonly title: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface NewHomework {
  readonly type: "NewHomework";
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

export interface NewCompetition {
  readonly type: "NewCompetition";
  readonly title: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly method?: Method;
  readonly minutes?: number;
  readonly live?: boolean;
  readonly tablets?: boolean;
  readonly level?: string;
  readonly table_codes?: boolean;
}

export type Method = "matchpoints" | "imps" | "butler" | "total";

export interface NewLeague {
  readonly type: "NewLeague";
  readonly title: string;
  readonly game: string;
  readonly form: MatchForm;
  readonly deals: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly teams?: boolean;
  readonly ties?: readonly TieBreaker[];
}

export type MatchForm = "best-of" | "points" | "imps";

export type TieBreaker = "between" | "gained" | "difference" | "won";

export interface NewEvening {
  readonly type: "NewEvening";
  readonly game: string;
  readonly session: string;
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly session_options?: Readonly<Record<string, unknown>>;
}

export interface NewResultsPage {
  readonly type: "NewResultsPage";
  readonly title: string;
}

export type New =
  | FromFile
  | NewClass
  | NewHomework
  | NewCompetition
  | NewLeague
  | NewEvening
  | NewResultsPage;

export interface ClassPicture {
  readonly kind: "class";
  readonly code: string;
  readonly title: string;
  readonly you: ClassPlace | null;
  readonly knocks_with: string | null;
  readonly is_over: boolean;
}

export interface ClassPlace {
  readonly member: number;
  readonly name: string;
  readonly sent: number;
  readonly table: string | null;
  readonly lesson: string | null;
}

export interface DeskPicture {
  readonly kind: "desk";
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly members: Readonly<Record<number, DeskMember>>;
  readonly tables: Readonly<Record<number, DeskTable>>;
  readonly lesson: string | null;
  readonly is_over: boolean;
  readonly kept: readonly LessonKept[];
  readonly plan: LessonPlan | null;
  readonly step: number | null;
  readonly set_work: Readonly<Record<number, string>>;
  readonly phrases: readonly TeacherPhrases[];
}

export interface DeskMember {
  readonly number: number;
  readonly name: string;
  readonly strength: number;
  readonly is_here: boolean;
  readonly table: number | null;
  readonly lesson: string | null;
  readonly knocks: readonly string[];
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
  readonly moved_at: number;
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
  readonly beside: readonly number[];
}

export interface Text {
  readonly say: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Side = "NS" | "EW";

export interface LessonKept {
  readonly began: number;
  readonly tables: number;
}

export interface LessonPlan {
  readonly title: string;
  readonly steps: readonly PlanStep[];
}

export interface PlanStep {
  readonly kind: "boards" | "homework" | "lesson" | "puzzles" | "talk";
  readonly title: string;
  readonly notes: string;
  readonly minutes: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly order: string;
  readonly deals: readonly string[];
  readonly how: SeatPlan;
  readonly bots: string;
  readonly helping: boolean;
  readonly hints: boolean;
  readonly lesson: string;
  readonly block: number | null;
  readonly together: boolean;
}

export type SeatPlan = "random" | "alike" | "mixed" | "partners" | "change" | "same";

export interface TeacherPhrases {
  readonly about: string;
  readonly phrases: readonly string[];
}

export interface HomeworkPicture {
  readonly kind: "homework";
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly until: number | null;
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

export interface HomeworkResults {
  readonly kind: "homework_results";
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly until: number | null;
  readonly tasks: readonly HomeworkTaskHead[];
  readonly pupils: Readonly<Record<number, PupilRow>>;
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
  readonly mistakes: number | null;
}

export interface EventPicture {
  readonly kind: "event";
  readonly code: string;
  readonly head: EventHead;
  readonly entrants: Readonly<Record<number, EntrantLine>>;
  readonly tables: Readonly<Record<string, SeatingLine>>;
  readonly places: Readonly<Record<number, PlaceLine>>;
  readonly slips: Readonly<Record<string, SlipShown>>;
  readonly rulings: Readonly<Record<number, RulingLine>>;
  readonly calls: Readonly<Record<string, CallLine>>;
  readonly table_codes: Readonly<Record<number, string>>;
  readonly example: string;
  readonly me: MyPlace | null;
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
  readonly drawn: number;
  readonly out: readonly number[];
  readonly unit: Text;
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
  readonly least: number;
  readonly lead: boolean;
  readonly boards: number;
  readonly dealt: number;
  readonly files: readonly ("pbn" | "ranking" | "results" | "usebio" | "whole")[];
  readonly table_codes: boolean;
  readonly each_side: boolean;
}

export type MovementKind = "mitchell" | "howell" | "individual" | "threes" | "teams" | "field" | "swiss" | "swiss-teams" | "knockout";

export interface EntrantLine {
  readonly number: number;
  readonly name: string;
  readonly gone: boolean;
  readonly people: number;
  readonly written: string;
}

export interface SeatingLine {
  readonly round: number;
  readonly table: number;
  readonly seats: Readonly<Partial<Record<Seat, number>>>;
  readonly boards: readonly number[];
  readonly done: readonly number[];
  readonly on_tablets: boolean;
  readonly missing: readonly Seat[];
}

export interface PlaceLine {
  readonly entrant: number;
  readonly line: Side | null;
  readonly order: number;
  readonly place: string;
  readonly score: string;
  readonly boards: number;
  readonly beside: HandicapLine | null;
}

export interface HandicapLine {
  readonly order: number;
  readonly place: string;
  readonly handicap: string;
  readonly score: string;
}

export interface SlipShown {
  readonly at: TableBoard;
  readonly result: ResultShown | null;
  readonly waits_for: Side | null;
  readonly corrected: boolean;
  readonly adjusted: boolean;
  readonly sent_by: readonly string[];
  readonly disputed: Side | null;
  readonly spoiled: boolean;
  readonly one_phone: boolean;
}

export interface TableBoard {
  readonly round: number;
  readonly table: number;
  readonly board: number;
}

export interface ResultShown {
  readonly declarer: Seat | null;
  readonly contract: Text | null;
  readonly tricks: number;
  readonly ns: number;
  readonly ew: number;
  readonly lead: string | null;
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

export interface SlipsPicture {
  readonly kind: "slips";
  readonly code: string;
  readonly form: SlipForm;
  readonly mine: MySlips | null;
  readonly pad: number | null;
}

export interface SlipForm {
  readonly contracts: readonly SlipContract[];
  readonly seats: readonly Seat[];
  readonly thrown_in: Text | null;
  readonly by_points: boolean;
  readonly honours: readonly number[];
  readonly leads: readonly string[];
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
  readonly side: Side | null;
  readonly ns: readonly number[];
  readonly ew: readonly number[];
  readonly on_tablets: boolean;
  readonly lines: readonly SlipLine[];
  readonly sign: string;
  readonly needs_code: boolean;
}

export interface SlipLine {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly result: ResultShown | null;
  readonly is_adjusted: boolean;
  readonly waits_for: Side | null;
  readonly disputed: Side | null;
  readonly not_played: boolean;
  readonly spoiled: boolean;
  readonly may_change: boolean;
  readonly doubt: Text | null;
}

export interface LeaguePicture {
  readonly kind: "league";
  readonly code: string;
  readonly head: LeagueHead;
  readonly fixtures: Readonly<Record<string, FixtureShown>>;
  readonly rows: Readonly<Record<number, LeagueRow>>;
  readonly seats: Readonly<Record<string, MySeat>>;
}

export interface LeagueHead {
  readonly title: string;
  readonly game: string;
  readonly form: MatchForm;
  readonly teams: boolean;
  readonly deals: number;
  readonly how: Text;
  readonly ties: Text;
  readonly names: readonly string[];
  readonly withdrawn: readonly number[];
  readonly open: boolean;
  readonly scores: readonly (readonly [number, number])[];
  readonly weeks: readonly WeekShown[];
}

export interface WeekShown {
  readonly day: string;
  readonly rests: readonly number[];
}

export interface FixtureShown {
  readonly week: number;
  readonly one: number;
  readonly other: number;
  readonly score: readonly [number, number];
  readonly over: boolean;
  readonly winner: number | null;
  readonly absent: readonly number[];
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

export interface MySeat {
  readonly room: number;
  readonly seat: Seat;
  readonly table: string | null;
}

export interface ResultsPagePicture {
  readonly kind: "results";
  readonly code: string;
  readonly title: string;
  readonly events: Readonly<Record<number, ListedLine>>;
  readonly totals: Readonly<Record<string, TotalLine>>;
  readonly left_out: readonly string[];
}

export interface ListedLine {
  readonly number: number;
  readonly title: string;
  readonly on: string;
}

export interface TotalLine {
  readonly title: string;
  readonly events: readonly number[];
  readonly adding: Adding;
  readonly best: number;
  readonly whose: Whose;
}

export type Adding = "mean" | "sum";

export type Whose = "entrants" | "players";

export interface EveningPicture {
  readonly kind: "evening";
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
  readonly earlier: readonly EarlierSession[];
  readonly sum: readonly SumLine[];
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

export interface NextDeal {
  readonly number: number;
  readonly dealer: Seat;
  readonly seats: Readonly<Partial<Record<Seat, string>>>;
  readonly vulnerable: readonly Side[];
  readonly moved: boolean;
  readonly outlook: readonly Text[];
}

export interface EarlierSession {
  readonly game: string;
  readonly session: string;
  readonly sheets: readonly Sheet[];
  readonly verdict: Text | null;
}

export interface SumLine {
  readonly name: string;
  readonly points: readonly number[];
  readonly total: number;
  readonly won: number;
}

export type AnyLedgerPicture =
  | ClassPicture
  | DeskPicture
  | HomeworkPicture
  | HomeworkResults
  | EventPicture
  | SlipsPicture
  | LeaguePicture
  | ResultsPagePicture
  | EveningPicture;

export interface Make {
  readonly type: "Make";
  readonly id: number;
  readonly new: New;
}

export interface SendPiece {
  readonly type: "SendPiece";
  readonly id: number;
  readonly place: number;
  readonly text: string;
}

export interface Follow {
  readonly type: "Follow";
  readonly id: number;
  readonly kind: "class" | "desk" | "evening" | "event" | "homework" | "homework_results" | "league" | "results" | "slips";
  readonly code: string;
  readonly secret?: string | null;
}

export interface Unfollow {
  readonly type: "Unfollow";
  readonly kind: "class" | "desk" | "evening" | "event" | "homework" | "homework_results" | "league" | "results" | "slips";
  readonly code: string;
}

export interface AskFile {
  readonly type: "AskFile";
  readonly id: number;
  readonly ledger: "class" | "evening" | "event" | "homework" | "league" | "results";
  readonly code: string;
  readonly what: "pbn" | "ranking" | "results" | "usebio" | "whole";
}

export interface Delete {
  readonly type: "Delete";
  readonly id: number;
  readonly ledger: "class" | "evening" | "event" | "homework" | "league" | "results";
  readonly code: string;
  readonly secret: string;
}

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

export interface TakeBack {
  readonly type: "TakeBack";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
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

export interface ReadOpening {
  readonly type: "ReadOpening";
  readonly id: number;
  readonly table: string;
  readonly deal: number;
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

export interface SetVoice {
  readonly type: "SetVoice";
  readonly id: number;
  readonly table: string;
  readonly speak: boolean;
}

export interface JoinVoice {
  readonly type: "JoinVoice";
  readonly id: number;
  readonly table: string;
  readonly visit: string;
}

export interface LeaveVoice {
  readonly type: "LeaveVoice";
  readonly table: string;
}

export interface SendSignal {
  readonly type: "SendSignal";
  readonly id: number;
  readonly table: string;
  readonly to: string;
  readonly call: string;
  readonly signal: VoiceOffer | VoiceAnswer | VoicePaths | VoiceAgain;
}

export interface VoiceOffer {
  readonly kind: "offer";
  readonly sdp: string;
}

export interface VoiceAnswer {
  readonly kind: "answer";
  readonly sdp: string;
}

export interface VoicePaths {
  readonly kind: "paths";
  readonly candidates: readonly string[];
}

export interface VoiceAgain {
  readonly kind: "again";
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

export interface AskHome {
  readonly type: "AskHome";
  readonly id: number;
  readonly language?: string;
  readonly zone?: number;
}

export interface StartAt {
  readonly type: "StartAt";
  readonly id: number;
  readonly rung: string;
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

export interface AskVerdicts {
  readonly type: "AskVerdicts";
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
  readonly game?: string | null;
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
  readonly again?: boolean;
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

export interface AskFileDeals {
  readonly type: "AskFileDeals";
  readonly id: number;
  readonly name: string;
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

export interface ComeToClass {
  readonly type: "ComeToClass";
  readonly id: number;
  readonly code: string;
  readonly nickname: string;
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
}

export interface SeatClass {
  readonly type: "SeatClass";
  readonly id: number;
  readonly code: string;
  readonly how: SeatPlan;
  readonly boards: BoardsWanted;
  readonly absent?: boolean;
}

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

export interface SeatLate {
  readonly type: "SeatLate";
  readonly id: number;
  readonly code: string;
  readonly own_table?: boolean;
  readonly beside?: boolean;
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

export interface ShareSeat {
  readonly type: "ShareSeat";
  readonly id: number;
  readonly code: string;
  readonly member: number;
  readonly table: number;
  readonly seat: number;
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
  readonly sign: string;
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

export interface AskClassResults {
  readonly type: "AskClassResults";
  readonly id: number;
  readonly code: string;
  readonly lesson?: number | null;
}

export interface AskPlans {
  readonly type: "AskPlans";
  readonly id: number;
  readonly code: string;
  readonly language?: string;
}

export interface KeepPlan {
  readonly type: "KeepPlan";
  readonly id: number;
  readonly code: string;
  readonly dropped?: boolean;
}

export interface StepPlan {
  readonly type: "StepPlan";
  readonly id: number;
  readonly code: string;
  readonly step: number;
  readonly homework?: string;
}

export interface EndClass {
  readonly type: "EndClass";
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

export interface AskMovements {
  readonly type: "AskMovements";
  readonly id: number;
  readonly competing: "field" | "individual" | "pairs" | "teams" | "threes";
  readonly entrants: number;
  readonly boards: number;
  readonly rounds?: number | null;
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

export interface AskPlanAnew {
  readonly type: "AskPlanAnew";
  readonly id: number;
  readonly code: string;
  readonly act: LeaveEarly | JoinLate | TableFallsOut;
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

export interface RunEvent {
  readonly type: "RunEvent";
  readonly id: number;
  readonly code: string;
  readonly act: NameAll | RegisterEntrant | ArrangeEvent | ArrangePhones | DrawBoards | GiveBoards | BeginRound | EndRound | StopClock | StartClock | ExtendRound | EnterResult | AdjustResult | BoardNotPlayed | CreditEntrant | FreeEntrant | LetBotPlay | AnswerCall | CloseEvent | ReopenEvent | NameClass | SeatAll | DrawRound | LeaveEarly | JoinLate | TableFallsOut;
}

export interface NameAll {
  readonly type: "NameAll";
  readonly names: readonly string[];
}

export interface RegisterEntrant {
  readonly type: "RegisterEntrant";
  readonly entrant: number;
  readonly said: string;
}

export interface ArrangeEvent {
  readonly type: "ArrangeEvent";
  readonly live: boolean;
  readonly tablets: boolean;
  readonly real_cards: readonly number[];
  readonly level: string;
  readonly wall?: "both" | "ranking" | "seats";
  readonly least?: number | null;
  readonly lead?: boolean | null;
}

export interface ArrangePhones {
  readonly type: "ArrangePhones";
  readonly codes: boolean;
  readonly each_side?: boolean;
  readonly anew?: boolean;
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

export interface SlipSaid {
  readonly declarer: Seat | null;
  readonly contract: number;
  readonly tricks: number;
  readonly points: number;
  readonly honours: number;
  readonly honoured: Side | null;
  readonly lead: string;
}

export interface AdjustResult {
  readonly type: "AdjustResult";
  readonly at: TableBoard;
  readonly ns: string;
  readonly ew: string;
  readonly why?: string;
}

export interface BoardNotPlayed {
  readonly type: "BoardNotPlayed";
  readonly at: TableBoard;
  readonly why?: string;
}

export interface CreditEntrant {
  readonly type: "CreditEntrant";
  readonly entrant: number;
  readonly amount: string;
  readonly why?: string;
}

export interface FreeEntrant {
  readonly type: "FreeEntrant";
  readonly entrant: number;
}

export interface LetBotPlay {
  readonly type: "LetBotPlay";
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

export interface ReopenEvent {
  readonly type: "ReopenEvent";
  readonly why?: string;
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
  readonly sections: number;
}

export interface DrawRound {
  readonly type: "DrawRound";
  readonly round: number;
}

export interface AskSlipForm {
  readonly type: "AskSlipForm";
  readonly id: number;
  readonly code: string;
}

export interface PreviewSlip {
  readonly type: "PreviewSlip";
  readonly id: number;
  readonly code: string;
  readonly board: number;
  readonly said: string | SlipSaid;
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

export interface DisputeSlip {
  readonly type: "DisputeSlip";
  readonly id: number;
  readonly code: string;
  readonly round: number;
  readonly board: number;
}

export interface SlipNotPlayed {
  readonly type: "SlipNotPlayed";
  readonly id: number;
  readonly code: string;
  readonly round: number;
  readonly board: number;
  readonly spoiled?: boolean;
}

export interface ShowTableCode {
  readonly type: "ShowTableCode";
  readonly id: number;
  readonly code: string;
  readonly table: number;
  readonly table_code: string;
  readonly nickname: string;
  readonly stays?: boolean;
}

export interface AskListedEvent {
  readonly type: "AskListedEvent";
  readonly id: number;
  readonly code: string;
  readonly event: number;
}

export interface AskListedBoard {
  readonly type: "AskListedBoard";
  readonly id: number;
  readonly code: string;
  readonly event: number;
  readonly board: number;
}

export interface AskListedCard {
  readonly type: "AskListedCard";
  readonly id: number;
  readonly code: string;
  readonly event: number;
  readonly entrant: number;
}

export interface AskTotal {
  readonly type: "AskTotal";
  readonly id: number;
  readonly code: string;
  readonly title: string;
}

export interface RunResultsPage {
  readonly type: "RunResultsPage";
  readonly id: number;
  readonly code: string;
  readonly act: ListEvent | UnlistEvent | LeaveNamesOut | AddUp;
}

export interface ListEvent {
  readonly type: "ListEvent";
  readonly event: string;
  readonly secret: string;
}

export interface UnlistEvent {
  readonly type: "UnlistEvent";
  readonly number: number;
}

export interface LeaveNamesOut {
  readonly type: "LeaveNamesOut";
  readonly names: readonly string[];
}

export interface AddUp {
  readonly type: "AddUp";
  readonly title: string;
  readonly events: readonly number[];
  readonly adding: Adding;
  readonly best?: number;
  readonly whose?: Whose;
}

export interface RunLeague {
  readonly type: "RunLeague";
  readonly id: number;
  readonly code: string;
  readonly act: EnrolAll | DateWeeks | WinDeal | EnterMatch | WalkOver | WithdrawEntrant | OpenMatch | FreeSeat;
}

export interface EnrolAll {
  readonly type: "EnrolAll";
  readonly names: readonly string[];
}

export interface DateWeeks {
  readonly type: "DateWeeks";
  readonly days: readonly string[];
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

export interface WalkOver {
  readonly type: "WalkOver";
  readonly one: number;
  readonly other: number;
  readonly absent: readonly number[];
  readonly score?: readonly [number, number] | null;
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

export interface PreviewDeal {
  readonly type: "PreviewDeal";
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

export interface PlayAnother {
  readonly type: "PlayAnother";
  readonly id: number;
  readonly code: string;
  readonly game: string;
  readonly session: string;
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly session_options?: Readonly<Record<string, unknown>>;
}

export interface EnterOffice {
  readonly type: "EnterOffice";
  readonly id: number;
  readonly token: string;
}

export interface AskOffice {
  readonly type: "AskOffice";
  readonly id: number;
}

export interface CloseTable {
  readonly type: "CloseTable";
  readonly id: number;
  readonly table: string;
}

export interface BanAddress {
  readonly type: "BanAddress";
  readonly id: number;
  readonly address: string;
  readonly hours: number;
}

export interface LiftBan {
  readonly type: "LiftBan";
  readonly id: number;
  readonly address: string;
}

export interface MakeBackup {
  readonly type: "MakeBackup";
  readonly id: number;
}

export type Request =
  | Make
  | SendPiece
  | Follow
  | Unfollow
  | AskFile
  | Delete
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
  | TakeBack
  | GoOn
  | EndSession
  | Say
  | StandUp
  | SitDown
  | AskReplace
  | SetLevel
  | SetPace
  | BeDummy
  | ReadOpening
  | PointAt
  | AskHint
  | SetVoice
  | JoinVoice
  | LeaveVoice
  | SendSignal
  | Hello
  | AskTables
  | AskHome
  | StartAt
  | FindCode
  | LetNetworkIn
  | AskHandover
  | TakeOver
  | AskHistory
  | AskDeal
  | AskRecord
  | AskAnalysis
  | AskVerdicts
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
  | AskFileDeals
  | AskLessons
  | OpenLesson
  | TurnPage
  | AnswerQuestion
  | WriteSheet
  | PlayLesson
  | StartOver
  | ComeToClass
  | KnockAtClass
  | QuitClass
  | SeatClass
  | SeatLate
  | SendBoards
  | SendLesson
  | MovePupil
  | ShareSeat
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
  | AskClassResults
  | AskPlans
  | KeepPlan
  | StepPlan
  | EndClass
  | BeginHomework
  | AskHomeworkPuzzle
  | AnswerHomework
  | MoveHomeworkDate
  | AskPupilWork
  | AskMovements
  | BeEntrant
  | EnterField
  | CallOrganiser
  | AskTraveller
  | AskScoreCard
  | AskPlanAnew
  | RunEvent
  | AskSlipForm
  | PreviewSlip
  | EnterSlip
  | ConfirmSlip
  | DisputeSlip
  | SlipNotPlayed
  | ShowTableCode
  | AskListedEvent
  | AskListedBoard
  | AskListedCard
  | AskTotal
  | RunResultsPage
  | RunLeague
  | TakeSeat
  | LeaveSeat
  | BeginRooms
  | PreviewDeal
  | WriteDeal
  | StrikeDeal
  | EndEvening
  | PlayAnother
  | EnterOffice
  | AskOffice
  | CloseTable
  | BanAddress
  | LiftBan
  | MakeBackup;

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

export interface Superseded {
  readonly type: "Superseded";
  readonly moved: boolean;
}

export interface Outdated {
  readonly type: "Outdated";
}

export interface Made {
  readonly type: "Made";
  readonly id: number;
  readonly ledger: "class" | "evening" | "event" | "homework" | "league" | "results";
  readonly code: string;
  readonly secret: string;
}

export interface Followed {
  readonly type: "Followed";
  readonly id: number;
  readonly ledger: "class" | "evening" | "event" | "homework" | "league" | "results";
  readonly title: string;
  readonly picture: AnyLedgerPicture;
  readonly runs: boolean;
  readonly now: number;
}

export interface Changed {
  readonly type: "Changed";
  readonly kind: "class" | "desk" | "evening" | "event" | "homework" | "homework_results" | "league" | "results" | "slips" | "table";
  readonly code: string;
  readonly now: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lines: Readonly<Record<string, unknown>>;
}

export interface Deleted {
  readonly type: "Deleted";
  readonly kind: "class" | "desk" | "evening" | "event" | "homework" | "homework_results" | "league" | "results" | "slips" | "table";
  readonly code: string;
}

export interface FileText {
  readonly type: "FileText";
  readonly id: number;
  readonly name: string;
  readonly text: string;
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
  readonly bidding: "guidelines" | "system" | null;
  readonly playable: readonly Playable[];
  readonly choices: readonly Choice[];
  readonly offers: Offers;
  readonly pending: Pending | null;
  readonly story: Readonly<Record<number, Text>>;
  readonly told: number;
  readonly sheets: readonly Sheet[];
  readonly verdict: Text | null;
  readonly has_won: boolean;
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
  readonly digest: string | null;
  readonly redealt: Text | null;
  readonly pace: "at once" | "calm" | "normal" | "quick";
  readonly dummy_does: "hurries" | "plays" | "watches" | null;
  readonly awaits: "dummy" | "opening" | null;
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
  readonly opening: readonly Text[];
  readonly kept: readonly Side[] | null;
  readonly voice: readonly InVoice[] | null;
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
  readonly cards: readonly string[];
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
  readonly take_back: boolean;
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
  readonly shuffle: ShuffleShown | null;
}

export type Mood = "won" | "lost" | "even";

export interface TrickShown {
  readonly plays: readonly CardPlayed[];
  readonly winner: Seat;
}

export interface ShuffleShown {
  readonly seed: string;
  readonly salt: string;
  readonly cut: number;
  readonly first: Seat;
  readonly cards: number;
  readonly hands: Readonly<Partial<Record<Seat, readonly string[]>>>;
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

export interface InVoice {
  readonly player: number;
  readonly visit: string;
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
  readonly voice: readonly InVoice[] | null;
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

export type Maxim = "least-use" | "top-of-sequence" | "lowest-of-equals" | "least-to-guess" | "most-to-guess" | "falsecard" | "likes" | "likes-not" | "draw-trumps" | "work" | "defenders-lead" | "ruff" | "ruff-to-be-sure" | "discard" | "partner-wins" | "cannot-win" | "second-hand" | "third-hand" | "last-hand" | "cover" | "finesse" | "takes" | "draws-out" | "lets-go" | "book" | "high-from-longest" | "low-from-longest" | "win-cheaply" | "count" | "guidelines" | "certain" | "uncertain" | "good-will" | "proper-order";

export interface VoiceJoined {
  readonly type: "VoiceJoined";
  readonly id: number;
  readonly relays: readonly Relay[];
}

export interface Relay {
  readonly urls: readonly string[];
  readonly username: string | null;
  readonly credential: string | null;
}

export interface VoiceHeard {
  readonly type: "VoiceHeard";
  readonly table: string;
  readonly sender: string;
  readonly call: string;
  readonly signal: VoiceOffer | VoiceAnswer | VoicePaths | VoiceAgain;
}

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
  readonly again: boolean;
  readonly practice: boolean;
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

export interface HomeShown {
  readonly type: "HomeShown";
  readonly id: number;
  readonly face: "beams" | "smiles" | "sorry" | "thinks" | "waves";
  readonly greeting: Text;
  readonly step: NextStep;
  readonly rungs: readonly Rung[];
  readonly star: string;
  readonly tomorrow: Text | null;
  readonly days: number;
  readonly is_today: boolean;
  readonly week: Text | null;
  readonly week_theme: string;
  readonly week_puzzles: readonly string[];
}

export interface NextStep {
  readonly kind: StepKind;
  readonly text: Text;
  readonly why: Text;
  readonly game: string;
  readonly lesson: string;
  readonly table: string;
  readonly puzzles: readonly string[];
  readonly block: number | null;
}

export type StepKind = "lesson" | "game" | "puzzles" | "table" | "daily";

export interface Rung {
  readonly game: string;
  readonly lessons: readonly LessonOnRung[];
  readonly deals: number;
  readonly won: number;
  readonly solved: number;
  readonly puzzles: number;
  readonly is_learnt: boolean;
  readonly is_won: boolean;
  readonly is_solved: boolean;
  readonly has_star: boolean;
  readonly is_here: boolean;
}

export interface LessonOnRung {
  readonly name: string;
  readonly title: string;
  readonly state: "begun" | "learnt" | "new";
}

export interface CodeFound {
  readonly type: "CodeFound";
  readonly id: number;
  readonly kind: "class" | "evening" | "event" | "homework" | "league" | "results" | "table";
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
  readonly by_seat: boolean;
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
  readonly cards: readonly CardCosts[];
  readonly verdicts: readonly CardVerdict[];
  readonly accuracy: readonly Accuracy[];
  readonly further: Readonly<Record<string, Further>>;
  readonly could: Text | null;
}

export interface BestContract {
  readonly text: Text;
  readonly declarers: readonly Seat[];
  readonly tricks: number;
  readonly points: number | null;
}

export interface CardCosts {
  readonly seat: Seat;
  readonly costs: Readonly<Record<string, number>>;
}

export interface CardVerdict {
  readonly place: number;
  readonly seat: Seat;
  readonly card: string;
  readonly advised: string;
  readonly verdict: Judgement;
  readonly mattered: boolean;
  readonly lost: number;
  readonly hindsight: number;
  readonly kind: string;
  readonly said: readonly Text[];
  readonly lesson: readonly Text[];
}

export type Judgement = "good" | "unlucky" | "mistake";

export interface Accuracy {
  readonly seat: Seat;
  readonly right: number;
  readonly choices: number;
}

export interface Further {
  readonly lesson: string | null;
  readonly puzzles: readonly string[];
}

export interface CardsJudged {
  readonly type: "CardsJudged";
  readonly id: number;
  readonly reason: Text | null;
  readonly verdicts: readonly CardVerdict[];
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
  readonly told: Text | null;
  readonly face: "beams" | "smiles" | "sorry" | "thinks" | "waves";
  readonly practise: Text | null;
  readonly practise_theme: string;
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
  readonly dummy: Seat | null;
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
  readonly theme: Text | null;
  readonly may_try_again: boolean;
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
  readonly doubts: readonly Text[];
  readonly deal: string | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly link: string | null;
  readonly has_analysis: boolean;
}

export interface FileDeals {
  readonly type: "FileDeals";
  readonly id: number;
  readonly deals: readonly string[];
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

export interface TeacherSaid {
  readonly type: "TeacherSaid";
  readonly code: string;
  readonly phrase: string;
}

export interface PlansShown {
  readonly type: "PlansShown";
  readonly id: number;
  readonly plans: readonly LessonPlan[];
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

export interface ClassResults {
  readonly type: "ClassResults";
  readonly id: number;
  readonly boards: readonly BoardOutcomes[];
}

export interface BoardOutcomes {
  readonly game: string;
  readonly board: number;
  readonly vulnerable: readonly Side[];
  readonly dealer: Seat;
  readonly hands: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly playing: number;
  readonly outcomes: readonly TableOutcome[];
}

export interface TableOutcome {
  readonly table: number;
  readonly who: Readonly<Partial<Record<Seat, string>>>;
  readonly result: ResultShown;
}

export interface HomeworkTable {
  readonly type: "HomeworkTable";
  readonly id: number;
  readonly table: string | null;
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

export interface PlanAnew {
  readonly type: "PlanAnew";
  readonly id: number;
  readonly said: readonly Text[];
}

export interface SlipFormShown {
  readonly type: "SlipFormShown";
  readonly id: number;
  readonly form: SlipForm;
}

export interface SlipScored {
  readonly type: "SlipScored";
  readonly id: number;
  readonly result: ResultShown;
  readonly doubt: Text | null;
  readonly said: SlipSaid | null;
}

export interface ListedEventShown {
  readonly type: "ListedEventShown";
  readonly id: number;
  readonly event: number;
  readonly title: string;
  readonly on: string;
  readonly game: string;
  readonly game_title: string;
  readonly unit: Text;
  readonly names: Readonly<Record<number, string>>;
  readonly places: Readonly<Record<number, PlaceLine>>;
  readonly boards: readonly number[];
}

export interface ListedBoardShown {
  readonly type: "ListedBoardShown";
  readonly id: number;
  readonly event: number;
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly results: readonly MarkedResult[];
  readonly deal: string | null;
  readonly deck: "colours" | "french";
  readonly hands: Readonly<Partial<Record<Seat, readonly string[]>>>;
}

export interface TotalShown {
  readonly type: "TotalShown";
  readonly id: number;
  readonly title: string;
  readonly percent: boolean;
  readonly places: readonly TotalPlaceLine[];
}

export interface TotalPlaceLine {
  readonly place: string;
  readonly name: string;
  readonly total: string;
  readonly scores: readonly string[];
}

export interface OfficeShown {
  readonly type: "OfficeShown";
  readonly id: number;
  readonly version: string;
  readonly since: number;
  readonly now: number;
  readonly people: number;
  readonly connections: number;
  readonly tables: number;
  readonly processor: number;
  readonly memory: number;
  readonly moves: number;
  readonly refusals: number;
  readonly turned_away: number;
  readonly stalls: readonly StallSeen[];
  readonly long_stalls: number;
  readonly trouble: Text | null;
  readonly open_tables: readonly OpenTableSeen[];
  readonly addresses: readonly AddressSeen[];
}

export interface StallSeen {
  readonly request: string;
  readonly seconds: number;
}

export interface OpenTableSeen {
  readonly table: string;
  readonly game: string;
  readonly deal: number;
  readonly names: readonly string[];
  readonly here: number;
  readonly watchers: number;
  readonly is_over: boolean;
}

export interface AddressSeen {
  readonly address: string;
  readonly lines: number;
  readonly connections: number;
  readonly banned_until: number | null;
}

export interface BackupMade {
  readonly type: "BackupMade";
  readonly id: number;
  readonly file: string;
  readonly people: number;
  readonly tables: number;
  readonly deals: number;
  readonly events: number;
}

export type Answer =
  | Done
  | Refused
  | Superseded
  | Outdated
  | Made
  | Followed
  | Changed
  | Deleted
  | FileText
  | Shown
  | Waiting
  | Spoke
  | Hint
  | VoiceJoined
  | VoiceHeard
  | Welcome
  | Tables
  | HomeShown
  | CodeFound
  | Network
  | Handover
  | History
  | DealShown
  | Recorded
  | Analysis
  | CardsJudged
  | Meanings
  | Opinion
  | ProgressShown
  | PuzzleShown
  | PuzzleAnswered
  | DailyShown
  | DealsDrawn
  | BoardShown
  | FileDeals
  | MyLessons
  | LessonShown
  | TeacherSaid
  | PlansShown
  | TableSeen
  | ClassMarks
  | ClassBoards
  | ClassResults
  | HomeworkTable
  | HomeworkPuzzleShown
  | PupilWork
  | MovementOffers
  | TravellerShown
  | ScoreCardShown
  | PlanAnew
  | SlipFormShown
  | SlipScored
  | ListedEventShown
  | ListedBoardShown
  | TotalShown
  | OfficeShown
  | BackupMade;

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

export interface ConventionCard {
  readonly bidding: "guidelines" | "system";
  readonly title: Text;
  readonly count: Text;
  readonly sections: readonly CardSection[];
}

export interface CardSection {
  readonly title: Text;
  readonly after: readonly string[];
  readonly calls: readonly CallMeaning[];
}

export interface LessonList {
  readonly lessons: readonly LessonLine[];
}

export interface LessonLine {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly rung: string;
  readonly course: string;
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
  readonly puzzles: readonly string[];
}

export interface PartShown {
  readonly title: string;
  readonly blocks: readonly (TalkShown | PracticeShown | QuestionShown | SheetShown)[];
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

export interface SheetShown {
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
  readonly problems: readonly Text[];
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
  readonly bidding?: "guidelines" | "system";
  readonly token?: string;
}

export type PrintedSheet = "ranking" | "travellers" | "cards" | "tables" | "guides" | "certificate" | "hands" | "curtain" | "sheet" | "league" | "convention";

export type PaperSize = "a4" | "letter";
