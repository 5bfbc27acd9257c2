import type { AnswerValue } from '../generated/entities'
import type { TenantManifest } from '../generated/tenant'

/** A question that a tenant adds to its bookings, in data alone (`questions` of tenant.json). */
export type TenantQuestion = NonNullable<TenantManifest['questions']>[number]

/** What a question consists of, whoever asks it. The steps of a variant say where its own questions stand. */
export type QuestionData = Omit<TenantQuestion, 'after' | 'variants'>

/** A text by language. */
export type LocalText = QuestionData['title']

/** Answers by the id of their question; null: the question was left without an answer. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** An option that a booking has loaded, as an answer. */
export type LoadedOption = Extract<AnswerValue, { label: string }>

/** An address, as an answer. */
export type AddressAnswer = Extract<AnswerValue, { street: string }>

/** The text in a language, else in the first that there is. */
export const localText = (texts: LocalText, language: string): string =>
  texts[language] ?? Object.values(texts)[0] ?? ''

/**
 * Whether a question is asked: the condition `when` holds. `valuesOf` returns the answer of a question, or the id of the
 * choice of a step; undefined: not answered.
 */
export const isAsked = (
  { when = {} }: Pick<QuestionData, 'when'>,
  valueOf: (id: string) => AnswerValue | undefined,
): boolean =>
  Object.entries(when).every(([id, values]) =>
    comparable(valueOf(id)).some((one) => (values as readonly unknown[]).includes(one)),
  )

function comparable(value: AnswerValue | undefined): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'object' && value !== null) return 'id' in value ? [value.id] : []
  return [value]
}
