import type { AdminEntity, FieldSchema } from '../../entity'

/** The control of a filter. */
export type FilterKind = 'boolean' | 'values' | 'records' | 'date' | 'number' | 'text'

/** A filter with its field's part of the schema. */
export interface FilterField {
  /** The query parameter, in the address and of the API. */
  id: string
  field: string
  kind: FilterKind
  /** The `enum` of the schema. */
  values: readonly unknown[]
}

/** The values of the active filters by query parameter, as texts. */
export type Filters = Readonly<Record<string, string>>

/** The filters of an entity. */
export const filtersOf = ({ filters = [], form, choices = {} }: AdminEntity): readonly FilterField[] =>
  filters.map((filter) => {
    const { id, field } = typeof filter === 'string' ? { id: filter, field: filter } : filter
    const schema = form.schema.properties[field] ?? {}
    const value = schema.type === 'array' ? (schema.items ?? {}) : schema
    return { id, field, kind: field in choices ? 'records' : kindOf(value), values: value.enum ?? [] }
  })

function kindOf({ enum: values, type = '', format }: FieldSchema): FilterKind {
  if (values) return 'values'
  if (format === 'date') return 'date'
  if (type === 'boolean') return 'boolean'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

/** Parses the filters of an address. Invalid values are ignored. */
export const parseFilters = (
  fields: readonly FilterField[],
  query: Readonly<Record<string, string | undefined>>,
): Filters =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = query[field.id] ?? ''
      return isValidFilterValue(field, value) ? [[field.id, value]] : []
    }),
  )

/** Sets the value of one filter; an empty value removes it. */
export function setFilter(filters: Filters, id: string, value: string): Filters {
  const others = Object.entries(filters).filter(([name]) => name !== id)
  return Object.fromEntries(value === '' ? others : [...others, [id, value]])
}

const maxLength = 100

function isValidFilterValue({ kind, values }: FilterField, value: string): boolean {
  if (value === '' || value.length > maxLength) return false
  if (kind === 'boolean') return value === 'true' || value === 'false'
  if (kind === 'values') return values.some((option) => String(option) === value)
  if (kind === 'number') return Number.isFinite(Number(value))
  return kind !== 'date' || /^\d{4}-\d\d-\d\d$/.test(value)
}

/** The value of a filter as records have it. */
export function filterValue({ kind, values }: FilterField, text: string): unknown {
  if (kind === 'boolean') return text === 'true'
  if (kind === 'values') return values.find((option) => String(option) === text)
  return kind === 'number' || (kind === 'records' && /^\d+$/.test(text)) ? Number(text) : text
}
