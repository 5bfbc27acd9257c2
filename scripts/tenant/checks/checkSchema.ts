import type { ErrorObject, ValidateFunction } from 'ajv'
import { backendSchema } from '../../../server/tenants/backendSchema'
import { createAjv } from '../../../server/tenants/schemas'
import { error, formatValue, type Finding } from '../finding'
import { didYouMean } from './didYouMean'
import { filePath, type TenantFolder } from '../tenantFolder'

/** Tells every fault of a file, with the value and the schema it broke. */
export interface Validators {
  manifest: ValidateFunction
  backend: ValidateFunction
}

/** What tenants are held against, compiled once. In: the schema of a manifest; the server's own of a backend.json is added. */
export function compileValidators(manifest: object): Validators {
  const all = { allErrors: true }
  return { manifest: createAjv(all).compile(manifest), backend: createAjv(all).compile(backendSchema) }
}

/** What its schema has against tenant.json: missing, unknown and wrong members, unknown plugins and options among them. */
export const checkManifest = (tenant: TenantFolder, { manifest }: Validators): Finding[] =>
  tenant.manifest ? schemaErrors(filePath(tenant, 'tenant.json'), tenant.manifest, manifest) : []

/** What the server would have against backend.json, which stops it for every tenant. */
export const checkBackend = (tenant: TenantFolder, { backend }: Validators): Finding[] =>
  tenant.backend ? schemaErrors(filePath(tenant, 'backend.json'), tenant.backend, backend) : []

function schemaErrors(file: string, value: object, validate: ValidateFunction): Finding[] {
  validate(value)
  const faults = (validate.errors ?? []).filter(({ keyword }) => !ignoredKeywords.has(keyword))
  return faults.map((fault) => error({ file, ...describe(fault) }))
}

/** Keywords whose fault says only that another one, which is in the list too, was found. */
const ignoredKeywords = new Set(['if'])

type Description = Pick<Finding, 'path' | 'expected' | 'found' | 'fix'>

function describe(fault: ErrorObject): Description {
  const { instancePath, keyword, data, params, parentSchema } = fault
  const { title, description } = (parentSchema ?? {}) as { title?: string; description?: string }
  const about = [title && `${title}.`, description].filter(Boolean).join(' ')
  if (keyword === 'additionalProperties') return unknownMember(fault)
  if (keyword === 'required') {
    const name = (params as { missingProperty: string }).missingProperty
    return { path: `${instancePath}/${name}`, expected: 'a value', found: 'nothing', fix: `Add "${name}".` }
  }
  return {
    path: instancePath,
    expected: expectation(fault),
    found: formatValue(data),
    fix: about ? `Write what is expected. ${about}` : 'Write what is expected.',
  }
}

function expectation({ keyword, params, schema, message, parentSchema }: ErrorObject): string {
  const { description } = (parentSchema ?? {}) as { description?: string }
  if (keyword === 'pattern' && description) return description.replace(/\.$/, '')
  if (keyword === 'enum') return `one of ${(schema as unknown[]).map(formatValue).join(', ')}`
  if (keyword === 'type') return `a value of type ${String((params as { type: unknown }).type)}`
  if (keyword === 'pattern') return `a text of the pattern ${String(schema)}`
  return message ?? keyword
}

/** A member the schema does not know: in `plugins` a plugin of that name is missing, below it an option. */
function unknownMember({ instancePath, params, parentSchema }: ErrorObject): Description {
  const name = (params as { additionalProperty: string }).additionalProperty
  const names = Object.keys((parentSchema as { properties?: object }).properties ?? {})
  const depth = instancePath.startsWith('/plugins') ? instancePath.split('/').length - 1 : 0
  const plugin = instancePath.split('/')[2]
  const what = ['a member of the schema', 'a plugin of this build', `an option of plugin "${plugin}"`][depth]
  return {
    path: `${instancePath}/${name}`,
    expected: `${what ?? 'a member of the schema'}: ${names.join(', ') || 'it has none'}`,
    found: formatValue(name),
    fix: didYouMean(name, names) || 'Take it away.',
  }
}
