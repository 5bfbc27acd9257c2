import type { AdminEntity, ChoiceSource, FieldSchema } from '../../entity'

/** A `list` cannot be sorted. */
export type ColumnKind = 'text' | 'number' | 'date' | 'boolean' | 'list'

export interface Column {
  field: string
  kind: ColumnKind
  /** The server does not sort by it. */
  isUnsorted?: true
}

const kinds: Readonly<Record<string, ColumnKind>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  string: 'text',
}

function kindOf(
  { type = '', format, enum: values, items }: FieldSchema,
  choices: ChoiceSource | undefined,
  hasFormatter: boolean,
): ColumnKind | undefined {
  if (choices?.read) return undefined
  if (type === 'array') return choices || items?.enum || hasFormatter ? 'list' : undefined
  if (choices) return 'text'
  return values ? 'text' : format === 'date' ? 'date' : kinds[type]
}

/**
 * All columns an entity can show: its default columns, then every other field of its schema that fits into a cell. Objects
 * and records of long lists do not, nor lists without names to show.
 */
export function availableColumns({
  form,
  columns,
  key,
  choices = {},
  formatters = {},
  unsorted = [],
}: AdminEntity): readonly Column[] {
  const { properties } = form.schema
  const others = Object.keys(properties).filter((field) => field !== key && field !== 'version')
  return [...new Set([...columns, ...others])].flatMap((field) => {
    const kind = kindOf(properties[field] ?? {}, choices[field], formatters[field] !== undefined)
    return kind ? [{ field, kind, ...(unsorted.includes(field) && { isUnsorted: true as const }) }] : []
  })
}

/** The columns that can be sorted. */
export const sortableColumns = <C extends Column>(columns: readonly C[]): readonly C[] =>
  columns.filter(({ kind, isUnsorted }) => kind !== 'list' && !isUnsorted)

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
