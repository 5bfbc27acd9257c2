import type { Resource } from '../archive/fhir/resource'
import { wordsOf } from '../archive/fhir/summary'

/** What a page shows of an International Patient Summary: only texts, because whoever wrote it may have written markup. */
export interface SharedSummary {
  name: string
  birthDate: string
  date: string
  sections: readonly { title: string; lines: readonly (readonly string[])[] }[]
}

interface SummaryPart {
  title?: unknown
  entry?: unknown
}

/** Reads a document bundle of HL7 FHIR R4. Null for anything else. */
export function readSummary(bundle: unknown): SharedSummary | null {
  const entries = list(field(bundle, 'entry'))
  const found = new Map<string, Resource>()
  for (const entry of entries) {
    const resource = field(entry, 'resource')
    if (!isResource(resource)) continue
    found.set(`${resource.resourceType}/${resource.id}`, resource)
    const url = field(entry, 'fullUrl')
    if (typeof url === 'string') found.set(url, resource)
  }
  const resources = [...found.values()]
  const composition = resources.find(({ resourceType }) => resourceType === 'Composition')
  const patient = resources.find(({ resourceType }) => resourceType === 'Patient')
  if (field(bundle, 'resourceType') !== 'Bundle' || !composition) return null
  return {
    name: nameOf(patient),
    birthDate: said(field(patient, 'birthDate')),
    date: said(composition['date']),
    sections: list(composition['section']).map((part) => partOf(part as SummaryPart, found)),
  }
}

function partOf({ title, entry }: SummaryPart, found: ReadonlyMap<string, Resource>) {
  const lines = list(entry).flatMap((one) => {
    const resource = found.get(said(field(one, 'reference')))
    const words = resource ? wordsOf(resource) : []
    return words.length > 0 ? [words] : []
  })
  return { title: said(title), lines }
}

function nameOf(patient: Resource | undefined): string {
  const [name] = list(patient?.['name'])
  const parts = [...list(field(name, 'given')), field(name, 'family')].map(said).filter(Boolean)
  return parts.join(' ') || said(field(name, 'text'))
}

const isResource = (value: unknown): value is Resource => typeof field(value, 'resourceType') === 'string'
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const said = (value: unknown): string => (typeof value === 'string' ? value : '')
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
