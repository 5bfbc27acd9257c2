import type { AdminEntity, ChoiceSource, FieldSchema } from '../../entity'

export type ColumnKind = 'text' | 'number' | 'date' | 'boolean'

export interface Column {
  field: string
  kind: ColumnKind
}

const kinds: Readonly<Record<string, ColumnKind>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  string: 'text',
}

function kindOf(
  { type = '', format, enum: values }: FieldSchema,
  choices: ChoiceSource | undefined,
): ColumnKind | undefined {
  if (choices) return type === 'array' || choices.read ? undefined : 'text'
  return values ? 'text' : format === 'date' ? 'date' : kinds[type]
}

/**
 * All columns an entity can show: its default columns, then every other field of its schema that fits into a cell. Lists,
 * objects and records of long lists do not.
 */
export function availableColumns({ form, columns, key, choices = {} }: AdminEntity): readonly Column[] {
  const { properties } = form.schema
  const others = Object.keys(properties).filter((field) => field !== key && field !== 'version')
  return [...new Set([...columns, ...others])].flatMap((field) => {
    const kind = kindOf(properties[field] ?? {}, choices[field])
    return kind ? [{ field, kind }] : []
  })
}

/** The columns to show, in order: the chosen ones, or the defaults of the entity. The first is always the record's name. */
export function visibleColumns(entity: AdminEntity, chosen: readonly string[] | null): readonly Column[] {
  const all = availableColumns(entity)
  const named = entity.columns[0]
  return [...new Set([named, ...(chosen ?? entity.columns)])].flatMap(
    (field) => all.find((column) => column.field === field) ?? [],
  )
}

/** The fields of all columns that can be shown, hidden and moved: first the visible ones, then the others. */
export function movableColumns(entity: AdminEntity, chosen: readonly string[] | null): readonly string[] {
  const fields = [...visibleColumns(entity, chosen), ...availableColumns(entity)].map(({ field }) => field)
  return [...new Set(fields)].slice(1)
}
