import type { AppointmentDocument } from '@schemas/generated/entities'
import type { BuiltInStep, Choice, Draft, Slot, StepId } from '../variant'
import { settleNote, targetOf } from './keptNote'

/** Steps of the kit that are answered with one of a list of choices. */
export type ChoiceStep = Exclude<BuiltInStep, 'time' | 'review'>

/** The steps with choices, in the specified order. */
export const choiceSteps = [
  'type',
  'country',
  'insurer',
  'specialty',
  'service',
  'provider',
] as const satisfies readonly ChoiceStep[]

/** Whether a step of the kit asks for one of a list of choices. */
export const isChoiceStep = (step: StepId): step is ChoiceStep =>
  (choiceSteps as readonly StepId[]).includes(step)

/** A new draft. Takes the variant's id, a fresh unique id, and known answers, for example the appointment to move. */
export const newDraft = (variant: string, id: string, known: Partial<Draft> = {}): Draft => ({
  notes: '',
  ...known,
  variant,
  idempotencyKey: `${id}.0`,
})

/**
 * Answers a step. A different answer clears the later ones: a specialty clears service and provider, a
 * service clears the provider, and each of them clears a slot that is asked after it. A note for another specialty or professional is
 * put aside (decision 805).
 * Takes the variant's steps in order. Steps that the variant does not ask follow the specified order.
 */
export function pick(draft: Draft, steps: readonly StepId[], step: ChoiceStep, choice: Choice): Draft {
  if (draft[step]?.id === choice.id) return { ...draft, [step]: choice }
  const later = [
    ...steps.slice(steps.indexOf(step) + 1),
    ...choiceSteps.slice(choiceSteps.indexOf(step) + 1).filter((one) => !steps.includes(one)),
  ]
  return withNewKey(settleNote({ ...withoutSteps(draft, later), [step]: choice }))
}

/** The draft without the answers of steps of the kit. */
export function withoutSteps(draft: Draft, steps: readonly string[]): Draft {
  const remaining = Object.entries(draft).filter(([key]) => {
    const step = key === 'slot' ? 'time' : key
    return !(step === 'time' || isChoiceStep(step as StepId)) || !steps.includes(step)
  })
  return Object.fromEntries(remaining) as unknown as Draft
}

/**
 * Puts the names of the answers in a language. Takes the same answers in that language; one with another id, picked
 * meanwhile, stays. The request does not change, so neither does its idempotency key.
 */
export function renameAnswers(draft: Draft, translated: TranslatedAnswers, language: string): Draft {
  const { editing, ...answers } = translated
  const renamed = Object.entries(answers).filter(([step, { id }]) => draft[step as ChoiceStep]?.id === id)
  return {
    ...draft,
    ...Object.fromEntries(renamed),
    ...(editing?.id === draft.editing?.id && editing && { editing }),
    language,
  }
}

/** The answers of a draft in another language, and the appointment that it moves. */
export type TranslatedAnswers = { readonly [K in ChoiceStep]?: Choice } & Pick<Draft, 'editing'>

/** Picks a slot. */
export const pickSlot = (draft: Draft, slot: Slot): Draft => withNewKey({ ...draft, slot })

/** Removes the slot, for example because it was taken; everything else stays. */
export function withoutSlot({ slot: _gone, ...draft }: Draft): Draft {
  return withNewKey(draft)
}

/**
 * Renews the idempotency key before the user leaves to pay or to sign in, so that a new attempt is not answered with
 * the old hold (C-069), and after a refusal because another request used the key. Takes the id of the held appointment,
 * if any.
 */
export const renewRequest = (draft: Draft, bookId?: number): Draft =>
  withNewKey({ ...draft, ...(bookId !== undefined && { pendingPaymentId: bookId }) })

/** Changes the notes, at a moment in milliseconds; at most 5000 characters. */
export const writeNotes = (draft: Draft, notes: string, at: number): Draft =>
  withNewKey({ ...draft, notes: notes.slice(0, NOTES_MAX), noteTarget: targetOf(draft, at) })

/** Chooses the documents that the doctor sees, instead of the earlier ones, at a moment; at most 20. */
export const chooseDocuments = (draft: Draft, documents: readonly AppointmentDocument[], at: number): Draft =>
  withNewKey({ ...draft, documents: documents.slice(0, DOCUMENTS_MAX), noteTarget: targetOf(draft, at) })

/** Maximum number of documents of an appointment. */
export const DOCUMENTS_MAX = 20

/** Maximum length of the notes, in characters. */
export const NOTES_MAX = 5000

/** A changed request gets a new idempotency key, so that a retry books once and a change is not taken for a retry. */
export function withNewKey(draft: Draft): Draft {
  const [id, revision] = draft.idempotencyKey.split('.')
  return { ...draft, idempotencyKey: `${id}.${Number(revision) + 1}` }
}

/** The minutes of an appointment: those of the provider for the service, where they are known. */
export const minutesOf = ({
  provider,
  service,
  editing,
}: Pick<Draft, 'provider' | 'service' | 'editing'>): number | undefined =>
  provider?.duration ?? service?.duration ?? editing?.duration
