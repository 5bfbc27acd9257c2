import { expect, test } from 'vitest'
import { saveListPosition, markOpenRecord, findListPosition } from './listPositions'

const place = (list: string, id: string) => ({ list, id, paneScroll: 900, pageScroll: 0 })

test('ADMIN-018 who goes back finds the list as it was left, each where it stood', () => {
  saveListPosition('e1', place('users', 'a'))
  saveListPosition('e2', place('users', 'b'))
  expect(findListPosition('e1', 'users')?.id).toBe('a')
  expect(findListPosition('e2', 'users')?.id).toBe('b')
  expect(findListPosition('e2', 'teams')).toBeUndefined()
  expect(findListPosition('e3', 'users')).toBeUndefined()
})

test('ADMIN-018 the record that was last looked at is the one to come back to, also by a link', () => {
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
