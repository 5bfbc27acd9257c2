import { expect, it } from 'vitest'
import type { CallPool } from '@schemas/generated/entities'
import { callsLeft, poolStateOf } from './poolState'
import { pool } from './testPool'

it.each<[string, Partial<CallPool>, ReturnType<typeof poolStateOf>]>([
  ['there are doctors', {}, 'ready'],
  ['the tenant has no pool', { isOffered: false }, null],
  ['somebody has no video consultations', { access: 'none' }, null],
  ['another plan has such calls, at any hour', { access: 'plan', isOpen: false }, 'plan'],
  ['all of the month are used', { perMonth: 4, used: 4 }, 'usedUp'],
  ['it is night', { isOpen: false, online: 0 }, 'closed'],
  ['no doctor is connected', { online: 0 }, 'nobody'],
  ['as many wait as may wait', { isFull: true }, 'full'],
  ['some are left and nobody counts for a doctor at any hour', { perMonth: null, used: 9 }, 'ready'],
])('CALL-034 CALL-047 the card tells the truth where %s', (_, change, state) => {
  expect(poolStateOf({ ...pool, ...change })).toBe(state)
})

it('CALL-034 what is left of a month is never less than nothing', () => {
  expect(callsLeft({ ...pool, perMonth: 4, used: 1 })).toBe(3)
  expect(callsLeft({ ...pool, perMonth: 4, used: 5 })).toBe(0)
  expect(callsLeft({ ...pool, perMonth: null })).toBeNull()
})
