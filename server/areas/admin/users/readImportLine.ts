import { bodyWithLimits } from '../../../http/api/inputLimits'
import { entityValidator } from '../../../http/api/validators'
import type { AdminRecord } from '../defineAdminEntity'
import { users } from './entity'

/** What an import may say of a user. Roles are given one by one; pictures are uploaded. */
export const importedFields: readonly string[] = users.fields.filter(
  (field) => !['roles', 'careAreas', 'thumbnailId'].includes(field),
)

/** A field that was refused, and the rule that it breaks. */
export interface ImportError {
  field: string
  keyword: string
  value?: string
  /** The line that was about the same person. */
  first?: number
}

/** As the body of a call is: within what can be kept. */
const validate = entityValidator({ allErrors: true }).compile(bodyWithLimits({ $ref: 'AdminUser' }))

/**
 * A line of a csv file as a user (ADMIN-159). Empty cells say nothing; dates may be written DD-MM-YYYY or DD/MM/YYYY.
 * Out: every field that the schema refuses. Cells that a spreadsheet would run or that nobody can read are refused, and
 * lines without anything that a second import could know the person by.
 */
export function readImportLine(cells: Readonly<Record<string, string>>): {
  body: AdminRecord
  faults: ImportError[]
} {
  const said = Object.entries(cells).filter(([, text]) => text !== '')
  const body = Object.fromEntries(said.map(([field, text]) => [field, valueOf(field, text)]))
  const formulas = said
    .filter(([field, text]) => field !== 'phone' && /^[=+@\t-]/.test(text))
    .map(([field]) => ({ field, keyword: 'formula' }))
  // What stands where a sign was that UTF-8 does not have: the name would be kept damaged.
  const illegible = said
    .filter(([, text]) => text.includes('\uFFFD'))
    .map(([field]) => ({ field, keyword: 'encoding' }))
  const odd = [...illegible, ...formulas.filter(({ field }) => !illegible.some((one) => one.field === field))]
  const unknowable = ['email', 'identificationNumber', 'externalId'].every((field) => !(field in body))
  const faults = [
    ...(unknowable ? [{ field: 'email', keyword: 'required' }] : []),
    ...odd,
    ...findings(body).filter(({ field }) => !odd.some((one) => one.field === field)),
  ]
  return { body, faults: faults.map((fault) => ({ ...fault, ...excerpt(cells[fault.field]) })) }
}

function valueOf(field: string, text: string): unknown {
  const { type, format } = users.properties[field] ?? {}
  if (type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text
  return format === 'date' ? text.replace(/^(\d\d)[-/](\d\d)[-/](\d{4})$/, '$3-$2-$1') : text
}

function findings(body: AdminRecord): ImportError[] {
  if (validate(body)) return []
  const all = (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
    field: keyword === 'required' ? String(params['missingProperty']) : (instancePath.split('/')[1] ?? ''),
    keyword,
  }))
  return all.filter(({ field }, index) => all.findIndex((one) => one.field === field) === index)
}

/** Enough of what was written to find it. */
export const excerpt = (text = '') => (text === '' ? {} : { value: text.slice(0, 60) })
