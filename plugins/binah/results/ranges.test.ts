import { expect, it } from 'vitest'
import { measuresOf, valuesOfReading } from './measures'
import { bandOf, levelOf, missingFields, rangeOf, ranges, shownParts, wellnessAngle } from './ranges'

it.each([
  ['VITAL-022', 'heartRate', 49, 'VERY_LOW', 2],
  ['VITAL-022', 'heartRate', 50, 'LOW', 1],
  ['VITAL-022', 'heartRate', 59, 'LOW', 1],
  ['VITAL-022', 'heartRate', 60, 'NORMAL', 0],
  ['VITAL-022', 'heartRate', 100, 'NORMAL', 0],
  ['VITAL-022', 'heartRate', 101, 'HIGH', 1],
  ['VITAL-022', 'heartRate', 110, 'HIGH', 1],
  ['VITAL-022', 'heartRate', 111, 'VERY_HIGH', 2],
  ['VITAL-022 C-095', 'heartRate', 59.5, 'NORMAL', 0],
  ['VITAL-022 C-095', 'heartRate', 100.4, 'NORMAL', 0],
  ['VITAL-023', 'breathingRate', 11, 'VERY_LOW', 2],
  ['VITAL-023', 'breathingRate', 12, 'LOW', 1],
  ['VITAL-023', 'breathingRate', 13, 'LOW', 1],
  ['VITAL-023', 'breathingRate', 14, 'NORMAL', 0],
  ['VITAL-023', 'breathingRate', 20, 'NORMAL', 0],
  ['VITAL-023', 'breathingRate', 21, 'HIGH', 1],
  ['VITAL-023', 'breathingRate', 22, 'HIGH', 1],
  ['VITAL-023', 'breathingRate', 23, 'VERY_HIGH', 2],
  ['VITAL-023 C-095', 'breathingRate', 20.4, 'NORMAL', 0],
  ['VITAL-024', 'prq', 3.9, 'LOW', 1],
  ['VITAL-024', 'prq', 4, 'NORMAL', 0],
  ['VITAL-024', 'prq', 5, 'NORMAL', 0],
  ['VITAL-024', 'prq', 5.1, 'HIGH', 1],
  ['VITAL-025', 'oxygenSaturation', 89, 'VERY_LOW', 2],
  ['VITAL-025 C-094', 'oxygenSaturation', 90, 'LOW', 2],
  ['VITAL-025 C-094', 'oxygenSaturation', 91, 'LOW', 2],
  ['VITAL-025 C-094', 'oxygenSaturation', 92, 'LOW', 1],
  ['VITAL-025 C-094', 'oxygenSaturation', 95, 'LOW', 1],
  ['VITAL-025 C-094', 'oxygenSaturation', 96, 'HIGH', 0],
  ['VITAL-025 C-094', 'oxygenSaturation', 97, 'HIGH', 0],
  ['VITAL-025 C-094', 'oxygenSaturation', 98, 'VERY_HIGH', 0],
  ['VITAL-025 C-095', 'oxygenSaturation', 95.6, 'HIGH', 0],
  ['VITAL-026', 'bloodPressure', 99, 'LOW', 1],
  ['VITAL-026', 'bloodPressure', 100, 'NORMAL', 0],
  ['VITAL-026', 'bloodPressure', 129, 'NORMAL', 0],
  ['VITAL-026', 'bloodPressure', 130, 'HIGH', 1],
  ['VITAL-026', 'bloodPressure', 139, 'HIGH', 1],
  ['VITAL-026', 'bloodPressure', 140, 'VERY_HIGH', 2],
  ['VITAL-026 C-095', 'bloodPressure', 129.4, 'NORMAL', 0],
  ['VITAL-027', 'hemoglobinMale', 13.9, 'VERY_LOW', 2],
  ['VITAL-027', 'hemoglobinMale', 14, 'NORMAL', 0],
  ['VITAL-027', 'hemoglobinMale', 18, 'NORMAL', 0],
  ['VITAL-027', 'hemoglobinMale', 18.1, 'VERY_HIGH', 2],
  ['VITAL-028', 'hemoglobinOther', 11.9, 'VERY_LOW', 2],
  ['VITAL-028', 'hemoglobinOther', 12, 'NORMAL', 0],
  ['VITAL-028', 'hemoglobinOther', 16, 'NORMAL', 0],
  ['VITAL-028', 'hemoglobinOther', 16.1, 'VERY_HIGH', 2],
  ['VITAL-029', 'hemoglobinA1c', 5.6, 'NORMAL', 0],
  ['VITAL-029', 'hemoglobinA1c', 5.7, 'HIGH', 1],
  ['VITAL-029', 'hemoglobinA1c', 6.4, 'HIGH', 1],
  ['VITAL-029', 'hemoglobinA1c', 6.5, 'VERY_HIGH', 2],
  ['VITAL-030', 'sdnn', 49, 'LOW', 1],
  ['VITAL-030', 'sdnn', 50, 'NORMAL', 0],
  ['VITAL-030', 'sdnn', 100, 'NORMAL', 0],
  ['VITAL-030', 'sdnn', 101, 'HIGH', 1],
  ['VITAL-031', 'lfhf', 0.26, 'LOW', 1],
  ['VITAL-031', 'lfhf', 0.27, 'NORMAL', 0],
  ['VITAL-031', 'lfhf', 0.38, 'NORMAL', 0],
  ['VITAL-031', 'lfhf', 0.39, 'HIGH', 1],
] as const)('%s VITAL-021 %s of %d is %s with severity %i', (_rows, range, value, level, severity) => {
  expect(bandOf(ranges[range], value)).toMatchObject({ level, severity })
})

