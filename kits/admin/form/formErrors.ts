import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { RJSFSchema } from '@rjsf/utils'
import { numberFormat } from '@core/format/intl'
import type { Language } from '@core/i18n/languages'
import type { AdminRecord, EntityForm, EntitySchema } from '../entity'
import { writableFields } from './changes'
import { toText } from '../values/toText'

/** A field that breaks a rule of its schema, or one that only the server knows. */
export interface FormError {
  /** Empty: the record as a whole. */
  field: string
  keyword: string
  params: Readonly<Record<string, unknown>>
}

interface RawError {
  instancePath?: string
  keyword: string
  params: Readonly<Record<string, unknown>>
}

/** What the schema of a form finds in a record: at most one finding per field, in the order of the fields. */
export function validateRecord({ schema, validators }: EntityForm, record: AdminRecord): FormError[] {
  const root = schema as RJSFSchema
  const { errors = [] } = createPrecompiledValidator(validators, root).rawValidation<RawError>(root, record)
  return firstErrorPerField(
    schema,
    errors.map(({ instancePath = '', ...error }) => ({
      field: instancePath.split('/')[1] ?? toText(error.params['missingProperty']),
      ...resolveRule(instancePath, error, record),
    })),
  )
}

/**
 * What the server found: `details.fields` of a refusal. Whatever does not look like it is a finding without a field.
 * In: the details as they came, and the fields the form has.
 */
export function parseServerErrors(
  schema: EntitySchema,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): FormError[] {
  const fields = Array.isArray(details['fields']) ? (details['fields'] as unknown[]) : []
  const found = fields.filter(isServerField).map(({ path, keyword, params = {} }) => ({
    field: path.split('/')[1] ?? '',
    ...resolveRule(path, { keyword, params }),
  }))
  return found.length > 0
    ? firstErrorPerField(schema, found)
    : [{ field: '', keyword: message, params: details }]
}

interface ServerField {
  path: string
  keyword: string
  params?: Readonly<Record<string, unknown>>
}

const isServerField = (one: unknown): one is ServerField =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Partial<ServerField>).path === 'string' &&
  typeof (one as Partial<ServerField>).keyword === 'string'

type Rule = Pick<FormError, 'keyword' | 'params'>

/** In the pattern of a text that has to say something. */
const notBlankPattern = '\\S'

/** A field's text of nothing but spaces is one that has not been written. In: the record, where it is known. */
function resolveRule(path: string, { keyword, params }: Rule, record?: AdminRecord): Rule {
  const [, field = '', ...deeper] = path.split('/')
  const isAsked = keyword === 'pattern' && toText(params['pattern']).includes(notBlankPattern)
  const isBlank = isAsked && deeper.length === 0 && (!record || toText(record[field]).trim() === '')
  return { keyword: isBlank ? 'required' : keyword, params }
}

/** The values of a rule as people read them: 99999.99 is 99.999,99 in Spanish. */
export const formatErrorParams = (params: FormError['params'], language: Language): FormError['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? numberFormat(language, { useGrouping: 'always', maximumFractionDigits: 20 }).format(value)
        : value,
    ]),
  )

/** One finding per field, those without a field of the form first. */
function firstErrorPerField(schema: EntitySchema, findings: readonly FormError[]): FormError[] {
  const fields = ['', ...writableFields(schema)]
  const placed = findings.map((one) => (fields.includes(one.field) ? one : { ...one, field: '' }))
  return fields.flatMap((field) => placed.find((one) => one.field === field) ?? [])
}
