import { expect, it } from 'vitest'
import type { PatientMeasurement } from '@schemas/generated/entities'
import { abnormalFirst } from './abnormalFirst'

const value = (measure: PatientMeasurement['measure'], number: number): PatientMeasurement => ({
  measure,
  value: number,
  date: '2026-11-02T07:15:00Z',
  zone: 'UTC',
  origin: 'manual',
  source: null,
  average: null,
})

it('DEV-004 for a doctor the series outside of their range come first, those without values last', () => {
  const found = [value(2, 122), value(3, 78), value(1, 82), value(8, 70)]
  expect(abnormalFirst(found).map(({ id }) => id)).toEqual([
    'oxygen',
    'blood-pressure',
    'weight',
    'heart-rate',
    'glucose',
    'temperature',
    'sleep',
    'activity',
  ])
})

it('DEV-004 a lower pressure that is too high counts as well as an upper one', () => {
  expect(abnormalFirst([value(4, 60), value(2, 128), value(3, 99)])[0]?.id).toBe('blood-pressure')
})
