import { bodyWithLimits } from '../../platform/http/api/inputLimits'
import { entityValidator } from '../../platform/http/api/validators'
import { unescapeFormula } from '../../../schemas/csv'
import { yearFirst } from '../../../schemas/rules/calendarDate'
import { cleanCode, cleanField } from '../../../schemas/rules/cleanText'
import { normalizeNumber } from '../../../schemas/rules/identification'
import type { AdminRecord } from '../entities/defineAdminEntity'
import { users } from './entity'

/** The fields of an import. Roles are granted one by one, and pictures are uploaded. */
export const importedFields: readonly string[] = users.fields.filter(
  (field) => !['roles', 'careAreas', 'attentionScenarios', 'thumbnailId'].includes(field),
)

/** The column with the id of a user, as an export writes it. */
export const ID_COLUMN = 'id'

/** The columns that a file may have. */
export const importedColumns: readonly string[] = [...importedFields, ID_COLUMN]

/** A rejected field and the rule that it breaks. */
export interface ImportError {
  field: string
  keyword: string
  value?: string
  /** The earlier line about the same user. */
  first?: number
}

/** The same validation as for the body of a call. */
const validate = entityValidator({ allErrors: true }).compile(bodyWithLimits({ $ref: 'AdminUser' }))

/**
 * Reads a line of a CSV file as a user. Empty cells are ignored; dates may also have the day first, such as 1/2/1990. Texts
 * that an export has escaped are read as they were. Returns the user, and an error for each field that breaks the schema,
 * holds a formula or is damaged. A line needs a field that identifies the user.
 */
export function readImportLine(cells: Readonly<Record<string, string>>): {
  /** The user that the line is about, where it says so. */
  id: string | undefined
  body: AdminRecord
  errors: ImportError[]
} {
  const { [ID_COLUMN]: id = '', ...own } = cells
  const cellsWithText = Object.entries(own)
    .filter(([, text]) => text !== '')
    .map(([field, text]): [string, string] => [field, cleanField(field, text)])
  const body = Object.fromEntries(
    cellsWithText.map(([field, text]) => [field, valueOf(field, unescapeFormula(text))]),
  )
  const formulas = cellsWithText
    // A telephone number may begin with a plus.
    .filter(([field, text]) => (field === 'phone' ? /^[=@\t-]/ : /^[=+@\t-]/).test(text))
    .map(([field]) => ({ field, keyword: 'formula' }))
  // The replacement character shows that the file was not UTF-8: the name would be stored damaged.
  const illegible = cellsWithText
    .filter(([, text]) => text.includes('\uFFFD'))
    .map(([field]) => ({ field, keyword: 'encoding' }))
  const shortened = cellsWithText
    .filter(([field, text]) => isShortened(field, text))
    .map(([field]) => ({ field, keyword: 'shortened' }))
  const unreadable = [
    ...illegible,
    ...shortened,
    ...formulas.filter(({ field }) => !illegible.some((other) => other.field === field)),
  ]
  const isUnidentified =
    id === '' && ['email', 'identificationNumber', 'externalId'].every((field) => !(field in body))
  const errors = [
    ...(isUnidentified ? [{ field: 'email', keyword: 'required' }] : []),
    ...unreadable,
    ...schemaErrors(body).filter(({ field }) => !unreadable.some((other) => other.field === field)),
  ]
  return {
    id: id || undefined,
    body,
    errors: errors.map((importError) => ({ ...importError, ...excerpt(cells[importError.field]) })),
  }
}

function valueOf(field: string, cell: string): unknown {
  const { type, format } = users.properties[field] ?? {}
  const text = type === 'integer' || format === 'date' ? cleanCode(cell) : cell.trim()
  if (field === 'identificationNumber') return normalizeNumber(text)
  if (type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text
  if (field === 'phone') return wholeNumber(text) ?? text
  return format === 'date' ? yearFirst(text) : text
}

const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i

/** The number that a spreadsheet has written as 6.12345678E+08. Undefined for another text, and where digits are lost. */
function wholeNumber(text: string): string | undefined {
  const [, first = '', rest = '', exponent = ''] = scientific.exec(text) ?? []
  return exponent !== '' && rest.length === Number(exponent) ? first + rest : undefined
}

/** Whether a spreadsheet has shortened a telephone number, whose last digits are lost. */
const isShortened = (field: string, text: string): boolean =>
  field === 'phone' && scientific.test(text.trim()) && wholeNumber(text.trim()) === undefined

function schemaErrors(body: AdminRecord): ImportError[] {
  if (validate(body)) return []
  const all = (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
    field: keyword === 'required' ? String(params['missingProperty']) : (instancePath.split('/')[1] ?? ''),
    keyword,
  }))
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index)
}

/** The beginning of a text, enough to find it. */
export const excerpt = (text = '') => (text === '' ? {} : { value: text.slice(0, 60) })
