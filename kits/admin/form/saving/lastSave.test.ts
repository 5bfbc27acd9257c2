import { expect, test } from 'vitest'
import { undoSave } from './lastSave'

const before = { name: 'Acme', phone: '1', active: true, version: 3 }
const after = { name: 'Acme S.A.', active: true, version: 4 }
const saved = { at: new Date(), isUndone: false, fields: ['name', 'phone'], records: { before, after } }

test('ADMIN-158 undo reverts what the save changed on the current record', () => {
  const now = { ...after, active: false, version: 5 }
  expect(undoSave(saved, now)).toEqual({ name: 'Acme', phone: '1', active: false, version: 5 })
})

test('ADMIN-127 undo is not possible after a change by others, or after an undo', () => {
  expect(undoSave(saved, { ...after, name: 'Otra', version: 5 })).toBeNull()
  expect(undoSave({ ...saved, records: null }, after)).toBeNull()
  expect(undoSave({ ...saved, isUndone: true }, after)).toBeNull()
  expect(undoSave({ ...saved, fields: [] }, after)).toBeNull()
  expect(undoSave(null, after)).toBeNull()
})
