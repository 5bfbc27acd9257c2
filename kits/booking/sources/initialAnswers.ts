import type { ChoiceStep } from '../draft/draft'
import { newDraft } from '../draft/draft'
import type { BookingContext, BookingVariant, Choice, Draft, StepId } from '../variant'

/** Ids of answers that are known before a step is asked. */
export type AnswerIds = Partial<Record<ChoiceStep, number>>

/**
 * Turns ids another screen or the address handed over into answers, in the order of the steps (BOOK-002, BOOK-075).
 * It ends at the first step whose choices lack the id, or that has none: what follows has to be asked.
 */
export async function resolveAnswers(
  { steps, choices }: Pick<BookingVariant, 'steps' | 'choices'>,
  known: AnswerIds,
  context: BookingContext,
): Promise<Partial<Draft>> {
  let answers: Partial<Draft> = {}
  for (const step of steps.filter(isChoiceStep)) {
    const id = known[step]
    const offered = id === undefined ? [] : await choices[step]?.(newDraft('', '', answers), context)
    const choice = offered?.find((one) => hasId(one, step, id))
    if (!choice) break
    answers = { ...answers, [step]: choice }
  }
  return answers
}

/** What was handed over without an address: ids by step, notes, and the time once everything before it is answered (BOOK-002). */
export async function presetAnswers(
  variant: Pick<BookingVariant, 'steps' | 'choices'>,
  context: BookingContext,
): Promise<Partial<Draft>> {
  const { appointmentType, insurer, specialty, service, doctor, notes, date } = context.preset
  const answers = await resolveAnswers(
    variant,
    withoutUndefined({ type: appointmentType, insurer, specialty, service, provider: doctor }),
    context,
  )
  return {
    ...answers,
    ...(notes && { notes }),
    ...(date && answers.provider && { slot: { start: date, zone: answers.provider.zone ?? context.zone } }),
  }
}

const isChoiceStep = (step: StepId): step is ChoiceStep => step !== 'time' && step !== 'review'

/** Providers are known by their doctor. */
const hasId = ({ id, ref }: Choice, step: ChoiceStep, wanted: number | undefined) =>
  Number((step === 'provider' && ref?.['doctorId']) || id) === wanted

const withoutUndefined = (known: { [K in ChoiceStep]?: number | undefined }): AnswerIds =>
  Object.fromEntries(Object.entries(known).filter(([, id]) => id !== undefined))
