import type { AnswerValue } from '../generated/entities'
import { matchesPattern } from '../rules/pattern'
import type { QuestionData } from './question'

type Schema = NonNullable<QuestionData['schema']>

/** The rule that an answer breaks: a word of JSON Schema, `required`, or `kind` for a value of another kind. */
export type BrokenAnswerRule = keyof Schema | 'required' | 'kind'

/** The rules of each kind; a schema cannot have others. */
export const rulesOfKind: Readonly<Record<QuestionData['kind'], readonly (keyof Schema)[]>> = {
  choice: [],
  choices: ['minItems', 'maxItems'],
  text: ['minLength', 'maxLength', 'pattern'],
  longText: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'multipleOf'],
  date: ['formatMinimum', 'formatMaximum'],
  yesNo: ['const'],
  address: [],
}

/** Longest answers in characters, where the schema of the question says nothing shorter. */
export const TEXT_MAX = 200
export const LONG_TEXT_MAX = 2000

/**
 * The rule that an answer breaks, or undefined. The portal and the server use the same function. Takes the question, the
 * answer (null or undefined: none) and today's date (YYYY-MM-DD).
 */
export function checkAnswer(
  question: QuestionData,
  value: AnswerValue | undefined,
  today: string,
): BrokenAnswerRule | undefined {
  if (isEmpty(value)) return question.isOptional ? undefined : 'required'
  if (!hasKind(question, value)) return 'kind'
  const { schema = {} } = question
  return rulesOfKind[question.kind].find(
    (rule) => schema[rule] !== undefined && !holds(rule, schema, value, today),
  )
}

/** Whether a value says nothing. */
export const isEmpty = (value: AnswerValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function hasKind(question: QuestionData, value: AnswerValue | undefined): boolean {
  const options = question.options?.map(({ id }) => id)
  switch (question.kind) {
    case 'choice':
      return options ? typeof value === 'string' && options.includes(value) : isObject(value) && 'id' in value
    case 'choices':
      return Array.isArray(value) && new Set(value).size === value.length && isSubset(value, options)
    case 'text':
      return typeof value === 'string' && value.length <= TEXT_MAX && !/[\r\n]/.test(value)
    case 'longText':
      return typeof value === 'string' && value.length <= LONG_TEXT_MAX
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'date':
      return typeof value === 'string' && isDate(value)
    case 'yesNo':
      return typeof value === 'boolean'
    default:
      return isObject(value) && 'street' in value && Object.values(value).every((part) => part.trim() !== '')
  }
}

function holds(rule: keyof Schema, schema: Schema, value: AnswerValue | undefined, today: string): boolean {
  const dateOf = (limit: string | undefined) => (limit === 'today' ? today : (limit ?? ''))
  const text = typeof value === 'string' ? value : ''
  const checks: Record<keyof Schema, () => boolean> = {
    minLength: () => text.length >= (schema.minLength ?? 0),
    maxLength: () => text.length <= (schema.maxLength ?? Infinity),
    pattern: () => matchesPattern(text, schema.pattern ?? ''),
    minimum: () => Number(value) >= (schema.minimum ?? -Infinity),
    maximum: () => Number(value) <= (schema.maximum ?? Infinity),
    multipleOf: () => isMultiple(Number(value), schema.multipleOf ?? 1),
    formatMinimum: () => text >= dateOf(schema.formatMinimum),
    formatMaximum: () => text <= dateOf(schema.formatMaximum),
    minItems: () => Array.isArray(value) && value.length >= (schema.minItems ?? 0),
    maxItems: () => Array.isArray(value) && value.length <= (schema.maxItems ?? Infinity),
    const: () => value === schema.const,
  }
  return checks[rule]()
}

const isObject = (value: AnswerValue | undefined): value is Extract<AnswerValue, object> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSubset = (values: readonly string[], all: readonly string[] | undefined) =>
  values.every((one) => all?.includes(one))

/** 0.3 is a multiple of 0.1, which floating point does not know. */
const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  )
}
