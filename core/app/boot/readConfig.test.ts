import { expect, test } from 'vitest'
import { readConfig } from './readConfig'

const namesOf = (answer: unknown) => [...readConfig(answer).features]

test.each([
  ['a list', ['family', 'devices']],
  ['an object with a list', { features: ['family', 'devices'] }],
  ['features by name', { features: { family: true, devices: true, chat: false } }],
  ['settings by name', { features: { family: { members: 4 }, devices: {}, chat: { enabled: false } } }],
  ['names without a member for them', { family: true, devices: { unit: 'mg' }, chat: false }],
  ['a list with something else in it', ['family', null, 7, 'devices']],
])('FEAT-001 the features may come as %s', (_, answer) => {
  expect(namesOf(answer)).toEqual(['family', 'devices'])
})

test.each([undefined, null, 'family', 7, {}, { features: null }])(
  'FEAT-001 an answer without features enables none: %o',
  (answer) => {
    expect(namesOf(answer)).toEqual([])
  },
)

test('a capability is no feature of the specification, and is off unless the server lists it', () => {
  expect(namesOf({ features: ['sessions'] })).not.toContain('api.sessions')
  expect(namesOf({ features: [], capabilities: ['sessions'] })).toEqual(['api.sessions'])
})

test('CONST-009 video calls are on unless the server says otherwise', () => {
  expect(readConfig(['family']).hasVideoCalls).toBe(true)
  expect(readConfig({ features: [], videoCallEnabled: false }).hasVideoCalls).toBe(false)
})
