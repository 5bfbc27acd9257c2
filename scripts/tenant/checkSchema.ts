import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { error, shown, type Finding } from './finding'
import { didYouMean } from './nearest'
import { nameOf, type TenantFolder } from './tenantFolder'

/** A validator of manifests that tells every fault, with the value and the schema it broke. */
export function manifestValidator(schema: object): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

/** What the schema has against a manifest: missing, unknown and wrong members, unknown plugins and options among them. */
export function checkSchema(tenant: TenantFolder, validate: ValidateFunction): Finding[] {
  if (!tenant.manifest) return []
  validate(tenant.manifest)
  const file = nameOf(tenant, 'tenant.json')
  return (validate.errors ?? []).map((fault) => error({ file, ...inWords(fault) }))
}

type Words = Pick<Finding, 'path' | 'expected' | 'found' | 'mend'>

function inWords(fault: ErrorObject): Words {
  const { instancePath, keyword, data, params, parentSchema } = fault
  const { title, description } = (parentSchema ?? {}) as { title?: string; description?: string }
  const about = [title && `${title}.`, description].filter(Boolean).join(' ')
  if (keyword === 'additionalProperties') return unknownMember(fault)
  if (keyword === 'required') {
    const name = (params as { missingProperty: string }).missingProperty
    return { path: `${instancePath}/${name}`, expected: 'a value', found: 'nothing', mend: `Add "${name}".` }
  }
  return {
    path: instancePath,
    expected: expectation(fault),
    found: shown(data),
    mend: about ? `Write what is expected. ${about}` : 'Write what is expected.',
  }
}

function expectation({ keyword, params, schema, message }: ErrorObject): string {
  if (keyword === 'enum') return `one of ${(schema as unknown[]).map(shown).join(', ')}`
  if (keyword === 'type') return `a value of type ${String((params as { type: unknown }).type)}`
  if (keyword === 'pattern') return `a text of the pattern ${String(schema)}`
  return message ?? keyword
}

/** A member the schema does not know: in `plugins` a plugin of that name is missing, below it an option. */
function unknownMember({ instancePath, params, parentSchema }: ErrorObject): Words {
  const name = (params as { additionalProperty: string }).additionalProperty
  const names = Object.keys((parentSchema as { properties?: object }).properties ?? {})
  const depth = instancePath.startsWith('/plugins') ? instancePath.split('/').length - 1 : 0
  const plugin = instancePath.split('/')[2]
  const what = ['a member of the schema', 'a plugin of this build', `an option of plugin "${plugin}"`][depth]
  return {
    path: `${instancePath}/${name}`,
    expected: `${what ?? 'a member of the schema'}: ${names.join(', ') || 'it has none'}`,
    found: shown(name),
    mend: didYouMean(name, names) || 'Take it away.',
  }
}
