import type { Answers, Field } from '../rules/answers'

/** What a group of fields of the registration needs. */
export interface FieldsProps {
  answers: Answers
  change: (field: Exclude<Field, 'accepted'>, value: string) => void
  /** The sentence of a mistake. */
  errorOf: (field: Field) => string | undefined
}
