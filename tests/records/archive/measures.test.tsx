import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../core/http/apiError'
import { resetPersonAtoms } from '../../../core/state/store'
import { setUpPages } from '../../screens/renderPage'
import es from '../../../plugins/records/locales/es.json'
import { importForTest } from '../../../plugins/devices/import/testImport'
import { make, readArchive, type Found } from './archivePage'

setUpPages()
beforeEach(resetPersonAtoms)

/** The values of a measure as the API answers them, the newest first. */
const valuesOf = (values: readonly number[], more: object = {}) => ({
  hasMore: false,
  groups: [
    {
      zone: 'Europe/Madrid',
      origin: 'device',
      source: 'Pulsera',
      ids: values.map((_, place) => place + 1),
      times: values.map((_, place) => Date.parse('2026-11-02T07:15:00.000Z') - place * 60_000),
      values,
      ...more,
    },
  ],
})
const values = 'GET api/vital-signs-measurements/values/{measure}'
const ofMeasures = (answers: Readonly<Record<number, unknown>>) => ({
  [values]: ({ params }: { params: { measure: number } }) =>
    answers[params.measure] ?? { groups: [], hasMore: false },
})

it('DEV-009 each measure is in the page, in a CSV file with every value and in Observations', async () => {
  const pulses = Array.from({ length: 1500 }, (_, place) => 60 + (place % 40))
  const answers = {
    2: valuesOf([128], { source: '=HYPERLINK("x")', origin: 'manual' }),
    3: valuesOf([79], { source: '=HYPERLINK("x")', origin: 'manual' }),
    4: valuesOf(pulses.slice(1), { ids: pulses.slice(1).map((_, place) => place + 100) }),
    11: valuesOf([90], { origin: 'camera', source: null }),
  }
  await make(ofMeasures(answers), ['devices'])
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const entries = await readArchive()
  const bundle = JSON.parse(entries['fhir.json'] ?? '') as { entry: { resource: Found }[] }
  const found = bundle.entry
    .map(({ resource }) => resource)
    .filter((one) => one.resourceType === 'Observation')
  expect(found[0]).toMatchObject({
    code: { coding: [{ code: '85354-9' }], text: 'Tensión arterial' },
    component: [
      { valueQuantity: { value: 128, unit: 'mmHg', code: 'mm[Hg]' } },
      { valueQuantity: { value: 79 } },
    ],
    effectiveDateTime: '2026-11-02T08:15:00.000+01:00',
  })
  expect(found.find(({ method }) => method)).toMatchObject({ method: { text: 'Estimación con la cámara' } })
  const lines = (entries['Mediciones/Pulso.csv'] ?? '').trim().split('\r\n')
  expect(lines[0]).toBe('"Fecha";"Hora";"Zona horaria";"Pulso (/min)";"Origen";"Instante (UTC)"')
  expect(lines.length).toBe(1500)
  const pressures = entries['Mediciones/Tensión arterial.csv'] ?? ''
  expect(pressures).toContain('"128";"79";""')
  expect(pressures).not.toMatch(/;"?=/)
  const page = new DOMParser().parseFromString(entries['Índice.html'] ?? '', 'text/html').body.textContent
  expect(page).toContain('Glucosa: 90 mg/dl')
  expect(page, 'as the portal does, it says what has measured the last value').toContain(
    '02-11-2026, 08:15 (Europe/Madrid) · Dispositivo · Pulsera',
  )
  // 37 times 0 to 39 and once 0 to 19, of 1499.
  expect(page).toContain('1499 valores, entre 60 y 99; media 79,4')
})

it('DEV-009 a measure that cannot be read is named as missing, and the others are there', async () => {
  const lost = vi.fn<() => unknown>(() => Promise.reject(new ApiError(503, 'GENERAL')))
  const heart = { 8: valuesOf([71.5]) }
  const answer = (input: { params: { measure: number } }) =>
    input.params.measure === 4 ? lost() : ofMeasures(heart)[values]?.(input)
  await make({ [values]: answer }, ['devices'])
  expect(await screen.findByText(/pero falta: Pulso/)).toBeTruthy()
  expect(lost).toHaveBeenCalledTimes(2)
  const entries = await readArchive()
  expect(entries['Índice.html']).toContain('Pulso')
  expect(entries['Mediciones/Peso.csv']).toContain('"71,5"')
  expect(Object.keys(entries)).not.toContain('Mediciones/Pulso.csv')
})

it('DEV-009 glucose has its meal, and an import finds it again', async () => {
  const [group] = valuesOf([95]).groups
  const times = (meal: string | undefined, place: number) => ({
    ...group,
    ids: [place],
    times: [Date.parse('2026-11-02T07:15:00.000Z') - place * 3_600_000],
    values: [95 + place],
    ...(meal && { meal }),
  })
  const groups = ['fasting', 'before', 'after', undefined].map(times)
  await make(ofMeasures({ 11: { hasMore: false, groups } }), ['devices'])
  await screen.findByText(es['RECORDS.ARCHIVE_READY'])
  const entries = await readArchive()
  const { 'Mediciones/Glucosa.csv': file = '', 'fhir.json': bundle = '', 'Índice.html': page } = entries
  expect(page).toContain(`Dispositivo · Pulsera · ${es['RECORDS.MEAL.fasting']}`)
  expect(file).toContain('"Glucosa (mg/dl)";"Comida";"Origen"')
  const { readings } = await importForTest('Glucosa.csv', file)
  expect(readings.map(({ measures, meal }) => [measures[0]?.value, meal])).toEqual([
    [95, 'fasting'],
    [96, 'before'],
    [97, 'after'],
    [98, undefined],
  ])
  expect(bundle).toContain('MDC_CTXT_GLU_MEAL_POSTPRANDIAL')
})
