// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTabJson, tabStorage, writeTabJson, type TabStorage } from './tabStorage'

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

const blocked = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const blockedStorage: TabStorage = { getItem: blocked, setItem: blocked, removeItem: blocked }

let stored: Map<string, string>
let storage: TabStorage
beforeEach(() => {
  stored = new Map()
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
})

it('a value that is stored in the tab is read again', () => {
  writeTabJson('form', { name: 'Ana' }, storage)
  expect(readTabJson('form', storage)).toEqual({ name: 'Ana' })
})

it('null removes what is stored', () => {
  writeTabJson('form', { name: 'Ana' }, storage)
  writeTabJson('form', null, storage)
  expect(stored.size).toBe(0)
  expect(readTabJson('form', storage)).toBeNull()
})

it('text that is no JSON reads as nothing', () => {
  stored.set('form', '{"name":')
  expect(readTabJson('form', storage)).toBeNull()
})

it('a storage that is full or forbidden stores nothing and reads as nothing', () => {
  expect(() => {
    writeTabJson('form', { name: 'Ana' }, blockedStorage)
    writeTabJson('form', null, blockedStorage)
  }).not.toThrow()
  expect(readTabJson('form', blockedStorage)).toBeNull()
})
