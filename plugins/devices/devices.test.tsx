import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openModal } from '@portico/core/app/modals'
import { ApiError } from '@portico/core/http/apiError'
import { menuOf, type MenuEntry } from '../../core/app/shell/menu/menu'
import { renderPage, setUpPages } from '../../tests/screens/renderPage'
import { violationsOf } from '../../tests/screens/violations'
import plugin from './plugin'
import { seriesIds } from './model/series'
import { today } from './model/today'

setUpPages()
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES'))

const path = 'api/vital-signs-measurements'
const none = { date: null, zone: null, origin: null, source: null }
const when = { date: '2026-11-02T07:15:00Z', zone: 'Europe/Madrid', origin: 'device', source: 'Pulsera' }
const lasts = {
  [`GET ${path}/last-blood-pressure`]: { ...when, sys: 138, dias: 79, lpm: 68 },
  [`GET ${path}/last-hr`]: { ...when, lpm: 64, minLpm: 50, medLpm: 70, maxLpm: 104 },
  [`GET ${path}/last-oxigen`]: { ...none, bloodOxigen: null, minBloodOxigen: null },
  [`GET ${path}/last-glucose`]: { ...when, glucose: 96, minGlucose: 90, medGlucose: 95, maxGlucose: 99 },
  [`GET ${path}/last-temperature`]: { ...when, lastTemperature: 36.6, min: 36, mean: 36.5, max: 37 },
  [`GET ${path}/last-weight`]: { ...when, lastWeight: 71.4, minWeight: 70, medWeight: 71, maxWeight: 72 },
  [`GET ${path}/last-sleep`]: { ...when, totalSleep: 27_000, sleepTimeMean: 25_200 },
  [`GET ${path}/last-activity`]: { ...when, steps: 8000, meters: 5600, calories: 320 },
}
const sample = (hour: number, value: number) => ({
  time: `2026-11-02T${String(hour).padStart(2, '0')}:15:00Z`,
  zone: 'Europe/Madrid',
  value,
  readingId: hour,
  origin: 'device',
  source: 'Pulsera',
})
const day = { bpmSamples: [sample(7, 55), sample(12, 104), sample(19, 75)], min: 55, max: 104, average: 78 }

const info = (devices: readonly object[]) => ({
  authorization: { isAvailable: false, name: null, isAuthorized: false, state: 'none' },
  devices,
})

const open = (address: string, heading: string, api: Record<string, unknown> = {}) =>
  renderPage({ plugin, features: ['devices'], path: address, heading, api: { ...lasts, ...api } })

it('DEV-001 DEV-004 DEV-005 DEV-025 CALL-011 the eight series have their last values', async () => {
  await open('videocall/devices', 'Mediciones')
  const list = await screen.findByRole('region', { name: 'Todas las mediciones' })
  const rows = within(list).getAllByRole('link')
  const texts = rows.map(({ textContent }) => textContent)
  expect(texts).toHaveLength(8)
  expect(texts[0]).toMatch(
    /Tensión arterial02-11-2026, 08:15 · Dispositivo · PulseraPor encima.*138\/79 mmHg/,
  )
  expect(texts[1]).toMatch(/Dentro del rango de referencia64/)
  expect(texts[2]).toMatch(/Todavía no hay medidas/)
  expect(texts[5]).toMatch(/Tu media de 30 días: 71 kg71,4 kg/)
})

it('DEV-026 the panel opens on a phone', async () => {
  await open('videocallmobile/devices', 'Mediciones')
  const links = await screen.findAllByRole('link', { name: /Peso/ })
  expect(links[0]?.getAttribute('href')).toBe('#/videocallmobile/devices/weight')
})

it('FEAT-024 MENU-018 the feature and its scenario show the entry', () => {
  const entries = plugin.menu as MenuEntry[]
  const targets = (scenario: string) => {
    const can = { features: new Set<string>(), roles: new Set<string>(), scenarios: new Set([scenario]) }
    return menuOf(entries, can, () => true).main.map(({ to }) => to)
  }
  expect(targets('HasMonitoringSc')).toEqual(['videoConsultation.videoCall.devices'])
  expect(targets('HasRecipes')).toEqual([])
  expect(plugin.features).toEqual(['devices'])
})

