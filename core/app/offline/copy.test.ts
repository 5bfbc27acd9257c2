// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { actFor, openSession, storeToken } from '../../session/session'
import { removePersonData } from '../../state/personData'
import { readCopy, removeCopy, storeCopy, type OfflineCopy } from './copy'

/** IndexedDB, which jsdom lacks. */
const database = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
}))

const NOW = Date.parse('2027-01-11T08:00:00Z')
const DAY = 86_400_000
const tokenOf = (sub: string) => `a.${btoa(JSON.stringify({ sub }))}.b`
const copyAt = (at: number): OfflineCopy => ({
  language: 'es',
  contents: [{ title: 'Medicinas', empty: '', items: [{ title: 'Ibuprofeno', lines: ['600 mg'] }], at }],
})
const ofAna = 'one|ana|ana'

beforeEach(() => {
  openSession('one')
  storeToken(tokenOf('ana'))
})
afterEach(() => {
  storeToken(null)
  localStorage.clear()
  database.clear()
})

it('the copy is read again by the person it is of, with the time at which it was read', async () => {
  await storeCopy(ofAna, copyAt(NOW))
  expect(await readCopy(NOW + DAY)).toEqual(copyAt(NOW))
})

it('nothing of it can be read in the storage, and no script can read its key', async () => {
  await storeCopy(ofAna, copyAt(NOW))
  expect(JSON.stringify(localStorage)).not.toContain('Ibuprofeno')
  expect(localStorage.getItem('offlineCopy')).not.toBeNull()
  expect((database.get('offlineKey') as CryptoKey).extractable).toBe(false)
})

it('a sign-out removes it', async () => {
  await storeCopy(ofAna, copyAt(NOW))
  removePersonData()
  expect(localStorage.getItem('offlineCopy')).toBeNull()
})

it('nobody else reads it, nor the same person in the account of another', async () => {
  await storeCopy(ofAna, copyAt(NOW))
  actFor('leo')
  expect(await readCopy(NOW)).toBeNull()
  storeToken(tokenOf('luis'))
  expect(await readCopy(NOW)).toBeNull()
  storeToken(null)
  expect(await readCopy(NOW)).toBeNull()
})

it('what was read of one person is not stored when another has signed in meanwhile', async () => {
  const storing = storeCopy(ofAna, copyAt(NOW))
  storeToken(tokenOf('luis'))
  await storing
  expect(localStorage.getItem('offlineCopy')).toBeNull()
})

it('after two weeks it is too old to be shown', async () => {
  await storeCopy(ofAna, copyAt(NOW))
  expect(await readCopy(NOW + 14 * DAY)).not.toBeNull()
  expect(await readCopy(NOW + 14 * DAY + 1)).toBeNull()
})

it('a new copy has a new key, so that one that was removed can never be read', async () => {
  await storeCopy(ofAna, copyAt(NOW))
  const removed = localStorage.getItem('offlineCopy') ?? ''
  removeCopy()
  await storeCopy(ofAna, copyAt(NOW))
  localStorage.setItem('offlineCopy', removed)
  expect(await readCopy(NOW)).toBeNull()
})

it('a damaged copy is none', async () => {
  localStorage.setItem('offlineCopy', '{"iv":"AA==","data":"!"}')
  database.set('offlineKey', 'no key')
  expect(await readCopy(NOW)).toBeNull()
})
