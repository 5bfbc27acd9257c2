import type { AdminEntity, FieldSchema } from '../../entity'

/** How a filter is chosen: yes or no, one of the schema's values, one of other records, a day, or words. */
export type FilterKind = 'boolean' | 'values' | 'records' | 'date' | 'number' | 'text'

/** A filter with what the schema says of the field that it narrows. */
export interface FilterField {
  /** The parameter, in the address and of the list. */
  id: string
  /** The field. */
  field: string
  kind: FilterKind
  /** The values that the schema lists. */
  values: readonly unknown[]
}

/** The values of all filters that narrow a list, by their parameter, as an address has them. */
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

/** The filters that an address names; a value that the filter cannot have counts as not said. */
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

/** The filters with another value of one of them; an empty value takes it away. */
export function setFilter(filters: Filters, id: string, value: string): Filters {
  const others = Object.entries(filters).filter(([name]) => name !== id)
  return Object.fromEntries(value === '' ? others : [...others, [id, value]])
}

const maxLength = 100

function isValidFilterValue({ kind, values }: FilterField, value: string): boolean {
  if (value === '' || value.length > maxLength) return false
  if (kind === 'boolean') return value === 'true' || value === 'false'
  if (kind === 'values') return values.some((one) => String(one) === value)
  if (kind === 'number') return Number.isFinite(Number(value))
  return kind !== 'date' || /^\d{4}-\d\d-\d\d$/.test(value)
}

/** The value that a filter's text stands for, as records have it. */
export function filterValue({ kind, values }: FilterField, text: string): unknown {
  if (kind === 'boolean') return text === 'true'
  if (kind === 'values') return values.find((one) => String(one) === text)
  return kind === 'number' || (kind === 'records' && /^\d+$/.test(text)) ? Number(text) : text
}
