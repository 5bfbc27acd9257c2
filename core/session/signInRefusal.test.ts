// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetFailures, mayRestart, rememberRefusal, wasRefused } from './signInRefusal'

beforeEach(() => sessionStorage.clear())

test('C-027 after a refusal the auth screen waits for a minute', () => {
  expect(wasRefused(1_000_000)).toBe(false)
  rememberRefusal(1_000_000)
  expect(wasRefused(1_059_999)).toBe(true)
  expect(wasRefused(1_060_000)).toBe(false)
})

test('C-028 a failed sign-in is started again once, and again only after a good one', () => {
  expect(mayRestart()).toBe(true)
  expect(mayRestart()).toBe(false)
  forgetFailures()
  expect(mayRestart()).toBe(true)
})

test('C-027 C-028 where the browser forbids storage no sign-in starts by itself', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => rememberRefusal()).not.toThrow()
  expect(wasRefused()).toBe(true)
  expect(mayRestart()).toBe(false)
  forbidden.mockRestore()
})
