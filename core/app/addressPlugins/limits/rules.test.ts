import { describe, expect, test } from 'vitest'
import {
  createHubLimit,
  HUB_MESSAGES,
  HUB_SECONDS,
  isOwnKey,
  mayCall,
  mayContribute,
  mayUseHub,
} from './rules'

const may = {
  points: ['homeCards'],
  calls: ['GET api/users/data', 'GET api/doctors/*', 'POST api/appointments/{id}/notes'],
  hub: ['notifyCall'],
}

describe('a plugin calls the operations that its tenant lists, and no other', () => {
  test.each([
    'GET api/users/data',
    'GET api/doctors/{id}/patient',
    'GET api/doctors/fhir.json',
    'POST api/appointments/{id}/notes',
  ])('%s: yes', (operation) => expect(mayCall(may, operation)).toBe(true))

  test.each([
    ['another method', 'POST api/users/data'],
    ['a longer path', 'GET api/users/data/more'],
    ['a path that begins in the same way', 'GET api/doctorsOfAll'],
    ['a path that leads out of a permitted one', 'GET api/doctors/../users'],
    ['an encoded one', 'GET api/doctors/%2e%2e/users'],
    ['one with the slash of another system', String.raw`GET api/doctors\..\users`],
    ['a query in the path', 'GET api/doctors/?path=users'],
    ['a second method', 'GET api/doctors/ GET api/users'],
    ['nothing', ''],
  ])('%s: no', (_, operation) => expect(mayCall(may, operation)).toBe(false))
})

test('without a list nothing is permitted', () => {
  expect(mayCall(undefined, 'GET api/users/data')).toBe(false)
  expect(mayCall({ points: [] }, 'GET api/users/data')).toBe(false)
  expect(mayContribute(undefined, 'homeCards')).toBe(false)
  expect(mayUseHub({ points: [] }, 'notifyCall')).toBe(false)
})

test('points and messages are those of the list', () => {
  expect([mayContribute(may, 'homeCards'), mayContribute(may, 'guards')]).toEqual([true, false])
  expect([mayUseHub(may, 'notifyCall'), mayUseHub(may, 'receiveMessage')]).toEqual([true, false])
})

test('the keys of a plugin begin with its id and a dot', () => {
  const keys = ['nuvia.draft', 'nuvia', 'nuviaTwo.draft', 'booking|nuvia.draft', '']
  expect(keys.filter((key) => isOwnKey('nuvia', key))).toEqual(['nuvia.draft'])
})

test('a plugin that floods the hub is stopped, and may send again when its messages are old', () => {
  let now = 0
  const isWithin = createHubLimit(() => now)
  const sent = Array.from({ length: HUB_MESSAGES + 5 }, () => isWithin())
  expect(sent.filter(Boolean)).toHaveLength(HUB_MESSAGES)
  now = HUB_SECONDS * 1000 - 1
  expect(isWithin()).toBe(false)
  now += 1
  expect(isWithin()).toBe(true)
})
