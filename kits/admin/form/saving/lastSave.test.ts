import { expect, test } from 'vitest'
import { undoneBy } from './lastSave'

const before = { name: 'Acme', phone: '1', active: true, version: 3 }
const after = { name: 'Acme S.A.', active: true, version: 4 }
const saved = { at: new Date(), isUndone: false, fields: ['name', 'phone'], records: { before, after } }

test('ADMIN-158 what is undone is what the save changed, on the record as it is now', () => {
  const now = { ...after, active: false, version: 5 }
  expect(undoneBy(saved, now)).toEqual({ name: 'Acme', phone: '1', active: false, version: 5 })
})

test('ADMIN-127 nothing is undone that others have written since, and no undoing', () => {
  expect(undoneBy(saved, { ...after, name: 'Otra', version: 5 })).toBeNull()
  expect(undoneBy({ ...saved, records: null }, after)).toBeNull()
  expect(undoneBy({ ...saved, isUndone: true }, after)).toBeNull()
  expect(undoneBy({ ...saved, fields: [] }, after)).toBeNull()
  expect(undoneBy(null, after)).toBeNull()
})
