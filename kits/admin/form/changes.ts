import type { AdminRecord, EntitySchema } from '../entity'

/** The field with the version number that the server counts up on each save. */
const version = 'version'

/** The fields that users can edit, in the order of the schema. */
export const writableFields = ({ properties }: EntitySchema): string[] =>
  Object.keys(properties).filter((field) => field !== version && properties[field]?.readOnly !== true)

/** Compares two JSON values; an empty list equals a missing value. */
export const isEqual = (a: unknown, b: unknown): boolean => serialize(a) === serialize(b)

const serialize = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? undefined : value) ?? ''

/** The editable fields in which two records differ. */
export const changedFields = (schema: EntitySchema, a: AdminRecord, b: AdminRecord): string[] =>
  writableFields(schema).filter((field) => !isEqual(a[field], b[field]))

/** All fields in which two records differ, including those that only the server writes. */
export const differingFields = ({ properties }: EntitySchema, a: AdminRecord, b: AdminRecord): string[] =>
  Object.keys(properties).filter((field) => field !== version && !isEqual(a[field], b[field]))

/** Sorts selected items as they were before, new ones last: removing and re-adding an item is not a change. */
export function keepOrder(before: unknown, selected: readonly unknown[]): unknown[] {
  const previous: readonly unknown[] = Array.isArray(before) ? before : []
  return [
    ...previous.filter((item) => selected.includes(item)),
    ...selected.filter((item) => !previous.includes(item)),
  ]
}

/** Copies fields from another record; a field that is missing there becomes undefined. */
export const copyFields = (
  record: AdminRecord,
  from: AdminRecord,
  fields: readonly string[],
): AdminRecord => ({ ...record, ...Object.fromEntries(fields.map((field) => [field, from[field]])) })

/** A record with all editable fields as in an older version. */
export const restoreFields = (schema: EntitySchema, record: AdminRecord, older: AdminRecord): AdminRecord =>
  copyFields(record, older, writableFields(schema))

/** The request body of a save: the editable fields, and the version that was edited. */
export function requestBody(schema: EntitySchema, record: AdminRecord): AdminRecord {
  const fields = [...writableFields(schema), version]
  return Object.fromEntries(
    fields.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])),
  )
}

/** A new record with the defaults of the schema. */
export const emptyRecord = ({ properties }: EntitySchema): AdminRecord =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([field, { default: value }]) =>
      value === undefined ? [] : [[field, value]],
    ),
  )

/** A field that one or both of two people changed. For `both`, one of the two values has to be chosen. */
export interface FieldConflict {
  field: string
  by: 'mine' | 'theirs' | 'both'
}

/**
 * Compares two concurrent edits of a record: `theirs` is on the server, `mine` in the form, and both started
 * from `original`. Returns every field that one of them changed, unless both changed it to the same value.
 */
export function findConflicts(
  schema: EntitySchema,
  original: AdminRecord,
  theirs: AdminRecord,
  mine: AdminRecord,
): FieldConflict[] {
  const changedByThem = changedFields(schema, original, theirs)
  const changedByMe = changedFields(schema, original, mine)
  return writableFields(schema).flatMap((field): FieldConflict[] => {
    const isTheirs = changedByThem.includes(field)
    const isMine = changedByMe.includes(field)
    if (isTheirs && isMine) return isEqual(theirs[field], mine[field]) ? [] : [{ field, by: 'both' }]
    if (isTheirs) return [{ field, by: 'theirs' }]
    return isMine ? [{ field, by: 'mine' }] : []
  })
}

/** Merges two concurrent edits: fields that only one person changed, and for the others the chosen side (mine by default). */
export function mergeRecords(
  conflicts: readonly FieldConflict[],
  theirs: AdminRecord,
  mine: AdminRecord,
  sides: Readonly<Record<string, 'mine' | 'theirs'>>,
): AdminRecord {
  const fields = conflicts
    .filter(({ field, by }) => by !== 'theirs' && (sides[field] ?? 'mine') === 'mine')
    .map(({ field }) => field)
  return copyFields(theirs, mine, fields)
}

/**
 * Moves unsaved edits onto a newer version of a record: the fields in which `data` differs from `base` stay as edited,
 * all others are those of `current`.
 */
export function rebaseChanges(
  schema: EntitySchema,
  base: AdminRecord,
  current: AdminRecord,
  data: AdminRecord,
): AdminRecord {
  const edits = changedFields(schema, base, data).map(
    (field) => [field, withNewIds(base[field], current[field], data[field])] as const,
  )
  return { ...current, ...Object.fromEntries(edits) }
}

/** List entries that were sent without an id get the id that the server gave them. */
function withNewIds(sent: unknown, current: unknown, edited: unknown): unknown {
  if (![sent, current, edited].every((list) => Array.isArray(list))) return edited
  const [before, now, after] = [sent, current, edited] as unknown[][]
  return after?.map((entry, index) => {
    const id = idOf(now?.[index])
    const wasNew = isEntry(entry) && isEntry(before?.[index]) && !idOf(entry) && !idOf(before[index])
    return wasNew && id ? { id, ...entry } : entry
  })
}

const isEntry = (value: unknown): value is object => typeof value === 'object' && value !== null

const idOf = (value: unknown): unknown => (isEntry(value) && 'id' in value ? value.id : undefined)
