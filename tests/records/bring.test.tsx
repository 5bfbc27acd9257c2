import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../core/http/apiError'
import devices from '../../plugins/devices/plugin'
import plugin from '../../plugins/records/plugin'
import { addressOf, encryptSummary } from '../../plugins/records/shares/shlink'
import es from '../../plugins/records/locales/es.json'
import { renderPage, setUpPages, startAgain } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'

setUpPages()

const known = {
  allergies: [{ id: 1, name: 'Penicilina', isAllergy: true, isActive: true }],
  illnesses: [],
  interventions: [],
  medicines: [],
}
const summary = {
  resourceType: 'Bundle',
  type: 'document',
  entry: [
    { resource: { resourceType: 'Composition', date: '2026-10-02' } },
    { resource: { resourceType: 'Patient', name: [{ given: ['Ana'], family: 'Suárez' }] } },
    { resource: { resourceType: 'Organization', name: 'Hospital de Faro' } },
    { resource: { resourceType: 'AllergyIntolerance', code: { text: 'Penicilina' } } },
    { resource: { resourceType: 'Condition', code: { text: 'Asma' } } },
    { resource: { resourceType: 'Procedure', code: { text: 'Apendicectomía' } } },
  ],
}

const open = (api: object, more: object = {}) =>
  renderPage({
    plugin,
    ...more,
    tenant: { shareOrigins: ['https://shl.example', 'https://down.example'] },
    path: 'videoconsultation/health/bring',
    heading: es['RECORDS.BRING'],
    api: { 'GET api/medicalData': known, ...api },
  })
const choose = (content: string) =>
  act(async () =>
    fireEvent.change(screen.getByLabelText(es['RECORDS.BRING_CHOOSE'], { selector: 'input' }), {
      target: { files: [new File([content], 'ips.json')] },
    }),
  )

it('REC-078 what a summary brings is shown before it is saved, with its source and without what is there', async () => {
  const saved: unknown[] = []
  let isDown = true
  await open({
    'POST api/illness/patient': ({ body }: { body: unknown }) => saved.push(body),
    'POST api/intervention/patient': () => {
      if (isDown) throw new ApiError(500, 'GENERAL')
      return {}
    },
  })
  await choose(JSON.stringify(summary))
  expect(await screen.findByText('2 datos nuevos')).toBeTruthy()
  expect(screen.getByText(/1 dato ya está en la historia/)).toBeTruthy()
  expect(await violationsOf(document.body)).toEqual([])
  expect(saved).toEqual([])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Añadir 2 datos' })))
  expect(await screen.findByText(/1 dato no se ha guardado/)).toBeTruthy()
  expect(saved[0]).toEqual({
    name: 'Asma',
    notes: 'Traído de Hospital de Faro, 02-10-2026',
    isActive: true,
    isPersonal: true,
  })
  isDown = false
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /Asma/ })))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Añadir 1 dato' })))
  expect(await screen.findByText(/Hemos añadido 1 dato/)).toBeTruthy()
})

