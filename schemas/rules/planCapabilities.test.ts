import { expect, it } from 'vitest'
import { capabilityLevels, compareCapabilities, listCapabilities } from './planCapabilities'
import plan from '../entities/Plan.schema.json'

const none = { gain: [], better: [], keep: [], worse: [], lose: [] }

it('ACCOUNT-006 a higher level of the same capability is better, and nothing is lost', () => {
  const family = { family: 'included', videos: 'basic' } as const
  const plus = {
    videoConsultations: 'included',
    family: 'included',
    videos: 'all',
  } as const
  expect(compareCapabilities(family, plus)).toEqual({
    ...none,
    gain: ['videoConsultations_included'],
    better: ['videos_all'],
    keep: ['family_included'],
  })
  expect(compareCapabilities(plus, family)).toEqual({
    ...none,
    lose: ['videoConsultations_included'],
    worse: ['videos_basic'],
    keep: ['family_included'],
  })
})

it('a capability or level that this version does not know is left out', () => {
  const other = {
    teleport: 'daily',
    videos: 'some',
    family: 'included',
    toString: 'included',
  }
  expect(listCapabilities(other as object)).toEqual(['family_included'])
})

it('the schema and the order of levels name the same capabilities', () => {
  const { properties } = plan.properties.capabilities
  const levels = Object.entries(properties).map(([name, { enum: all }]) => [name, all])
  expect(Object.fromEntries(levels)).toEqual(capabilityLevels)
})
