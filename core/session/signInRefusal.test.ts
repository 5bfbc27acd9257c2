// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSignInFailures, canRestartSignIn, recordRefusal, wasRecentlyRefused } from './signInRefusal'

beforeEach(() => sessionStorage.clear())

test('C-027 the sign-in screen waits for a minute after a refusal', () => {
  expect(wasRecentlyRefused(1_000_000)).toBe(false)
  recordRefusal(1_000_000)
  expect(wasRecentlyRefused(1_059_999)).toBe(true)
  expect(wasRecentlyRefused(1_060_000)).toBe(false)
})

test('C-028 a failed sign-in is restarted once until the next successful one', () => {
  expect(canRestartSignIn()).toBe(true)
  expect(canRestartSignIn()).toBe(false)
  clearSignInFailures()
  expect(canRestartSignIn()).toBe(true)
})

test('C-027 C-028 no sign-in starts automatically if the browser forbids storage', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => recordRefusal()).not.toThrow()
  expect(wasRecentlyRefused()).toBe(true)
  expect(canRestartSignIn()).toBe(false)
  forbidden.mockRestore()
})