it('DEV-009 DEV-013 DEV-021 the heart rate begins with a day: sentence, numbers, and a table of the same data', async () => {
  const bodies: unknown[] = []
  await open('videocall/devices/heart-rate?date=2026-11-02&view=table', 'Pulso', {
    [`POST ${path}/hr`]: (input: { body: unknown }) => {
      bodies.push(input.body)
      return day
    },
  })
  await screen.findByText(
    'Pulso, lunes 02-11-2026. Pulso: entre 55 y 104 latidos por minuto, con una media de 78. 1 de 3 valores están entre 60 y 100.',
  )
  expect(bodies).toEqual([{ date: '2026-11-02', range: 'day' }])
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent?.replace(/ Europe\/Madrid/, ''))).toEqual([
    'CuándoPulsoOrigen',
    '02-11-2026, 20:1575 lpmDispositivo · Pulsera Corregir',
    '02-11-2026, 13:15104 lpm · altoDispositivo · Pulsera Corregir',
    '02-11-2026, 08:1555 lpm · bajoDispositivo · Pulsera Corregir',
  ])
})

it('DEV-020 DEV-022 DEV-023 period and date are in the address, and no date lies in the future', async () => {
  const bodies: { date: string; range: string }[] = []
  await open('videocall/devices/weight?date=2026-02-10', 'Peso', {
    [`POST ${path}/weight`]: (input: { body: { date: string; range: string } }) => {
      bodies.push(input.body)
      return { weightMonthSamples: [], minWeight: null, medWeight: null, maxWeight: null }
    },
  })
  await screen.findByText('En esas fechas no hay medidas')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Siguiente: Marzo de 2026' })))
  expect(location.hash).toContain('date=2026-03-01')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Día' })))
  expect(location.hash).toContain('range=day')
  await screen.findByText('Ese día no hay medidas')
  expect(bodies.map(({ date, range }) => `${date} ${range}`)).toEqual([
    '2026-02-10 month',
    '2026-03-01 month',
    '2026-03-01 day',
  ])
  const date = screen.getByLabelText<HTMLInputElement>('Fecha')
  expect(date.max).toBe(today())
  await act(async () => fireEvent.change(date, { target: { value: '2999-01-01' } }))
  expect(location.hash).toContain('date=2026-03-01')
})

it('DEV-009 a period that cannot be read says so and offers a retry', async () => {
  let isDown = true
  await open('videocall/devices/heart-rate?date=2026-11-02&view=table', 'Pulso', {
    [`POST ${path}/hr`]: () => {
      if (isDown) throw new ApiError(500, 'GENERAL')
      return day
    },
  })
  await screen.findByText('No hemos podido cargar tus medidas')
  isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Reintentar|Volver a/ })))
  expect(await screen.findByRole('table')).toBeDefined()
})

it('DEV-003 the monitoring dialog has the last values over any page', async () => {
  await open('profile/devices-config', 'Mis dispositivos', { 'GET api/lifeVit/info': info([]) })
  await act(async () => openModal('monitoring'))
  const dialog = await screen.findByRole('dialog', { name: 'Seguimiento' })
  expect(await violationsOf(dialog)).toEqual([])
  expect(await within(dialog).findAllByRole('link')).toHaveLength(seriesIds.length)
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' })))
})

it('DEV-002 DEV-024 DEV-027 DEV-046 a device is removed from the list', async () => {
  const devices = [{ id: 4, name: 'Pulsera', origin: 'device', lastSeen: when.date }]
  const removed: unknown[] = []
  await open('profile/devices-config', 'Mis dispositivos', {
    'GET api/lifeVit/info': () => info(removed.length > 0 ? [] : devices),
    'DELETE api/devices/{id}': ({ params }: { params: unknown }) => removed.push(params),
  })
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Quitar Pulsera' })))
  const question = await screen.findByRole('alertdialog', { name: '¿Quitar Pulsera de la lista?' })
  expect(await violationsOf(question)).toEqual([])
  expect(removed).toEqual([])
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: /^Quitar/ })))
  await screen.findByText('Todavía no ha llegado ninguna medida de un dispositivo.')
  expect(removed).toEqual([{ id: 4 }])
})

