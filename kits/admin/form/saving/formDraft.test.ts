import { expect, test } from 'vitest'
import { saveDraft, loadDraft } from './formDraft'

const storage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  }
}
const mine = { person: 'portico|ana|ana', entity: 'COMPANY', id: '7' }
const draft = { original: { name: 'a', version: 1 }, data: { name: 'b', version: 1 } }

test('ADMIN-018 a draft is loaded for the same person and record only', () => {
  const memory = storage()
  saveDraft(memory, mine, draft)
  expect(loadDraft(memory, mine)).toEqual(draft)
  expect(loadDraft(memory, { ...mine, person: 'portico|luis|luis' })).toBeNull()
  expect(loadDraft(memory, { ...mine, id: null })).toBeNull()
  saveDraft(memory, mine, null)
  expect(loadDraft(memory, mine)).toBeNull()
})

test('ADMIN-018 an invalid draft is ignored, and a full storage does not throw', () => {
  const memory = storage()
  for (const text of ['{', '3', '[]', '{"original":{},"data":[]}']) {
    memory.setItem('admin|portico|ana|ana|COMPANY|7', text)
    expect(loadDraft(memory, mine)).toBeNull()
  }
  const refuse = () => {
    throw new Error('full')
  }
  expect(() => saveDraft({ ...memory, setItem: refuse }, mine, draft)).not.toThrow()
})
