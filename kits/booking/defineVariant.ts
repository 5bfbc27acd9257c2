import type { BookingVariant, BuiltInStep, Question, StepId } from './variant'

/** The steps that load their choices. */
type ChoiceStep = keyof BookingVariant['choices']

/** A source for each step that needs one, and for no other. */
type Sources<S extends StepId> = {
  readonly [K in Extract<S, ChoiceStep>]: NonNullable<BookingVariant['choices'][K]>
} & { readonly [K in Exclude<ChoiceStep, S>]?: never }

/** A question for each step that asks one. */
type Questions<S extends StepId> = [Exclude<S, BuiltInStep>] extends [never]
  ? { questions?: undefined }
  : { questions: { readonly [K in S as K extends `question:${infer Id}` ? Id : never]: Question } }

/** A variant whose sources and questions are those of its steps. */
type Declared<S extends readonly StepId[]> = Omit<BookingVariant, 'steps' | 'choices' | 'questions'> & {
  steps: S
  choices: Sources<S[number]>
} & Questions<S[number]>

/**
 * Declares a booking variant. A misspelt step, a step without its source or question, and a source without a step do not
 * compile; the message names the step.
 */
export const defineVariant = <const S extends readonly StepId[]>(variant: Declared<S>): BookingVariant =>
  variant as BookingVariant