it('DEV-063 DEV-006 an unlikely value is asked about and can be saved', async () => {
  const saved: unknown[] = []
  await open('videocall/devices/new?series=weight', 'Anotar una medida', {
    [`POST ${path}/weight`]: { weightMonthSamples: [], minWeight: null, medWeight: null, maxWeight: null },
    [`POST ${path}/save-measure`]: ({ body }: { body: unknown }) => saved.push(body),
  })
  const submit = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: /Guardar la medida/ })))
  await submit()
  expect(await screen.findAllByText('Peso: escribe el valor.')).not.toHaveLength(0)
  fireEvent.change(screen.getByLabelText('Peso'), { target: { value: '320' } })
  await submit()
  const question = await screen.findByRole('alertdialog', { name: '¿Seguro que te ha salido 320 kg?' })
  expect(await violationsOf(question)).toEqual([])
  expect(saved).toEqual([])
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: /Guardar 320 kg/ })))
  await screen.findByRole('heading', { level: 1, name: 'Mediciones' })
  expect(saved).toMatchObject([{ measures: [{ id: 8, value: 320 }] }])
})

it('DEV-063 a reading that cannot be loaded is not taken for a removed one', async () => {
  let status = 500
  await open('videocall/devices/reading/7', 'Corregir la medida', {
    [`GET ${path}/readings/{id}`]: () => {
      throw new ApiError(status, 'GENERAL')
    },
  })
  await screen.findByText('No hemos podido cargar esta medida')
  status = 404
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Reintentar|Volver a/ })))
  expect(await screen.findByText('Esta medida ya no existe')).toBeDefined()
})

it('DEV-063 a correction to a time that another reading has says so, and what was typed stays', async () => {
  const reading = { id: 7, ...when, measures: [{ id: 8, value: 71 }] }
  await open('videocall/devices/reading/7', 'Corregir la medida', {
    [`GET ${path}/readings/{id}`]: reading,
    [`PUT ${path}/readings/{id}`]: () => {
      throw new ApiError(400, 'FORMAT_NOT_VALID', undefined, {
        field: 'measureDate',
        reason: 'exists',
      })
    },
  })
  const weight = await screen.findByLabelText<HTMLInputElement>(/^Peso/)
  await act(async () => fireEvent.change(weight, { target: { value: '72,5' } }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Guardar/ })))
  expect(await screen.findAllByText(/Ya tienes una medida igual en ese minuto/)).not.toEqual([])
  expect(weight.value).toBe('72,5')
})

it('DEV-063 a removed reading can be restored', async () => {
  const calls: string[] = []
  const reading = { id: 7, ...when, measures: [{ id: 8, value: 71 }] }
  await open('videocall/devices/reading/7', 'Corregir la medida', {
    [`GET ${path}/readings/{id}`]: () => {
      if (calls.length > 0) throw new ApiError(404, 'NOT_FOUND')
      return reading
    },
    [`DELETE ${path}/readings/{id}`]: () => calls.push('delete'),
    [`POST ${path}/save-measure`]: ({ body }: { body: { origin: string } }) =>
      calls.push(`save ${body.origin}`),
  })
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Borrar la medida' })))
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' })))
  await screen.findByRole('heading', { level: 1, name: 'Mediciones' })
  expect(calls).toEqual(['delete', 'save device'])
})

it('DEV-004 the timeline asks for older readings, and shows those of a day together', async () => {
  const readingOf = (id: number) => ({
    id,
    date: new Date(Date.parse(when.date) + id * 60_000).toISOString(),
    zone: when.zone,
    origin: 'manual',
    source: null,
    measures: [{ id: 8, value: 70 }],
  })
  const first = Array.from({ length: 50 }, (_, place) => readingOf(100 - place))
  const asked: unknown[] = []
  await open('videoconsultation/timeline', 'Todo, por fechas', {
    [`GET ${path}/readings`]: ({ query }: { query?: { before?: number } } = {}) => {
      if (query?.before === undefined) return first
      asked.push(query.before)
      return [{ ...readingOf(5), date: '2026-10-30T08:00:00Z' }]
    },
    'GET api/documents/withMedicalExams': [],
    'GET api/consultations': [],
  })
  expect(await screen.findByText('50 medidas')).toBeDefined()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ver más' })))
  expect(await screen.findByText(/^30-10-2026/)).toBeDefined()
  expect(asked).toEqual([51])
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
})
