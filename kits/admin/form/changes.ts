import type { AdminRecord, EntitySchema } from '../entity'

/** The field that counts saves. */
const version = 'version'

/** The fields that people write, in the order of the schema. */
export const writableFields = ({ properties }: EntitySchema): string[] =>
  Object.keys(properties).filter((field) => field !== version && properties[field]?.readOnly !== true)

/** Two values are the same when they are written the same; nothing at all and an empty list are. */
export const isEqual = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

const textOf = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? undefined : value) ?? ''

/** The fields of `schema` in which two records differ and that people write. */
export const changedFields = (schema: EntitySchema, one: AdminRecord, other: AdminRecord): string[] =>
  writableFields(schema).filter((field) => !isEqual(one[field], other[field]))

/** What is chosen in the order in which it stood before, what is new behind it: taken off and put back it is as it was. */
export function keepOrder(before: unknown, chosen: readonly unknown[]): unknown[] {
  const stood: readonly unknown[] = Array.isArray(before) ? before : []
  return [...stood.filter((one) => chosen.includes(one)), ...chosen.filter((one) => !stood.includes(one))]
}

/** The fields in which two records differ, also those that only the server writes: what a history has to say. */
export const differingFields = (
  { properties }: EntitySchema,
  one: AdminRecord,
  other: AdminRecord,
): string[] =>
  Object.keys(properties).filter((field) => field !== version && !isEqual(one[field], other[field]))

/** A record with some fields as they are in another; what is not there is not here any more either. */
export const copyFields = (
  record: AdminRecord,
  from: AdminRecord,
  fields: readonly string[],
): AdminRecord => ({ ...record, ...Object.fromEntries(fields.map((field) => [field, from[field]])) })

/** A record with what people write as it was in an older one. */
export const restoreFields = (schema: EntitySchema, record: AdminRecord, older: AdminRecord): AdminRecord =>
  copyFields(record, older, writableFields(schema))

/** What is sent of a record: what people write, and the version that they began from. */
export function requestBody(schema: EntitySchema, record: AdminRecord): AdminRecord {
  const fields = [...writableFields(schema), version]
  return Object.fromEntries(
    fields.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])),
  )
}

/** A record before anybody writes in it: what the schema says is usual. */
export const emptyRecord = ({ properties }: EntitySchema): AdminRecord =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([field, { default: usual }]) =>
      usual === undefined ? [] : [[field, usual]],
    ),
  )

/** How a field stands after two people have saved: `both` wrote different things, and one of the two has to be chosen. */
export interface FieldConflict {
  field: string
  by: 'mine' | 'theirs' | 'both'
}

/**
 * What differs when somebody else has saved meanwhile (ADMIN-127).
 * In: the record as it was opened, as it is on the server now, and as it is in the form.
 * Out: every field that one of the two changed; where both wrote the same there is nothing to say.
 */
export function findConflicts(
  schema: EntitySchema,
  opened: AdminRecord,
  theirs: AdminRecord,
  mine: AdminRecord,
): FieldConflict[] {
  const byThem = changedFields(schema, opened, theirs)
  const byMe = changedFields(schema, opened, mine)
  return writableFields(schema).flatMap((field): FieldConflict[] => {
    const them = byThem.includes(field)
    const me = byMe.includes(field)
    if (them && me) return isEqual(theirs[field], mine[field]) ? [] : [{ field, by: 'both' }]
    return them ? [{ field, by: 'theirs' }] : me ? [{ field, by: 'mine' }] : []
  })
}

/** The record that is saved in the end: mine, but theirs where only they wrote or where theirs was chosen. */
export function mergeRecords(
  clashes: readonly FieldConflict[],
  theirs: AdminRecord,
  mine: AdminRecord,
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
): AdminRecord {
  const taken = clashes.filter(({ field, by }) => by !== 'theirs' && (chosen[field] ?? 'mine') === 'mine')
  return { ...theirs, ...Object.fromEntries(taken.map(({ field }) => [field, mine[field]])) }
}

/**
 * A form that goes on from the record as the server has it now: what has been written since `base` stays.
 * In: what the form began from or has sent, the record of the server, and the form.
 */
export function rebaseChanges(
  schema: EntitySchema,
  base: AdminRecord,
  current: AdminRecord,
  data: AdminRecord,
): AdminRecord {
  const since = changedFields(schema, base, data)
  const kept = since.map((field) => [field, withNewIds(base[field], current[field], data[field])] as const)
  return { ...current, ...Object.fromEntries(kept) }
}

/** Entries of a list that were sent without an id and are still written in have the id that they got. */
function withNewIds(sent: unknown, current: unknown, written: unknown): unknown {
  if (![sent, current, written].every((list) => Array.isArray(list))) return written
  const [before, now, after] = [sent, current, written] as unknown[][]
  return after?.map((one, at) => {
    const id = idOf(now?.[at])
    const isNew = isEntry(one) && isEntry(before?.[at]) && !idOf(one) && !idOf(before[at])
    return isNew && id ? { id, ...one } : one
  })
}

const isEntry = (one: unknown): one is object => typeof one === 'object' && one !== null

const idOf = (one: unknown): unknown => (isEntry(one) && 'id' in one ? one.id : undefined)
