import { expect, it } from 'vitest'
import type { Reading } from '@schemas/generated/entities'
import { eventsOf } from './timeline'

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
}

it('DEV-004 everything is in one line, the newest first', () => {
  expect(eventsOf(answers, null).map(({ key }) => key)).toEqual(['reading 2', 'consultation 5', 'reading 1'])
})

it('DEV-004 one kind alone', () => {
  expect(eventsOf(answers, 'consultations').map(({ key }) => key)).toEqual(['consultation 5'])
})
