import type { ErrorObject, ValidateFunction } from 'ajv'
import { backendSchema } from '../../../server/platform/tenants/settings/backendSchema'
import { createAjv } from '../../../server/platform/tenants/schemas'
import { error, formatValue, type Finding } from '../finding'
import { didYouMean } from './didYouMean'
import { filePath, type TenantFolder } from '../tenantFolder'

/** Validators that report every error, with value and schema. */
export interface Validators {
  manifest: ValidateFunction
  backend: ValidateFunction
}

/** Compiles the validators of tenant.json (with the given schema) and backend.json (with the server's schema). */
export function compileValidators(manifest: object): Validators {
  const all = { allErrors: true }
  return { manifest: createAjv(all).compile(manifest), backend: createAjv(all).compile(backendSchema) }
}

/** Validates tenant.json: missing, unknown and invalid members, including plugins and their options. */
export const checkManifest = (tenant: TenantFolder, { manifest }: Validators): Finding[] =>
  tenant.manifest ? schemaErrors(filePath(tenant, 'tenant.json'), tenant.manifest, manifest) : []

/** Validates backend.json. An invalid one prevents the server from starting. */
export const checkBackend = (tenant: TenantFolder, { backend }: Validators): Finding[] =>
  tenant.backend ? schemaErrors(filePath(tenant, 'backend.json'), tenant.backend, backend) : []

/** Validates a value by a schema. */
export const schemaFindings = (file: string, value: object, schema: object): Finding[] =>
  schemaErrors(file, value, createAjv({ allErrors: true }).compile(schema))

function schemaErrors(file: string, value: object, validate: ValidateFunction): Finding[] {
  validate(value)
  const errors = (validate.errors ?? []).filter(
    ({ keyword, schemaPath }) => !ignoredKeywords.has(keyword) && !/\/(contains|not)\//.test(schemaPath),
  )
  return withoutFollowers(errors).map((each) => error({ file, ...describe(each) }))
}

/**
 * Leaves out what only follows from another error: the branch of a condition where the value that decides is wrong, and of alternatives all but
 * the one that was meant. Where none was meant, one error lists the values that would decide.
 */
function withoutFollowers(errors: readonly ErrorObject[]): ErrorObject[] {
  const decisions = errors.filter(
    ({ keyword, schemaPath }) => keyword === 'enum' && !isConditional(schemaPath),
  )
  const certain = errors.filter(
    ({ instancePath, schemaPath }) =>
      !isConditional(schemaPath) ||
      !decisions.some((decision) => instancePath.startsWith(parentOf(decision.instancePath))),
  )
  const alternatives = certain.filter(({ keyword }) => keyword === 'oneOf')
  return alternatives.reduce<ErrorObject[]>(
    (left, alternative) => chooseBranch(left, alternative),
    [...certain],
  )
}

const isConditional = (schemaPath: string): boolean => /\/(then|else)\//.test(schemaPath)
const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

function chooseBranch(errors: readonly ErrorObject[], alternative: ErrorObject): ErrorObject[] {
  const { schemaPath, instancePath } = alternative
  const branchOf = (one: ErrorObject) =>
    one.schemaPath.startsWith(`${schemaPath}/`)
      ? one.schemaPath.slice(schemaPath.length + 1).split('/')[0]
      : undefined
  const inBranches = errors.filter((one) => branchOf(one) !== undefined)
  const others = errors.filter((one) => one !== alternative && branchOf(one) === undefined)
  const decides = ({ keyword, instancePath: at }: ErrorObject) =>
    keyword === 'const' && parentOf(at) === instancePath
  const wrong = new Set(inBranches.filter(decides).map(branchOf))
  const meant = inBranches.find((one) => !wrong.has(branchOf(one)))
  if (meant) return [...others, ...inBranches.filter((one) => branchOf(one) === branchOf(meant))]
  const constants = inBranches.filter(decides)
  const [first] = constants
  if (!first) return [...others, alternative]
  const schema = [
    ...new Set(constants.map(({ params }) => (params as { allowedValue: unknown }).allowedValue)),
  ]
  return [...others, { ...first, keyword: 'enum', schema }]
}

/** Keywords whose error only repeats another one of the list. */
const ignoredKeywords = new Set(['if'])

type Description = Pick<Finding, 'path' | 'expected' | 'found' | 'fix'>

function describe(schemaError: ErrorObject): Description {
  const { instancePath, keyword, data, params, parentSchema } = schemaError
  const { title, description } = (parentSchema ?? {}) as { title?: string; description?: string }
  const about = [title && `${title}.`, description].filter(Boolean).join(' ')
  if (keyword === 'additionalProperties') return unknownMember(schemaError)
  if (keyword === 'required') {
    const name = (params as { missingProperty: string }).missingProperty
    return { path: `${instancePath}/${name}`, expected: 'a value', found: 'nothing', fix: `Add "${name}".` }
  }
  return {
    path: instancePath,
    expected: expectation(schemaError),
    found: formatValue(data),
    fix: about ? `Use an expected value. ${about}` : 'Use an expected value.',
  }
}

function expectation({ keyword, params, schema, message, parentSchema }: ErrorObject): string {
  const { description } = (parentSchema ?? {}) as { description?: string }
  if (keyword === 'pattern' && description) return description.replace(/\.$/, '')
  if (keyword === 'enum') return `one of ${(schema as unknown[]).map(formatValue).join(', ')}`
  if (keyword === 'type') return `a value of type ${String((params as { type: unknown }).type)}`
  if (keyword === 'pattern') return `a text that matches ${String(schema)}`
  return message ?? keyword
}

/** Describes an unknown member: in `plugins` it is an unknown plugin, below that an unknown option. */
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
    fix: didYouMean(name, names) || 'Remove it.',
  }
}
