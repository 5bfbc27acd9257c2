// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { tabStorage } from './tabStorage'

afterEach(() => vi.restoreAllMocks())

it('C-063 a frame without storage keeps a booking in memory', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  tabStorage().setItem('booking', 'mine')
  expect(tabStorage().getItem('booking')).toBe('mine')
  tabStorage().removeItem('booking')
  expect(tabStorage().getItem('booking')).toBeNull()
})

it('any other page keeps it in session storage', () => {
  tabStorage().setItem('booking', 'mine')
  expect(sessionStorage.getItem('booking')).toBe('mine')
})
