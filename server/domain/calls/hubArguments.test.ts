// @vitest-environment node
import { expect, it } from 'vitest'
import { readId, readJoin, readSignal, readTab } from './hubArguments'

it('CALL-048 messages of the hub are read by their fields', () => {
  expect(readId(7)).toBe(7)
  expect(readJoin({ callId: 7, peer: 'a-1' })).toEqual({ callId: 7, peer: 'a-1' })
  expect(readSignal({ callId: 7, peer: 'a', data: '{}' })).toEqual({ callId: 7, peer: 'a', data: '{}' })
})

it.each([null, undefined, 0, -1, 1.5, '7', 2 ** 31, {}, [7], Number.NaN])(
  '%s is the id of no call',
  (value) => expect(() => readId(value)).toThrow('FORMAT_NOT_VALID'),
)

it.each([
  null,
  'text',
  [],
  { callId: 7 },
  { callId: 7, peer: '<script>', data: '' },
  { callId: 7, peer: 'a', data: {} },
  { callId: 7, peer: 'a', data: 'x'.repeat(60_001) },
  { callId: 7, peer: 'a', data: '', side: 'doctor' },
])('%o is not a message of an engine', (value) => expect(() => readSignal(value)).toThrow('FORMAT_NOT_VALID'))

it('CALL-034 what a patient writes for the doctor is trimmed, and has 300 characters at most', () => {
  const read = (reason: unknown) => readTab({ tab: 'a', reason })
  expect(read(' Tos ')).toEqual({ tab: 'a', reason: 'Tos' })
  expect(read('  ')).toEqual({ tab: 'a' })
  for (const reason of ['x'.repeat(301), 7, null, {}]) expect(() => read(reason)).toThrow('FORMAT_NOT_VALID')
})
