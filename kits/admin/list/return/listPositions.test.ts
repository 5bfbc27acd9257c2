import { expect, test } from 'vitest'
import { keepPlace, lookAt, placeOf } from './listPositions'

const place = (list: string, id: string) => ({ list, id, top: 900, y: 0 })

test('ADMIN-018 who goes back finds the list as it was left, each where it stood', () => {
  keepPlace('e1', place('users', 'a'))
  keepPlace('e2', place('users', 'b'))
  expect(placeOf('e1', 'users')?.id).toBe('a')
  expect(placeOf('e2', 'users')?.id).toBe('b')
  expect(placeOf('e2', 'teams')).toBeUndefined()
  expect(placeOf('e3', 'users')).toBeUndefined()
})

test('ADMIN-018 the record that was last looked at is the one to come back to, also by a link', () => {
  keepPlace('e4', place('users', 'a'))
  const leave = lookAt('users', 'a')
  leave()
  const leaveNext = lookAt('users', 'c')
  expect(placeOf('e4', 'users')?.id).toBe('c')
  expect(placeOf('new', 'users')).toMatchObject({ id: 'c', top: 900 })
  expect(placeOf('new', 'teams')).toBeUndefined()
  leaveNext()
  expect(placeOf('new', 'users')).toBeUndefined()
})
