import type { Choice, Draft, Slot, StepId } from '../variant'

/** The steps whose answer is one of a list. */
export type ChoiceStep = Exclude<StepId, 'time' | 'review'>

/** The order of the specification (BOOK-033). */
const stepOrder: readonly StepId[] = ['type', 'country', 'insurer', 'specialty', 'service', 'provider']

/** An empty draft. In: the variant's id, a fresh unique id, and what is known already, for example the appointment to move. */
export const newDraft = (variant: string, id: string, known: Partial<Draft> = {}): Draft => ({
  notes: '',
  ...known,
  variant,
  idempotencyKey: `${id}.0`,
})

/**
 * The draft with an answer to a step. Another answer than before clears what was asked after it: a specialty clears
 * service and provider (BOOK-034), a service the provider (BOOK-035), and each of them the time. Notes stay.
 * In: the variant's steps in their order; what it does not ask for is known from elsewhere, as from an appointment to be
 * moved, and goes by the order of the specification (BOOK-033).
 */
export function pick(draft: Draft, steps: readonly StepId[], step: ChoiceStep, choice: Choice): Draft {
  if (draft[step]?.id === choice.id) return { ...draft, [step]: choice }
  const later = [
    ...steps.slice(steps.indexOf(step) + 1),
    ...stepOrder.slice(stepOrder.indexOf(step) + 1).filter((one) => !steps.includes(one)),
  ]
  const kept = Object.entries(draft).filter(([key]) => key !== 'slot' && !later.includes(key as StepId))
  return withNewKey({ ...(Object.fromEntries(kept) as unknown as Draft), [step]: choice })
}

/** The draft with a time. */
export const pickSlot = (draft: Draft, slot: Slot): Draft => withNewKey({ ...draft, slot })

/** The draft without a time: it was taken by somebody else, everything else stays. */
export function withoutSlot({ slot: _gone, ...draft }: Draft): Draft {
  return withNewKey(draft)
}

/**
 * The draft once it has left to be paid, or to sign in: whoever comes back without having paid books anew, and must not be
 * answered with the old hold (C-069). So does who was refused because another request had its key. In: the appointment's id, where one is held.
 */
export const renewRequest = (draft: Draft, bookId?: number): Draft =>
  withNewKey({ ...draft, ...(bookId !== undefined && { pendingPaymentId: bookId }) })

/** The draft with other notes; at most 5000 characters (CONST-024). */
export const writeNotes = (draft: Draft, notes: string): Draft =>
  withNewKey({ ...draft, notes: notes.slice(0, NOTES_MAX) })

/** Longest notes, in characters (CONST-024). */
export const NOTES_MAX = 5000

/** Another request than before has a key of its own, so that a retry is done once and a change is not taken for a retry. */
function withNewKey(draft: Draft): Draft {
  const [id, revision] = draft.idempotencyKey.split('.')
  return { ...draft, idempotencyKey: `${id}.${Number(revision) + 1}` }
}
