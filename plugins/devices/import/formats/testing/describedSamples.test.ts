// @vitest-environment node
import { expect, it } from 'vitest'
import { readForTest } from '../../testImport'
import { describedAccounts } from './describedAccounts'
import { describedApple } from './describedApple'
import { describedDevices } from './describedDevices'
import { describedPhones } from './describedPhones'
import { describedRecords } from './describedRecords'
import { describedTables } from './describedTables'
import { describedSensors } from './describedSensors'

const described = [
  ...describedApple,
  ...describedSensors,
  ...describedDevices,
  ...describedAccounts,
  ...describedPhones,
  ...describedRecords,
  ...describedTables,
]

it('DEV-004 at least 30 files are made after public descriptions, each with its address', () => {
  expect(described.filter(({ source }) => !/^https:\/\/[\w.-]+\/\S+$/.test(source))).toEqual([])
  expect(new Set(described.map(({ what }) => what)).size).toBe(described.length)
  expect(described.length).toBeGreaterThanOrEqual(30)
})

it.each(described)('DEV-004 $what ($source)', async ({ name, content, format, values }) => {
  const read = await readForTest(name, content)
  expect(read.format).toBe(format)
  expect(
    read.values.map(([date, numbers], at) => {
      const meal = read.readings[at]?.meal
      return meal ? [date, numbers, meal] : [date, numbers]
    }),
  ).toEqual(values)
})
