/** The field of each column of a file, in order; empty for a column that is not imported. */
export type ColumnFields = readonly string[]

/** The names of each field that a header may have: labels in the languages of the portal, and usual other names. */
export type FieldNames = Readonly<Record<string, readonly string[]>>

/** The fields that were chosen for headers before, by normalized header. */
export type RememberedColumns = Readonly<Record<string, string>>

/** A header without case, accents and punctuation. */
export const normalizeHeader = (header: string): string =>
  header
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a file's columns are compared with. */
export interface KnownColumns {
  /** The fields that a column can have. */
  fields: readonly string[]
  names: FieldNames
  remembered: RememberedColumns
}

/**
 * Guesses the field of each column: as it was chosen before, or else by the name of the field in the API, or else by
 * another name of it. Each field has one column at most.
 */
export function guessColumns(headers: readonly string[], known: KnownColumns): ColumnFields {
  const used = new Set<string>()
  return headers.map((header) => {
    const field = fieldOf(header, known)
    if (field === undefined || used.has(field)) return ''
    used.add(field)
    return field
  })
}

function fieldOf(header: string, { fields, names, remembered }: KnownColumns): string | undefined {
  const normalized = normalizeHeader(header)
  if (Object.hasOwn(remembered, normalized)) return fields.find((field) => field === remembered[normalized])
  return (
    fields.find((field) => field === header.trim()) ??
    fields.find((field) => names[field]?.some((name) => normalizeHeader(name) === normalized))
  )
}

/** The fields that several columns have. */
export const repeatedFields = (fields: ColumnFields): string[] => [
  ...new Set(fields.filter((field, index) => field !== '' && fields.indexOf(field) !== index)),
]

/** Adds the fields of the columns of a file to the remembered ones. */
export const rememberColumns = (
  remembered: RememberedColumns,
  headers: readonly string[],
  fields: ColumnFields,
): RememberedColumns => ({
  ...remembered,
  ...Object.fromEntries(headers.map((header, index) => [normalizeHeader(header), fields[index] ?? ''])),
})
