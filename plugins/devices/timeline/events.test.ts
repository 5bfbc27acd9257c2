import { expect, it } from 'vitest'
import type { Reading } from '@schemas/generated/entities'
import { eventsOf } from './events'

const reading = (id: number, date: string): Reading => ({
  id,
  date,
  zone: 'Europe/Madrid',
  origin: 'manual',
  source: null,
  measures: [{ id: 8, value: 71 }],
})
const answers = {
  readings: [reading(1, '2026-11-02T08:00:00Z'), reading(2, '2026-11-04T08:00:00Z')],
  documents: undefined,
  consultations: [
    { year: 2026, month: 11, consultations: [{ id: 5, date: '2026-11-03', year: 2026, month: 11 }] },
  ] as never,
  receipts: undefined,
  tests: undefined,
  appointments: undefined,
}

it('DEV-004 everything is in one timeline, the newest first', () => {
  expect(eventsOf(answers, null).map(({ key }) => key)).toEqual([
    'readings 2026-11-04',
    'consultations 5',
    'readings 2026-11-02',
  ])
})

it('DEV-004 one kind alone', () => {
  expect(eventsOf(answers, 'consultations').map(({ key }) => key)).toEqual(['consultations 5'])
})

it('DEV-004 the readings of a day are one event, at the clock of their zone', () => {
  const readings = [
    reading(4, '2026-11-04T20:00:00Z'),
    reading(3, '2026-11-03T23:30:00Z'),
    reading(2, '2026-11-03T20:00:00Z'),
  ]
  const events = eventsOf({ ...answers, readings }, 'readings')
  expect(events.map(({ key, readings: of }) => [key, of?.map(({ id }) => id)])).toEqual([
    ['readings 2026-11-04', [4, 3]],
    ['readings 2026-11-03', [2]],
  ])
})

it('DEV-004 what is older than the last reading that has arrived waits for older readings', () => {
  const readings = [reading(4, '2026-11-04T20:00:00Z')]
  expect(eventsOf({ ...answers, readings }, null, true).map(({ kind }) => kind)).toEqual(['readings'])
  expect(eventsOf({ ...answers, readings }, 'consultations', true)).toHaveLength(1)
})

it('DEV-004 REC-005 prescriptions, results and booked appointments have their places by date', () => {
  const all = {
    ...answers,
    receipts: [
      { id: 6, prescriptionType: 'Enalapril', prescribedAt: '2026-11-03', isExpired: false },
      { id: 7, prescriptionType: 'Sin fecha', isExpired: false },
    ],
    tests: [{ id: 8, complementaryTestType: 'Analítica', date: '2026-11-01' }] as never,
    appointments: [
      { id: 9, status: 2, startDate: '2099-01-01T09:00:00Z', providerName: 'Dra. Vidal' },
      { id: 10, status: 1, startDate: '2099-01-01T09:00:00Z', providerName: 'Dra. Anulada' },
    ] as never,
  }
  const events = eventsOf(all, null)
  expect(events.map(({ key, name }) => [key, name])).toEqual([
    ['appointments 9', 'Dra. Vidal'],
    ['readings 2026-11-04', undefined],
    ['consultations 5', null],
    ['receipts 6', 'Enalapril'],
    ['readings 2026-11-02', undefined],
    ['tests 8', 'Analítica'],
  ])
  expect(eventsOf(all, 'receipts').map(({ id }) => id)).toEqual([6])
})
