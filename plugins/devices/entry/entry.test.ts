import { beforeEach, expect, it, vi } from 'vitest'
import { emptyEntry, entryOf, fieldsOfEntry, checkEntry, saveOf, withOthers, type Entry } from './entry'
import { doubtOf } from './plausible'

beforeEach(() => void vi.stubGlobal('navigator', { language: 'es-ES' }))

const zone = 'Europe/Madrid'
const now = Date.parse('2026-11-23T12:00:00Z')
const entry = (values: Entry['values'], more: Partial<Entry> = {}): Entry => ({
  ...emptyEntry(['blood-pressure', 'weight'], zone, now),
  values,
  ...more,
})
const whole = { systolic: '128', diastolic: '79', pulse: '', weight: '71,4' }

it('DEV-006 DEV-063 several measures are saved at once, at the clock of the zone', () => {
  expect(saveOf(entry(whole), zone, 'es')).toEqual({
    measures: [
      { id: 2, value: 128 },
      { id: 3, value: 79 },
      { id: 8, value: expect.closeTo(71.4) as number },
    ],
    measureDate: '2026-11-23T12:00:00.000Z',
    zone,
  })
})

it.each([
  [{ ...whole }, {}, []],
  [{ ...whole, weight: ' ' }, {}, [{ field: 'weight', problem: 'missing' }]],
  [{ ...whole, weight: 'x' }, {}, [{ field: 'weight', problem: 'number' }]],
  [{ ...whole, weight: '-3' }, {}, [{ field: 'weight', problem: 'number' }]],
  [{ ...whole, diastolic: '130' }, {}, [{ field: 'diastolic', problem: 'pressure' }]],
  [whole, { time: '23:40' }, [{ field: 'date', problem: 'future' }]],
  [whole, { date: '' }, [{ field: 'date', problem: 'date' }]],
  [whole, { series: [] }, [{ field: 'series', problem: 'none' }]],
] as const)('DEV-063 %j with %j has the findings %j', (values, more, findings) => {
  expect(checkEntry(entry(values, more), zone, 'es', now)).toEqual(findings)
})

it('DEV-063 the form has one pulse field when blood pressure and heart rate are measured together', () => {
  expect(fieldsOfEntry({ series: ['blood-pressure', 'heart-rate'] })).toEqual([
    'systolic',
    'diastolic',
    'heart',
  ])
})

it('DEV-063 a reading is shown for correction, and keeps the numbers without a field', () => {
  const reading = {
    id: 1,
    date: '2026-11-02T07:15:00Z',
    zone,
    origin: 'device' as const,
    source: null,
    measures: [
      { id: 6 as const, value: 27_000 },
      { id: 12 as const, value: 6000 },
    ],
  }
  const shown = entryOf(reading, (_, value) => String(value))
  expect(shown).toEqual({ series: ['sleep'], values: { sleep: '27000' }, date: '2026-11-02', time: '08:15' })
  const save = withOthers(saveOf({ ...shown, values: { sleep: '8' } }, zone, 'es'), reading)
  expect(save.measures).toEqual([
    { id: 6, value: 28_800 },
    { id: 12, value: 6000 },
  ])
})

it('DEV-063 an unlikely value is questioned: compared with what devices measure, and with enough own values, with these', () => {
  expect(doubtOf('systolic', 218, [])).toBeNull()
  expect(doubtOf('systolic', 318, [])).toMatchObject({ by: 'device', from: 60, to: 230 })
  const own = [120, 122, 124, 126, 128, 130, 132, 134, 136, 138]
  expect(doubtOf('systolic', 218, own)).toMatchObject({ by: 'own' })
  expect(doubtOf('systolic', 140, own)).toBeNull()
  expect(doubtOf('weight', 71, Array<number>(20).fill(70))).toBeNull()
})