it('REC-078 how a medicine is taken and what an allergy causes is shown and saved with it, in words', async () => {
  const saved: unknown[] = []
  const save = ({ body }: { body: unknown }) => saved.push(body)
  await open({ 'POST api/allergy/patient': save, 'POST api/medicine/patient': save })
  const entry = [
    {
      resource: {
        resourceType: 'MedicationStatement',
        status: 'active',
        medicationCodeableConcept: { text: 'Paracetamol' },
        dosage: [
          {
            timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd', when: ['PC'] } },
            route: { coding: [{ code: '26643006', display: 'Oral route' }] },
            doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
            asNeededBoolean: true,
          },
        ],
      },
    },
    {
      resource: {
        resourceType: 'AllergyIntolerance',
        code: { text: 'Látex' },
        criticality: 'high',
        onsetDateTime: '2010',
        reaction: [{ manifestation: [{ text: 'Urticaria' }] }],
      },
    },
  ]
  await choose(JSON.stringify({ ...summary, entry: [...summary.entry.slice(0, 3), ...entry] }))
  expect(await screen.findByText(/Provoca: Urticaria · Puede ser grave · Fecha: 2010/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Añadir 2 datos' })))
  expect(saved).toEqual([
    {
      name: 'Paracetamol',
      notes: [
        '1 tablet · Oral route · 2 veces cada 1 día · solo si hace falta · El resumen dice más sobre cuándo se toma: míralo en el original',
        'Traído de Hospital de Faro, 02-10-2026',
      ].join('\n'),
      isActive: true,
      administrationRoute: 1,
    },
    {
      name: 'Látex',
      notes: 'Provoca: Urticaria\nPuede ser grave\nFecha: 2010\nTraído de Hospital de Faro, 02-10-2026',
      isActive: true,
      isAllergy: true,
    },
  ])
})

it('REC-078 what is not brought is counted and named, and what the summary says twice is shown as one', async () => {
  const of = (resourceType: string, name: string, more: object = {}) => ({
    resource: { resourceType, code: { text: name }, ...more },
  })
  const entry = [
    of('AllergyIntolerance', 'No known allergies'),
    of('Condition', 'Infarto', { verificationStatus: { coding: [{ code: 'refuted' }] } }),
    { resource: { resourceType: 'Immunization', vaccineCode: { text: 'Gripe' } } },
    of('Procedure', 'Colonoscopia', { performedDateTime: '2012-11-25' }),
    of('Procedure', 'Colonoscopia', { performedDateTime: '2017-11-24' }),
    of('Condition', 'Family history of diabetes'),
  ]
  await open({})
  await choose(JSON.stringify({ ...summary, entry: [...summary.entry.slice(0, 3), ...entry] }))
  expect(await screen.findByText('2 datos nuevos')).toBeTruthy()
  expect(screen.getByText('3 datos del resumen no se traen')).toBeTruthy()
  for (const [title, name] of [
    ['El resumen dice que no hay, o que no se sabe (1)', 'No known allergies'],
    ['Descartado, escrito por error, o que no se hizo ni se tomó (1)', 'Infarto'],
    ['Vacunas (1)', 'Gripe'],
  ] as const)
    expect(screen.getByText(title).parentElement?.textContent).toBe(title + name)
  expect(screen.getByText(/Fecha: 25-11-2012 · Además: Fecha: 24-11-2017/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /Family history of diabetes.*De un familiar/ })).toBeTruthy()
  expect(await violationsOf(document.body)).toEqual([])
})

it('REC-078 DEV-004 measurements of the file are imported elsewhere, where the portal has measurements', async () => {
  const vital = { resource: { resourceType: 'Observation', code: { text: 'Pulso' } } }
  const content = JSON.stringify({ ...summary, entry: [...summary.entry, vital] })
  const link = () => screen.queryByRole('link', { name: es['RECORDS.BRING_MEASUREMENTS'] })
  await open({}, { others: [devices], features: ['devices'] })
  await choose(content)
  await screen.findByText('2 datos nuevos')
  expect(link()?.getAttribute('href')).toContain('profile/devices-import')
  startAgain()
  await open({})
  await choose(content)
  await screen.findByText('2 datos nuevos')
  expect(link()).toBeNull()
})

it.each(['{', '[]', '{"resourceType":"Patient"}'])(
  'REC-078 the file %s is refused with a sentence',
  async (content) => {
    await open({})
    await choose(content)
    expect(await screen.findByText(/«ips\.json» no es un resumen que podamos leer/)).toBeTruthy()
  },
)

it('REC-078 a summary comes by a link too, with its code; a portal that cannot be reached is named, and one that the tenant does not list is not asked', async () => {
  const { content, key } = await encryptSummary(summary)
  const link = (host: string) => addressOf({ url: `https://${host}/m`, key, flag: 'P' }, `https://${host}`)
  const asked: unknown[] = []
  await open({})
  vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
    asked.push(JSON.parse(init.body))
    if (!address.startsWith('https://shl.example')) throw new TypeError('Failed to fetch')
    return Response.json({ files: [{ contentType: 'application/fhir+json', embedded: content }] })
  })
  const write = (label: string, value: string) =>
    act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
  const read = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: es['RECORDS.BRING_LINK_READ'] })))
  await write(es['RECORDS.BRING_LINK'], 'https://shl.example/otra-cosa')
  await read()
  expect(await screen.findByText(es['RECORDS.BRING_NO_LINK'])).toBeTruthy()
  await write(es['RECORDS.BRING_LINK'], link('elsewhere.example'))
  await read()
  expect(await screen.findByText(/no lee enlaces de elsewhere\.example/)).toBeTruthy()
  await write(es['RECORDS.BRING_LINK'], link('down.example'))
  await read()
  expect(await screen.findByText(es['RECORDS.BRING_CODE_MISSING'])).toBeTruthy()
  expect(asked).toEqual([])
  await write(es['RECORDS.BRING_CODE'], '123456')
  await read()
  expect(await screen.findByText(/no se puede llegar a down\.example/)).toBeTruthy()
  expect(await violationsOf(document.body)).toEqual([])
  await write(es['RECORDS.BRING_LINK'], link('shl.example'))
  await read()
  expect(await screen.findByText('2 datos nuevos')).toBeTruthy()
  const question = { recipient: location.host, passcode: '123456' }
  expect(asked).toEqual([question, question])
})
