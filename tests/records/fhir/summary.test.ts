// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Bundle } from '../../../plugins/records/archive/fhir/bundle'
import { openClinic, STARTUP_TIMEOUT, type Clinic } from '../../../server/test/clinic/clinic'
import { fastDatabase } from '../../../server/test/databases'
import { readArchive } from './readArchive'
import { loadValidator, type Findings } from './validator'

let clinic: Clinic
let validate: (bundle: Bundle) => Findings
beforeAll(async () => {
  validate = await loadValidator()
  clinic = await openClinic(fastDatabase, undefined, ['devices'])
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())
beforeEach(() => void vi.stubGlobal('navigator', { language: 'es-ES' }))

interface SummaryPart {
  title: string
  code: { coding: [{ code: string }] }
  text: { div: string }
  entry?: { reference: string }[]
  emptyReason?: object
}

const resourcesOf = ({ entry }: Bundle) => entry.map(({ resource }) => resource)
const partsOf = (summary: Bundle) => resourcesOf(summary)[0]?.['section'] as SummaryPart[]

/**
 * The elements that the profiles of HL7 IPS require beyond those of R4 (github.com/HL7/fhir-ips, df270978, input/fsh/profiles: the lines with
 * "1.."). One of the alternatives, or its reason for being absent, must be there.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Composition: ['subject', 'section'],
  Patient: ['name', 'birthDate|_birthDate'],
  Condition: ['code', 'subject'],
  AllergyIntolerance: ['code', 'patient'],
  MedicationStatement: ['subject', 'effectiveDateTime|effectivePeriod|_effectiveDateTime'],
  MedicationRequest: ['subject'],
  Procedure: ['code', 'performedDateTime|_performedDateTime'],
  DiagnosticReport: ['subject', 'effectiveDateTime|_effectiveDateTime'],
  Organization: ['name'],
  Practitioner: ['name'],
}

/** The rules of Composition-uv-ips and Bundle-uv-ips, and of the profiles of the entries. */
function brokenRules(summary: Bundle): string[] {
  const [composition, ...others] = resourcesOf(summary)
  const missing = resourcesOf(summary).flatMap((resource) =>
    (required[resource.resourceType] ?? [])
      .filter((names) => !names.split('|').some((name) => resource[name] !== undefined))
      .map((names) => `${resource.resourceType}.${names}`),
  )
  const codes = partsOf(summary).map(({ code }) => code.coding[0].code)
  const known = new Set(summary.entry.map(({ fullUrl }) => fullUrl))
  return [
    ...missing,
    ...['11450-4', '48765-2', '10160-0'].filter((code) => codes.filter((one) => one === code).length !== 1),
    ...partsOf(summary)
      // ips-comp-1: entries, or why there are none; and every section has a title and a narrative.
      .filter(
        ({ title, text, entry, emptyReason }) =>
          !title || !text.div || (entry === undefined) === (emptyReason === undefined),
      )
      .map(({ title }) => `section ${title}`),
    ...partsOf(summary)
      .flatMap(({ entry = [] }) => entry)
      .filter(({ reference }) => !known.has(`https://one.example/fhir/${reference}`))
      .map(({ reference }) => `reference ${reference}`),
    // bdl-ips-1, bdl-9 and bdl-11.
    ...(others.some(({ resourceType }) => resourceType === 'Composition') ? ['two compositions'] : []),
    ...(composition?.resourceType === 'Composition' && summary.type === 'document' && summary.identifier
      ? []
      : ['document']),
    ...(others.filter(({ resourceType }) => resourceType === 'Patient').length === 1 ? [] : ['patient']),
  ]
}

it('REC-005 the summary of the demo patient follows the rules of HL7 IPS and passes the validator', async () => {
  const { summary } = await readArchive(await clinic.as('ana@portico.test'))
  expect(validate(summary).errors).toEqual([])
  expect(brokenRules(summary)).toEqual([])
  const parts = new Map(partsOf(summary).map((part) => [part.code.coding[0].code, part]))
  expect(parts.get('48765-2')?.text.div).toContain('Penicilina')
  expect(parts.get('11450-4')?.text.div).toContain('Hipertensión arterial')
  expect(parts.get('11450-4')?.text.div).not.toContain('Diabetes')
  expect(parts.get('10157-6')?.text.div).toContain('Diabetes tipo 2')
  expect(parts.get('10160-0')?.text.div).not.toContain('Paracetamol')
  expect(parts.get('8716-3')?.text.div).toMatch(/Tensión arterial: \d+ mmHg \/ \d+ mmHg/)
  expect(parts.get('30954-2')?.text.div).toContain('Glucosa')
})

it('REC-005 a summary of somebody without records has no information, and never says that there is nothing', async () => {
  const { summary } = await readArchive(await clinic.as('videos@portico.test'))
  expect(validate(summary).errors).toEqual([])
  expect(brokenRules(summary)).toEqual([])
  expect(partsOf(summary).map(({ emptyReason, entry }) => [JSON.stringify(emptyReason), entry])).toEqual(
    Array.from({ length: 3 }, () => [expect.stringContaining('"unavailable"'), undefined]),
  )
  expect(JSON.stringify(summary)).not.toMatch(/no-known|716186003|nilknown/)
})
