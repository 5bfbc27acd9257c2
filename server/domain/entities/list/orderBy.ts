import type { AdminEntity } from '../defineAdminEntity'

/**
 * The `order by` clause of a sort: text ignoring case and accents, related records by name, everything else by value.
 * Takes a field; a leading `-` sorts in descending order. Returns undefined for a field that cannot be sorted.
 */
export function orderBy(entity: AdminEntity, sort: string): string | undefined {
  const field = sort.replace(/^-/, '')
  const expression = Object.hasOwn(entity.properties, field) ? expressionOf(entity, field) : undefined
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  if (!expression) return undefined
  return [expression, 'r.id']
    .flat()
    .map((term) => `${term} ${direction}`)
    .join(', ')
}

function expressionOf(entity: AdminEntity, field: string): string | string[] | undefined {
  const {
    key,
    columns,
    relations = {},
    derived = {},
    sortSql: orders = {},
    sortByNameOf: named = {},
    properties,
  } = entity
  if (Object.hasOwn(orders, field)) return orders[field]
  if (field === key) return 'r.id'
  if (field === 'version') return 'r.version'
  if (Object.hasOwn(relations, field) || Object.hasOwn(derived, field)) return undefined
  if (Object.hasOwn(named, field)) return nameOf(named[field], columns[field])
  const isText = properties[field]?.type === 'string'
  const column = Object.hasOwn(columns, field) ? `r.${columns[field]}` : undefined
  if (!isText) return column ?? `r.extra->'${field}'`
  return `folded(${column ? `${column}::text` : `r.extra->>'${field}'`}) collate "C"`
}

/** Sorts by the name, then by the id, so that records with equal names stay in separate groups. */
const nameOf = (table = '', column = ''): string[] => [
  `(select folded(n.name) from ${table} n where n.tenant = r.tenant and n.id = r.${column}) collate "C"`,
  `r.${column}`,
]
