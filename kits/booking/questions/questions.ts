import { isAsked, type Answers, type QuestionData, type TenantQuestion } from '@schemas/questions/question'
import type { AnswerValue } from '@schemas/generated/entities'
import { checkAnswer, isEmpty } from '@schemas/questions/checkAnswer'
import { isChoiceStep, withNewKey, withoutSteps } from '../draft/draft'
import { isAnswered, questionIdOf, stepOfQuestion } from './isAnswered'
import type { BookingVariant, Draft, Question, StepId } from '../variant'

/** What the rules of questions read of a variant. */
export type Asking = Pick<BookingVariant, 'steps' | 'questions'>

/** The question of a step with its id; undefined for a step of the kit, and for one that the variant does not declare. */
export function questionOf({ questions = {} }: Asking, step: StepId): (Question & QuestionData) | undefined {
  const id = questionIdOf(step)
  const question = id === undefined ? undefined : questions[id]
  return id !== undefined && question ? { ...question, id } : undefined
}

/**
 * The variant with the questions that the tenant adds to it. Each stands after the step that it names and the questions
 * that are there already, else before the time. A question of the variant wins over one of the same id.
 */
export function withTenantQuestions(
  variant: BookingVariant,
  added: readonly TenantQuestion[] | undefined,
): BookingVariant {
  const fitting = (added ?? []).filter(
    ({ id, variants }) => (variants?.includes(variant.id) ?? true) && !(id in (variant.questions ?? {})),
  )
  if (fitting.length === 0) return variant
  const steps = fitting.reduce<readonly StepId[]>(insertQuestion, variant.steps)
  const own = Object.fromEntries(fitting.map((question) => [question.id, question]))
  return { ...variant, steps, questions: { ...variant.questions, ...own } }
}

function insertQuestion(steps: readonly StepId[], { id, after }: TenantQuestion): StepId[] {
  const anchor = after === undefined ? -1 : steps.indexOf(after)
  const others = steps.findIndex((step, index) => index > anchor && questionIdOf(step) === undefined)
  const at = anchor === -1 ? steps.indexOf('time') : others
  return [...steps.slice(0, at), stepOfQuestion(id), ...steps.slice(at)]
}

/** The steps that a booking with these answers asks: all but questions whose condition does not hold. */
export const askedSteps = (variant: Asking, draft: Draft): StepId[] =>
  variant.steps.filter((step) => {
    const question = questionOf(variant, step)
    return !question || (isAsked(question, valueIn(draft)) && (question.isAsked?.(draft) ?? true))
  })

const valueIn =
  (draft: Draft) =>
  (id: string): AnswerValue | undefined =>
    isChoiceStep(id as StepId) ? draft[id as keyof Draft & 'type']?.id : draft.answers?.[id]

/**
 * Whether a step is answered, and a question by its rules. Takes today's date (YYYY-MM-DD). What somebody types into a
 * question is in the draft before it is complete.
 */
export function isAnsweredWell(variant: Asking, step: StepId, draft: Draft, today: string): boolean {
  const question = draft.editing ? undefined : questionOf(variant, step)
  if (!question || !isAnswered(step, draft)) return isAnswered(step, draft)
  return checkAnswer(question, draft.answers?.[question.id], today) === undefined
}

/** The questions that are asked and answered, in the order of the steps. */
export const answeredQuestions = (variant: Asking, draft: Draft): (Question & QuestionData)[] =>
  askedSteps(variant, draft).flatMap((step) => {
    const question = questionOf(variant, step)
    return question && !isEmpty(draft.answers?.[question.id]) ? [question] : []
  })

/**
 * The answers to send: those of questions that are asked. When an appointment is moved, null removes an answer that it had.
 * Undefined: there is nothing to send.
 */
export function answersToSend(variant: Asking, draft: Draft): Answers | undefined {
  const asked = answeredQuestions(variant, draft).map(({ id }) => [id, draft.answers?.[id] ?? null] as const)
  const before = (draft.editing?.answers ?? []).map(({ id }) => id)
  const declared = before.filter((id) => variant.questions?.[id] !== undefined)
  const answers = { ...Object.fromEntries(declared.map((id) => [id, null])), ...Object.fromEntries(asked) }
  return Object.keys(answers).length > 0 ? answers : undefined
}

/** Answers a question; null: without an answer. A different answer clears what the question says that it clears. */
export function answerQuestion(draft: Draft, variant: Asking, id: string, value: AnswerValue): Draft {
  const isSame = JSON.stringify(draft.answers?.[id]) === JSON.stringify(value)
  if (isSame) return draft
  const question = variant.questions?.[id]
  const cleared = withoutSteps(draft, question?.clears ?? [])
  const answers = withoutAnswers({ ...draft.answers, [id]: value }, question?.clears ?? [])
  return forgetLoaded(withNewKey({ ...cleared, answers }), variant, stepOfQuestion(id))
}

/** The draft without answers whose options were loaded for an earlier answer than the one that has changed at a step. */
export function forgetLoaded(draft: Draft, variant: Asking, changed: StepId): Draft {
  const later = variant.steps.slice(variant.steps.indexOf(changed) + 1)
  const loaded = later.flatMap((step) => {
    const question = questionOf(variant, step)
    return question?.choices ? [question.id] : []
  })
  if (!draft.answers || !loaded.some((id) => draft.answers?.[id] !== undefined)) return draft
  return { ...draft, answers: withoutAnswers(draft.answers, loaded) }
}

const withoutAnswers = (answers: Answers, ids: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))
