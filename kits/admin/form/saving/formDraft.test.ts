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
  const kept = storage()
  saveDraft(kept, mine, draft)
  expect(loadDraft(kept, mine)).toEqual(draft)
  expect(loadDraft(kept, { ...mine, person: 'portico|luis|luis' })).toBeNull()
  expect(loadDraft(kept, { ...mine, id: null })).toBeNull()
  saveDraft(kept, mine, null)
  expect(loadDraft(kept, mine)).toBeNull()
})

test('ADMIN-018 an invalid draft is ignored, and a full storage does not throw', () => {
  const kept = storage()
  for (const text of ['{', '3', '[]', '{"original":{},"data":[]}']) {
    kept.setItem('admin|portico|ana|ana|COMPANY|7', text)
    expect(loadDraft(kept, mine)).toBeNull()
  }
  const refuse = () => {
    throw new Error('full')
  }
  expect(() => saveDraft({ ...kept, setItem: refuse }, mine, draft)).not.toThrow()
})
