import { expect, test } from 'vitest'
import { addRecent, readRecent } from './recentEntries'

function memoryStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  }
}
const entry = (id: string) => ({ id, label: id, icon: 'table' as const, path: id })

test('ADMIN-018 the latest six places are recent, each once, for one person', () => {
  const storage = memoryStorage()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) addRecent(storage, 'alba', entry(id))
  expect(readRecent(storage, 'alba').map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  expect(readRecent(storage, 'luis')).toEqual([])
})

test.each(['{', '{"a":1}', '[1, null, {"id":"x"}]'])('ADMIN-018 stored nonsense is ignored: %s', (text) => {
  const storage = memoryStorage()
  storage.setItem('adminRecent|alba', text)
  expect(readRecent(storage, 'alba')).toEqual([])
})

test('ADMIN-018 a storage that refuses to write does no harm', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => addRecent(full, 'alba', entry('a'))).not.toThrow()
})
