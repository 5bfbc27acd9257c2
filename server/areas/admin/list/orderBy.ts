import type { AdminEntity } from '../defineAdminEntity'

/**
 * What stands after `order by`: texts without regard to case and accents, records that are
 * chosen by their names, everything else by its value.
 * In: a field, with `-` in front from the last to the first. Out: undefined for what has no order.
 */
export function orderBy(entity: AdminEntity, asked: string): string | undefined {
  const field = asked.replace(/^-/, '')
  const expression = Object.hasOwn(entity.properties, field) ? expressionOf(entity, field) : undefined
  const direction = asked.startsWith('-') ? 'desc' : 'asc'
  if (!expression) return undefined
  return [expression, 'r.id']
    .flat()
    .map((one) => `${one} ${direction}`)
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

/** Names that are the same stay apart. */
const nameOf = (table = '', column = ''): string[] => [
  `(select folded(n.name) from ${table} n where n.tenant = r.tenant and n.id = r.${column}) collate "C"`,
  `r.${column}`,
]
