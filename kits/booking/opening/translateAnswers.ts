import { ApiError } from '@portico/core/http/apiError'
import { choiceSteps, type ChoiceStep, type TranslatedAnswers } from '../draft/draft'
import { fromAppointment } from '../sources/choices'
import type { BookingContext, BookingVariant, Choice, Draft } from '../variant'

/**
 * The answers of a draft as the API names them in the language of the context: those of the appointment that the draft
 * moves, otherwise from the choices of their step, or from the answers that the booking started with. An answer that is
 * not offered any more is missing. Rejects while the server cannot be reached.
 */
export async function translateAnswers(
  variant: BookingVariant,
  draft: Draft,
  context: BookingContext,
): Promise<TranslatedAnswers> {
  if (draft.editing) return translateAppointment(variant, draft.editing.id, context)
  const answered = choiceSteps.filter((step) => draft[step] !== undefined)
  const offered = await Promise.all(
    answered.map((step) => withoutRefusal(variant.choices[step]?.(draft, context))),
  )
  const found = answered.map((step, index) => offered[index]?.find(({ id }) => id === draft[step]?.id))
  const initial = found.every(Boolean) ? null : await withoutRefusal(variant.initialAnswers?.(context))
  const translated = answered.map((step, index) => [step, found[index] ?? initial?.[step]] as const)
  return mergeAnswers(draft, translated)
}

async function translateAppointment(
  variant: BookingVariant,
  id: number,
  context: BookingContext,
): Promise<TranslatedAnswers> {
  const editing = await withoutRefusal(
    context.call('GET api/appointments/{id}', { params: { id }, quiet: true }),
  )
  if (!editing) return {}
  const answers = variant.edit ? await variant.edit(editing, context) : fromAppointment(editing)
  return {
    ...mergeAnswers(
      {},
      choiceSteps.map((step) => [step, answers[step]] as const),
    ),
    editing,
  }
}

/** A translated answer keeps what only the earlier one has, such as the price of an offer. */
const mergeAnswers = (
  draft: Partial<Draft>,
  answers: readonly (readonly [ChoiceStep, Choice | undefined])[],
): TranslatedAnswers =>
  Object.fromEntries(
    answers.flatMap(([step, answer]) => (answer ? [[step, { ...draft[step], ...answer }]] : [])),
  )

/** An answer that the server refuses is not translated; any other failure is retried. */
async function withoutRefusal<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && !error.isTransient) return undefined
    throw error
  }
}
