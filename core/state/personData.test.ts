// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deviceKey } from './localStorage'
import { removePersonData } from './personData'
import { removeTabDataAfterSignOut } from './tabData'

const clear = () => [localStorage, sessionStorage].forEach((storage) => storage.clear())
beforeEach(clear)
afterEach(clear)

const entriesOf = (storage: Storage) => Object.fromEntries(Object.entries(storage))

const settings = {
  language: 'es',
  pageCount: '50',
  clockOffset: '1',
  signedInByLink: '1',
  'device.theme': 'dark',
}
const ofPerson = {
  token: 'a.b.c',
  roles: '[]',
  impersonate: 'child',
  receivedData: '{"campaign":"knee"}',
  'oidc.user:https://a': '{}',
  'videoReport|one|ana|ana|1': '{}',
  'anything|a|plugin|adds': 'x',
}

it('after a sign-out only what belongs to the device stays in the browser', () => {
  for (const [key, value] of Object.entries({ ...settings, ...ofPerson })) localStorage.setItem(key, value)
  sessionStorage.setItem('draft|one|ana', 'a note')
  sessionStorage.setItem('signInRefusedAt', '5')
  removePersonData(7)
  expect(entriesOf(localStorage)).toEqual({ ...settings, signedOutAt: '7' })
  expect(entriesOf(sessionStorage)).toEqual({ signInRefusedAt: '5', signedOutAt: '7' })
  expect(deviceKey('theme')).toBe('device.theme')
})

it('a tab that slept through a sign-out loses the data of the person once', () => {
  sessionStorage.setItem('draft|one|ana', 'a note')
  removeTabDataAfterSignOut()
  expect(sessionStorage.getItem('draft|one|ana')).toBe('a note')

  localStorage.setItem('signedOutAt', '7')
  removeTabDataAfterSignOut()
  expect(sessionStorage.getItem('draft|one|ana')).toBeNull()

  sessionStorage.setItem('draft|one|luis', 'of the next person')
  removeTabDataAfterSignOut()
  expect(sessionStorage.getItem('draft|one|luis')).toBe('of the next person')
})
