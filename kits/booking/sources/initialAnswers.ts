import { isChoiceStep, newDraft, type ChoiceStep } from '../draft/draft'
import type { BookingContext, BookingVariant, Choice, Draft } from '../variant'

/** Ids of preset answers, by step. */
export type AnswerIds = Partial<Record<ChoiceStep, number>>

/**
 * Resolves preset ids into choices, in the order of the steps. Stops at the first step without an
 * id or without a matching choice; the person answers the rest.
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

/** The preset answers: ids by step, notes, and the slot once all earlier steps are answered. */
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

/** A preset provider is a doctor id. */
const hasId = ({ id, ref }: Choice, step: ChoiceStep, wanted: number | undefined) =>
  Number((step === 'provider' && ref?.['doctorId']) || id) === wanted

const withoutUndefined = (known: { [K in ChoiceStep]?: number | undefined }): AnswerIds =>
  Object.fromEntries(Object.entries(known).filter(([, id]) => id !== undefined))
