import path from 'node:path'
import { format, resolveConfig } from 'prettier'

const here = path.resolve(import.meta.dirname, '../..', 'tenants', 'any.json')

/** A value as a JSON file of this house: `npm test` refuses one that is written in another way. */
export async function inHouseStyle(value: object): Promise<string> {
  return format(JSON.stringify(value, null, 2), { ...(await resolveConfig(here)), parser: 'json' })
}
