import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import plugin from '../plugin'

setUpPages()
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES'))

const path = 'api/vital-signs-measurements'
const open = (address: string, heading: string, api: Record<string, unknown>) =>
  renderPage({ plugin, features: ['devices'], path: address, heading, api })

const source = (name: string, count: number, total: number, more: object = {}) => ({
  origin: 'device',
  source: name,
  count,
  total,
  ...more,
})
const day = (date: string, value: number) => ({
  time: `${date}T07:00:00Z`,
  zone: 'Europe/Madrid',
  date,
  value,
  min: value,
  max: value,
  count: 1,
})
const pressure = (upper: number, lower: number) => ({
  sysSamples: [day('2026-11-03', upper)],
  dysSamples: [day('2026-11-03', lower)],
  bpmSamples: [],
  minSys: upper,
  averageSys: upper,
  maxSys: upper,
  minDys: lower,
  averageDys: lower,
  maxDys: lower,
})

it('DEV-011 two devices are told apart, and one that is not ticked is neither drawn nor counted', async () => {
  const sources = [source('OMRON M7', 15, 1935), source('Withings BPM', 8, 1080)]
  const of: Record<string, object> = { 'OMRON M7': pressure(128, 79), 'Withings BPM': pressure(250, 84) }
  await open('videocall/devices/blood-pressure?date=2026-11-20&view=table', 'Tensión arterial', {
    [`POST ${path}/blood-pressure`]: ({ body }: { body: { source?: string } }) => ({
      ...(of[body.source ?? ''] ?? pressure(140, 80)),
      sources,
    }),
  })
  const devices = await screen.findByRole('group', { name: 'Dispositivos' })
  expect(within(devices).getAllByRole('checkbox')).toHaveLength(2)
  expect(within(devices).getByText('15 medidas · media 128/79')).toBeDefined()
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
  expect(rows()).toEqual([
    'CuándoAltaBajaOrigen',
    '03-11-2026250 mmHg · alto · dudosa84 mmHgWithings BPM · 1 medida',
    '03-11-2026128 mmHg79 mmHgOMRON M7 · 1 medida',
  ])
  expect(screen.getByText(/Medidas dudosas: Alta: 250 mmHg, 03-11-2026, Withings BPM\./)).toBeDefined()
  expect(await violationsOf(document.body)).toEqual([])
  await act(async () => fireEvent.click(within(devices).getByRole('checkbox', { name: /Withings BPM/ })))
  expect(rows()).toHaveLength(2)
  expect(screen.queryByText(/Medidas dudosas/)).toBeNull()
  await act(async () => fireEvent.click(within(devices).getByRole('checkbox', { name: /OMRON/ })))
  expect(rows()).toHaveLength(2)
})

it('DEV-014 a night has its stages, and of two devices one is shown, which the person chooses', async () => {
  const asked: unknown[] = []
  const part = (time: string, hours: number, deep: boolean) => ({
    time,
    zone: 'Europe/Madrid',
    date: '2026-11-26',
    origin: 'device',
    source: 'Reloj',
    readingId: 1,
    totalSleep: hours * 3600,
    deepSleep: deep ? hours * 3600 : null,
    lightSleep: deep ? null : hours * 3600,
    breathsPerMinute: null,
  })
  await open('videocall/devices/sleep?date=2026-11-26&range=day', 'Sueño', {
    [`POST ${path}/sleep`]: ({ body }: { body: { source?: string } }) => {
      asked.push(body.source)
      return {
        sleepDetailData: [part('2026-11-25T23:30:00Z', 1, true), part('2026-11-26T05:40:00Z', 6, false)],
        sleepTimeMean: 25_200,
        sleepTimeMin: 25_200,
        sleepTimeMax: 25_200,
        avrRpm: null,
        sources: [
          source('Reloj', 2, 25_200, { hasStages: true }),
          source('Cama', 1, 27_720, { hasStages: false }),
        ],
      }
    },
  })
  expect(
    await screen.findAllByText(
      /Sueño de esa noche: 7 h 0 min, de 23:30 a 06:40\. Hubo un rato despierto: 10 min\./,
    ),
  ).toBeDefined()
  expect(screen.getByText('Profundo').closest('li')?.textContent).toContain('1 h 0 min14 %')
  const choice = screen.getByRole('radiogroup', { name: 'Varios dispositivos midieron ese día' })
  expect(within(choice).getByText('7 h 42 min, sin fases')).toBeDefined()
  await act(async () => fireEvent.click(within(choice).getByRole('radio', { name: /Cama/ })))
  expect(asked).toEqual([undefined, 'Cama'])
  expect(location.hash).toContain('device=Cama')
})

it('DEV-012 time in range has five bands with their goals, and says nothing where too little was measured', async () => {
  const ranges = {
    from: '2026-11-13',
    to: '2026-11-26',
    source: 'Sensor',
    coverage: 0.94,
    days: 14,
    average: 148,
    variation: 0.33,
  }
  const bands = { veryLow: 0, low: 0.03, target: 0.76, high: 0.18, veryHigh: 0.03 }
  const api = (body: object) => ({
    [`POST ${path}/glucose`]: { glucoseSamples: [], min: null, average: null, max: null },
    [`GET ${path}/glucose-ranges`]: body,
  })
  await open('videocall/devices/glucose?date=2026-11-26', 'Glucosa', api({ ...ranges, bands }))
  const region = await screen.findByRole('region', { name: 'Tiempo en rango' })
  await within(region).findByText('76 %', { selector: 'p b' })
  const lines = within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  expect(lines[0]).toBe('Muy altamás de 2503 %43 minMenos del 5 %')
  expect(lines[2]).toBe('En rangode 70 a 18076 %18 h 14 minMás del 70 %')
})

it('DEV-012 with little data the time in range is not told', async () => {
  await open('videocall/devices/glucose?date=2026-11-26', 'Glucosa', {
    [`POST ${path}/glucose`]: { glucoseSamples: [], min: null, average: null, max: null },
    [`GET ${path}/glucose-ranges`]: {
      from: '2026-11-13',
      to: '2026-11-26',
      source: null,
      coverage: 0.2,
      days: 9,
      average: 140,
      variation: 0.3,
      bands: null,
    },
  })
  expect(await screen.findByText('Faltan datos para decirlo.')).toBeDefined()
  expect(screen.queryByText(/al día/)).toBeNull()
})
