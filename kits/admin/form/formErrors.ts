import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { RJSFSchema } from '@rjsf/utils'
import { numberFormat } from '@portico/core/format/intl'
import type { Language } from '@portico/core/i18n/useLanguage'
import type { AdminRecord, EntityForm, EntitySchema, FieldError } from '../entity'
import { toText } from '../values/toText'
import { writableFields } from './changes'

/** A rule that a field breaks, found by the schema or by the server. */
export interface FormError {
  /** Empty: the record as a whole. */
  field: string
  /** The keyword of JSON Schema, or a code of the server. */
  keyword: string
  params: Readonly<Record<string, unknown>>
}

interface SchemaError {
  instancePath?: string
  keyword: string
  params: Readonly<Record<string, unknown>>
}

/**
 * Validates a record against its schema. Returns at most one error per field, in the order of the fields: that of the
 * schema, or else the one in `others`.
 */
export function validateRecord(
  { schema, validators }: EntityForm,
  record: AdminRecord,
  others: readonly FieldError[] = [],
): FormError[] {
  const root = schema as RJSFSchema
  const { errors = [] } = createPrecompiledValidator(validators, root).rawValidation<SchemaError>(
    root,
    record,
  )
  const schemaErrors = errors.map(({ instancePath = '', ...error }) => ({
    field: instancePath.split('/')[1] ?? toText(error.params['missingProperty']),
    ...resolveRule(instancePath, error, record),
  }))
  return firstErrorPerField(schema, [...schemaErrors, ...others.map((error) => ({ params: {}, ...error }))])
}

/**
 * Reads the errors of a refused save from `details.fields`. Anything else becomes one error of the whole record, with
 * the message as keyword.
 */
export function parseServerErrors(
  schema: EntitySchema,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): FormError[] {
  const fields = Array.isArray(details['fields']) ? (details['fields'] as unknown[]) : []
  const errors = fields.filter(isServerField).map(({ path, keyword, params = {} }) => ({
    field: path.split('/')[1] ?? '',
    ...resolveRule(path, { keyword, params }),
  }))
  return errors.length > 0
    ? firstErrorPerField(schema, errors)
    : [{ field: '', keyword: message, params: details }]
}

interface ServerField {
  path: string
  keyword: string
  params?: Readonly<Record<string, unknown>>
}

const isServerField = (value: unknown): value is ServerField =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<ServerField>).path === 'string' &&
  typeof (value as Partial<ServerField>).keyword === 'string'

type Rule = Pick<FormError, 'keyword' | 'params'>

/** Part of the `pattern` of a text that must not be blank. */
const notBlankPattern = '\\S'

/** A text of only spaces counts as missing. `record` is undefined for errors of the server. */
function resolveRule(path: string, { keyword, params }: Rule, record?: AdminRecord): Rule {
  const [, field = '', ...rest] = path.split('/')
  const isNotBlankRule = keyword === 'pattern' && toText(params['pattern']).includes(notBlankPattern)
  const isBlank = isNotBlankRule && rest.length === 0 && (!record || toText(record[field]).trim() === '')
  return { keyword: isBlank ? 'required' : keyword, params }
}

/** Formats the numbers of a rule in the portal's language: 99999.99 is 99.999,99 in Spanish. */
export const formatErrorParams = (params: FormError['params'], language: Language): FormError['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? numberFormat(language, { useGrouping: 'always', maximumFractionDigits: 20 }).format(value)
        : value,
    ]),
  )

/** Errors of unknown fields count for the whole record, which comes first. */
function firstErrorPerField(schema: EntitySchema, errors: readonly FormError[]): FormError[] {
  const fields = ['', ...writableFields(schema)]
  const known = errors.map((error) => (fields.includes(error.field) ? error : { ...error, field: '' }))
  return fields.flatMap((field) => known.find((error) => error.field === field) ?? [])
}
