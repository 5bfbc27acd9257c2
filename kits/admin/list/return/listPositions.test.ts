import { expect, test } from 'vitest'
import { saveListPosition, markOpenRecord, findListPosition } from './listPositions'

const place = (list: string, id: string) => ({ list, id, paneScroll: 900, pageScroll: 0 })

test('ADMIN-018 going back finds each list where it was left', () => {
  saveListPosition('e1', place('users', 'a'))
  saveListPosition('e2', place('users', 'b'))
  expect(findListPosition('e1', 'users')?.id).toBe('a')
  expect(findListPosition('e2', 'users')?.id).toBe('b')
  expect(findListPosition('e2', 'teams')).toBeUndefined()
  expect(findListPosition('e3', 'users')).toBeUndefined()
})

test('ADMIN-018 coming back by a link finds the record that was opened last', () => {
  saveListPosition('e4', place('users', 'a'))
  const leave = markOpenRecord('users', 'a')
  leave()
  const leaveNext = markOpenRecord('users', 'c')
  expect(findListPosition('e4', 'users')?.id).toBe('c')
  expect(findListPosition('new', 'users')).toMatchObject({ id: 'c', paneScroll: 900 })
  expect(findListPosition('new', 'teams')).toBeUndefined()
  leaveNext()
  expect(findListPosition('new', 'users')).toBeUndefined()
})
