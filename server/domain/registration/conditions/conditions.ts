import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import type { Conditions } from '../../../../schemas/generated/entities'
import { createText } from '../../../platform/tenants/texts'
import { readChecked } from '../../../platform/tenants/readJson'
import type { TenantOnServer } from '../../../platform/tenants/tenants'

/** The file of conditions: a version, and paragraphs by language. */
type ConditionsFile = { version: string } & Record<string, readonly string[] | undefined>

const paragraphs = { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } }
/** JSON schema of conditions.json. */
export const conditionsSchema = {
  type: 'object',
  required: ['version'],
  properties: { version: { type: 'string', minLength: 1, maxLength: 40 } },
  patternProperties: { '^[a-z]{2}$': paragraphs },
  additionalProperties: false,
}
const validate = new Ajv().compile(conditionsSchema)

const general = path.join(import.meta.dirname, 'default.json')

/**
 * Reads the conditions of a tenant in a language: those of its file conditions.json, or general ones. Returns them with
 * a version, which the registration stores. Throws `TenantError` for an invalid file.
 */
export function readConditions(tenant: TenantOnServer, language: string): Required<Conditions> {
  const { version, ...texts } = readChecked(fileOf(tenant), validate) as ConditionsFile
  const text = texts[language] ?? Object.values(texts)[0] ?? []
  const fill = createText({ text: text.join('\n\n') })
  return { version, text: fill('text', { brand: tenant.manifest.name }) }
}

/** The version of a tenant's conditions. The file is read again when it has changed: every call of the API asks. */
export function conditionsVersion(tenant: TenantOnServer): string {
  const file = fileOf(tenant)
  const { mtimeMs } = statSync(file)
  const read = versions.get(file)
  if (read?.mtimeMs === mtimeMs) return read.version
  const { version } = readChecked(file, validate) as ConditionsFile
  versions.set(file, { mtimeMs, version })
  return version
}

const versions = new Map<string, { mtimeMs: number; version: string }>()

function fileOf(tenant: TenantOnServer): string {
  const own = path.join(tenant.folder, 'conditions.json')
  return existsSync(own) ? own : general
}
