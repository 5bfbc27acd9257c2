// @vitest-environment node
import { expect, it } from 'vitest'
import { readForTest } from '../testImport'
import { describedAccounts } from './testing/describedAccounts'
import { describedApple } from './testing/describedApple'
import { describedDevices } from './testing/describedDevices'
import { describedSensors } from './testing/describedSensors'

const described = [...describedApple, ...describedSensors, ...describedDevices, ...describedAccounts]

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