it.each([
  ['VITAL-004 VITAL-032', 'stressLevel', ['UNKNOWN', 'LOW', 'NORMAL', 'MILD', 'HIGH', 'EXTREME']],
  ['VITAL-005 VITAL-032 C-097', 'pnsZone', ['UNKNOWN', 'LOW', 'NORMAL', 'HIGH']],
  ['VITAL-005 VITAL-032 C-097', 'snsZone', ['UNKNOWN', 'LOW', 'NORMAL', 'HIGH']],
] as const)('%s names the levels of %s', (_rows, field, levels) => {
  expect([...levels, undefined].map((_, value) => levelOf({ [field]: value }, field, 1)?.level)).toEqual([
    ...levels,
    'UNKNOWN',
  ])
})

it('VITAL-033 C-096 diastolic pressure has no level of its own', () => {
  const normal = { bloodPressure: { systolic: 120, diastolic: 130 } }
  expect(levelOf(normal, 'bloodPressure', 1)?.level).toBe('NORMAL')
})

it('VITAL-027 VITAL-028 C-098 sex 1 has its own table of haemoglobin, and all others the second', () => {
  expect(rangeOf('hemoglobin', 1)).toBe(ranges.hemoglobinMale)
  for (const sex of [2, 3, 0, null]) expect(rangeOf('hemoglobin', sex)).toBe(ranges.hemoglobinOther)
})

const all = {
  heartRate: 71,
  breathingRate: 15,
  prq: 4.7,
  oxygenSaturation: 97,
  bloodPressure: { systolic: 131, diastolic: 82 },
  hemoglobin: 13.4,
  hemoglobinA1c: 5.5,
  stressLevel: 2,
  pnsZone: 2,
  snsZone: 1,
  sdnn: 41,
  lfhf: 0.3,
  wellnessIndex: 7,
}

it('VITAL-003 VITAL-012 every field has its section', () => {
  expect(shownParts(all)).toEqual([
    { part: 'vitals', fields: ['heartRate', 'breathingRate', 'prq', 'oxygenSaturation'] },
    { part: 'blood', fields: ['bloodPressure'] },
    { part: 'bloodTests', fields: ['hemoglobin', 'hemoglobinA1c'] },
    { part: 'stress', fields: ['stressLevel', 'pnsZone', 'snsZone'] },
    { part: 'hrv', fields: ['sdnn', 'lfhf'] },
  ])
  expect(missingFields(all)).toEqual([])
})

it('VITAL-013 a section shows only if it has a value, and the others are said to be missing', () => {
  expect(shownParts({ heartRate: 71, sdnn: 0 })).toEqual([
    { part: 'vitals', fields: ['heartRate'] },
    { part: 'hrv', fields: ['sdnn'] },
  ])
  expect(shownParts({})).toEqual([])
  expect(missingFields({ heartRate: 71 })).toContain('bloodPressure')
})

it.each([
  [0, 360],
  [7, 108],
  [10, 0],
])('VITAL-017 the dial of the index %i stays open for %i degrees', (index, angle) =>
  expect(wellnessAngle(index)).toBe(angle),
)

it('C-102 saves the values that have a measure, and reads them again', () => {
  const measures = measuresOf(all)
  expect(measures.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 10])
  expect(valuesOfReading({ measures })).toEqual({
    oxygenSaturation: 97,
    heartRate: 71,
    sdnn: 41,
    breathingRate: 15,
    bloodPressure: { systolic: 131, diastolic: 82 },
  })
})
