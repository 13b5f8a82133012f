// What can be chosen as the answer to a question of a lesson.
import type { Paragraph, QuestionShown } from "../../live/protocol.ts";

export interface QuizChoice {
  readonly cards: readonly string[];
  readonly say: readonly Paragraph[];
  /** Its place among the answers of the lesson; none for a card that only lies there with the others. */
  readonly answer: number | null;
}

/** Each answer is one of the cards shown: the cards themselves are tapped, and shown once. */
export function isRowOfCards(question: QuestionShown): boolean {
  return (
    question.answers.length > 0 &&
    question.answers.every(
      (each) => each.say.length === 0 && each.cards.length === 1 && question.cards.includes(each.cards[0] ?? ""),
    )
  );
}

export function choicesOf(question: QuestionShown): readonly QuizChoice[] {
  if (!isRowOfCards(question)) return question.answers.map((each, place) => ({ ...each, answer: place }));
  const places = new Map(question.answers.map((each, place) => [each.cards[0], place]));
  return question.cards.map((card) => ({ cards: [card], say: [], answer: places.get(card) ?? null }));
}
