// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { paracetamol, Visits, written } from '../../../server/domain/calls/test/writtenVisits'
import { STARTUP_TIMEOUT } from '../../../server/test/clinic/clinic'
import { fastDatabase } from '../../../server/test/databases'
import type { Bundle } from '../../../plugins/records/archive/fhir/bundle'
import { readArchive } from './readArchive'
import { loadValidator, type Findings } from './validator'

let at: Visits
let validate: (bundle: Bundle) => Findings
beforeAll(async () => {
  validate = await loadValidator()
  at = await Visits.open(fastDatabase)
}, STARTUP_TIMEOUT)
afterAll(() => at.clinic.close())
beforeEach(async () => {
  vi.stubGlobal('navigator', { language: 'es-ES' })
  await at.reset()
})

it('REC-005 ROLE-025 what a doctor wrote about a visit is in the archive, with its diagnoses and without the private notes', async () => {
  await at.save()
  await at.finish(1)
  await at.doctor('POST', `${at.path()}/additions`, { text: 'Cultivo negativo' })
  const { bundle } = await readArchive(at.ana)
  expect(validate(bundle).errors).toEqual([])
  const resources = bundle.entry.map(({ resource }) => resource)
  const condition = resources.find(({ code }) => JSON.stringify(code ?? '').includes('J02.9'))
  expect(condition).toMatchObject({
    resourceType: 'Condition',
    code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'J02.9' }] },
    asserter: { reference: expect.stringMatching(/^Practitioner\//) },
  })
  const encounter = resources.find(({ resourceType, diagnosis }) => resourceType === 'Encounter' && diagnosis)
  expect(encounter).toMatchObject({
    class: { code: 'VR' },
    diagnosis: [{ condition: { reference: `Condition/${condition?.id}` } }],
  })
  expect(condition?.['encounter']).toEqual({ reference: `Encounter/${encounter?.id}` })
  const note = resources.find(
    ({ resourceType, encounter: of }) =>
      resourceType === 'Composition' && JSON.stringify(of).includes(String(encounter?.id)),
  )
  const text = JSON.stringify(note)
  const { reason, findings, assessment, plan, summary } = written
  for (const part of [reason, findings, assessment, plan, summary, 'Cultivo negativo'])
    expect(text).toContain(part)
  expect(JSON.stringify(bundle)).not.toContain(written.privateNotes)
})

it('REC-005 REC-022 what a doctor prescribed has its dose, its frequency and who prescribed it', async () => {
  await at.save({ prescriptions: [{ ...paracetamol, isAsNeeded: true }] })
  await at.finish(1)
  const { bundle, summary } = await readArchive(at.ana)
  expect([validate(bundle).errors, validate(summary).errors]).toEqual([[], []])
  const resources = bundle.entry.map(({ resource }) => resource)
  const named = (type: string) =>
    resources.find((one) => one.resourceType === type && JSON.stringify(one).includes('Paracetamol 1 g'))
  const repeat = { frequency: 1, period: 8, periodUnit: 'h' }
  expect(named('MedicationRequest')).toMatchObject({
    requester: { reference: expect.stringMatching(/^Practitioner\//) },
    dosageInstruction: [
      { asNeededBoolean: true, timing: { repeat }, doseAndRate: [{ doseQuantity: { value: 1 } }] },
    ],
    note: [{ text: paracetamol.notes }],
  })
  expect(named('MedicationStatement')).toMatchObject({
    informationSource: { reference: expect.stringMatching(/^Practitioner\//) },
    dosage: [{ timing: { repeat } }],
  })
})

it('ROLE-025 what a doctor still writes is not in the archive', async () => {
  await at.save()
  const { bundle } = await readArchive(at.ana)
  expect(JSON.stringify(bundle)).not.toContain(written.findings)
})
