import { beforeEach, expect, it, vi } from 'vitest'
import { drawingOf } from './drawing'

beforeEach(() => void vi.stubGlobal('navigator', { language: 'es-ES' }))

const names = {
  name: (line: string) => line,
  sourceName: ({ source }: { source: string | null }) => source ?? '',
}
const stats = { min: 1, average: 2, max: 3 }
const sample = (date: string, value: number) => ({ time: `${date}T07:00:00Z`, zone: 'UTC', date, value })
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

it('DEV-011 two devices of a blood pressure are two series of bars from the lower to the upper value', () => {
  const device = (source: string, upper: number, lower: number) => ({
    source: { origin: 'device' as const, source, count: 1, total: upper },
    lines: [
      { id: 'systolic' as const, samples: [sample('2026-11-03', upper)], ...stats },
      { id: 'diastolic' as const, samples: [sample('2026-11-03', lower)], ...stats },
    ],
  })
  const devices = [device('OMRON', 128, 79), device('Withings', 135, 84)]
  expect(drawingOf('blood-pressure', [], devices, 'month', names)).toEqual({
    isSpan: true,
    series: [
      { name: 'OMRON', points: [{ time: noon('2026-11-03'), value: 128, min: 79, max: 128 }] },
      { name: 'Withings', points: [{ time: noon('2026-11-03'), value: 135, min: 84, max: 135 }] },
    ],
  })
})

it('DEV-014 a night is drawn on the date on which it ends', () => {
  const night = { time: '2026-11-02T22:50:00Z', zone: 'Europe/Madrid', date: '2026-11-03', value: 7200 }
  const { series } = drawingOf('sleep', [{ id: 'sleep', samples: [night], ...stats }], [], 'month', names)
  expect(series[0]?.points).toEqual([{ time: noon('2026-11-03'), value: 2 }])
})
