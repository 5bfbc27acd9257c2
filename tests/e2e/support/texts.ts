import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A Spanish text that a tenant says in its own words. */
export function ownText(tenant: string, key: string): string {
  const file = path.resolve('tenants', tenant, 'locales/es.json')
  const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key]
  if (text === undefined) throw new Error(`${file} has no ${key}`)
  return text
}
