import path from 'node:path'
import { format, resolveConfig } from 'prettier'

const tenantFile = path.resolve(import.meta.dirname, '../..', 'tenants', 'any.json')

/** Formats a value as JSON with the project's Prettier configuration, which `npm test` checks. */
export async function formatJson(value: object): Promise<string> {
  return format(JSON.stringify(value, null, 2), { ...(await resolveConfig(tenantFile)), parser: 'json' })
}
