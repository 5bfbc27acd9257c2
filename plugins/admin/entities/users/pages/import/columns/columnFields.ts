import { importedFields, type FileError } from '../checkFile'

/** The field of each column of a file, in order; empty for a column that is not imported. */
export type ColumnFields = readonly string[]

/** The names of each field that a header may have: labels in the languages of the portal, and usual other names. */
export type FieldNames = Readonly<Record<string, readonly string[]>>

/** The fields that were chosen for headers before, by normalized header. */
export type RememberedColumns = Readonly<Record<string, string>>

/** The fields that identify an existing user. */
const identityFields = ['email', 'identificationNumber', 'externalId', 'id']

/** The fields that a column can have: `id` is the number of the user in an export. */
export const columnFields: readonly string[] = [...importedFields, 'id']

/** A header without case, accents and punctuation. */
export const normalizeHeader = (header: string): string =>
  header
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Guesses the field of each column: as it was chosen before, or else by the name of the field in the API, or else by
 * another name of it. Each field has one column at most.
 */
export function guessColumns(
  headers: readonly string[],
  names: FieldNames,
  remembered: RememberedColumns,
): ColumnFields {
  const used = new Set<string>()
  return headers.map((header) => {
    const field = fieldOf(header, names, remembered)
    if (field === undefined || used.has(field)) return ''
    used.add(field)
    return field
  })
}

function fieldOf(header: string, names: FieldNames, remembered: RememberedColumns): string | undefined {
  const normalized = normalizeHeader(header)
  if (Object.hasOwn(remembered, normalized))
    return columnFields.find((field) => field === remembered[normalized])
  return (
    columnFields.find((field) => field === header.trim()) ??
    columnFields.find((field) => names[field]?.some((name) => normalizeHeader(name) === normalized))
  )
}

/** Adds the fields of the columns of a file to the remembered ones. */
export const rememberColumns = (
  remembered: RememberedColumns,
  headers: readonly string[],
  fields: ColumnFields,
): RememberedColumns => ({
  ...remembered,
  ...Object.fromEntries(headers.map((header, index) => [normalizeHeader(header), fields[index] ?? ''])),
})

/** Checks the fields of the columns. */
export function checkColumns(fields: ColumnFields): FileError | undefined {
  const twice = fields.filter((field, index) => field !== '' && fields.indexOf(field) !== index)
  if (twice.length > 0) return { id: 'twice', columns: [...new Set(twice)] }
  if (!fields.includes('name')) return { id: 'noName' }
  return identityFields.some((field) => fields.includes(field))
    ? undefined
    : { id: 'noKey', columns: identityFields }
}
