import type { BookingVariant, BuiltInStep, StepId } from '../variant'
import { questionIdOf } from '../questions/isAnswered'

/** What each step of the kit needs to be answered before it, where the variant asks it. */
const needs: Partial<Record<BuiltInStep, readonly BuiltInStep[]>> = {
  service: ['specialty'],
  provider: ['specialty', 'service'],
  time: ['specialty', 'service', 'provider'],
}

/**
 * What is wrong with the order of a variant's steps, in words; empty: nothing. Specialty, service, provider and time have
 * their order, each question is declared and stands after what its condition names, and the review is last. Which other
 * steps a source reads shows only when it runs: the conformance suite looks there.
 */
export function orderProblems({
  steps,
  questions = {},
}: Pick<BookingVariant, 'steps' | 'questions'>): string[] {
  const inOrder = steps.flatMap((step, at) =>
    neededBy(step, questions)
      .filter((needed) => steps.indexOf(needed) > at)
      .map((needed) => `the step "${step}" stands before "${needed}", on which it depends`),
  )
  const asked = steps.flatMap((step) => questionIdOf(step) ?? [])
  return [
    ...inOrder,
    ...steps
      .filter((step, at) => steps.indexOf(step) !== at)
      .map((step) => `the step "${step}" stands twice`),
    ...(steps.includes('time') ? [] : ['there is no step "time"']),
    ...(steps.at(-1) === 'review' ? [] : ['the step "review" is not the last one']),
    ...asked.filter((id) => !questions[id]).map((id) => `the question "${id}" is not declared`),
    ...Object.keys(questions)
      .filter((id) => !asked.includes(id))
      .map((id) => `the question "${id}" stands in no step`),
    ...Object.entries(questions).flatMap(([id, question]) => clearProblems(id, question.clears, steps)),
  ]
}

function neededBy(step: StepId, questions: NonNullable<BookingVariant['questions']>): readonly StepId[] {
  const id = questionIdOf(step)
  if (id === undefined) return needs[step as BuiltInStep] ?? []
  return Object.keys(questions[id]?.when ?? {}).map((named) => stepNamed(named, questions))
}

const stepNamed = (name: string, questions: NonNullable<BookingVariant['questions']>): StepId =>
  questions[name] ? `question:${name}` : (name as BuiltInStep)

/** A question that cleared an earlier answer would ask in a circle. */
const clearProblems = (
  id: string,
  clears: readonly string[] | undefined,
  steps: readonly StepId[],
): string[] =>
  (clears ?? [])
    .filter((cleared) => {
      const at = Math.max(steps.indexOf(cleared as StepId), steps.indexOf(`question:${cleared}`))
      return at !== -1 && at < steps.indexOf(`question:${id}`)
    })
    .map((cleared) => `the question "${id}" clears "${cleared}", which stands before it`)
