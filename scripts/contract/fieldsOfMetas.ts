/**
 * The answer with lists of `{ metaKey, metaValue }` as objects: of doctors the contract names the fields, and the portal reads both
 * forms.
 */
export function fieldsOfMetas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldsOfMetas)
  if (typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  const { userMeta } = record
  if (!Array.isArray(userMeta)) return record
  const metas = userMeta as { metaKey: string; metaValue?: unknown }[]
  return {
    ...record,
    userMeta: Object.fromEntries(metas.map(({ metaKey, metaValue }) => [metaKey, metaValue])),
  }
}
