import { isChoiceStep } from '../draft/draft'
import type { Draft, QuestionStep, StepId } from '../variant'

/** The step of a question. */
export const stepOfQuestion = (id: string): QuestionStep => `question:${id}`

/** The id of the question that a step asks; undefined for a step of the kit. */
export const questionIdOf = (step: string): string | undefined =>
  step.startsWith('question:') ? step.slice('question:'.length) : undefined

/**
 * Whether a step is answered. A review never is. An appointment that is moved does not ask what its booking has not asked.
 */
export function isAnswered(step: StepId, draft: Draft): boolean {
  if (step === 'time') return draft.slot !== undefined
  if (isChoiceStep(step)) return draft[step] !== undefined
  const question = questionIdOf(step)
  return question !== undefined && (draft.editing !== undefined || draft.answers?.[question] !== undefined)
}
