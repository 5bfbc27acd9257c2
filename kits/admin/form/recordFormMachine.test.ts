import { expect, test } from 'vitest'
import { changedFields } from './changes'
import {
  initialState,
  recordFormMachine,
  visibleErrors,
  type RecordFormEvent,
  type RecordFormState,
} from './recordFormMachine'

const schema = {
  properties: { name: { type: 'string' }, phone: { type: 'string' }, version: { type: 'integer' } },
}
const machine = recordFormMachine(schema)
const original = { name: 'Acme', phone: '1', version: 3 }
const run = (events: readonly RecordFormEvent[], from: RecordFormState = initialState(original)) =>
  events.reduce((state, event) => machine(state, event), from)

const isDirty = ({ original, data }: RecordFormState) => changedFields(schema, original, data).length > 0
const edited: RecordFormEvent = { type: 'edited', data: { ...original, phone: '2' } }
const error = (field: string) => ({ field, keyword: 'exists', params: {} })
const conflict = { current: { ...original, name: 'ACME', version: 4 }, changedBy: 'Ana', changedAt: null }
const lastSave = { at: new Date(0), isUndone: false, fields: ['phone'], records: null }

test('ADMIN-018 an edit makes the form dirty; reverting the field or discarding makes it clean', () => {
  expect(isDirty(run([edited]))).toBe(true)
  expect(isDirty(run([edited, { type: 'reverted', field: 'phone' }]))).toBe(false)
  expect(run([edited, { type: 'validationFailed' }, { type: 'discarded' }])).toEqual(initialState(original))
})

test('ADMIN-018 several fields are updated at once from the latest record', () => {
  const state = run([edited, { type: 'updated', update: ({ phone }) => ({ name: String(phone) }) }])
  expect(state.data).toEqual({ ...original, name: '2', phone: '2' })
})

test('ADMIN-018 an error shows once its field is left, and every error after a failed save', () => {
  const invalid = [error('name'), error('phone')]
  expect(visibleErrors(run([]), invalid)).toEqual([])
  expect(visibleErrors(run([{ type: 'touched', field: 'phone' }]), invalid)).toEqual([error('phone')])
  expect(visibleErrors(run([{ type: 'validationFailed' }]), invalid)).toEqual(invalid)
})

test('ADMIN-018 a server error stays until its field is edited; one of the whole record goes with any edit', () => {
  const failed = run([
    edited,
    { type: 'saveStarted' },
    { type: 'saveFailed', errors: [error('name'), error('')] },
  ])
  expect(failed).toMatchObject({ isSaving: false, attempts: 1 })
  expect(visibleErrors(failed, [])).toHaveLength(2)
  const otherField = run([{ type: 'edited', data: { ...original, phone: '3' } }], failed)
  expect(visibleErrors(otherField, [])).toEqual([error('name')])
  expect(visibleErrors(run([{ type: 'edited', data: { name: 'x' } }], failed), [])).toEqual([])
})

test('ADMIN-018 a field with an error of its own does not show that of the server as well', () => {
  const failed = run([{ type: 'saveFailed', errors: [error('name')] }])
  const own = { ...error('name'), keyword: 'required' }
  expect(visibleErrors(failed, [own])).toEqual([own])
})

test('ADMIN-109 a save takes the record of the server and keeps what was edited meanwhile', () => {
  const record = { name: 'ACME', phone: '2', version: 4 }
  const base = { ...original, phone: '2' }
  const state = run([
    edited,
    { type: 'saveStarted' },
    { type: 'edited', data: { ...base, name: 'Acme S.A.' } },
    { type: 'saved', base, record, isStale: false, lastSave },
  ])
  expect(state).toMatchObject({ original: record, isSaving: false, lastSave, attempts: 0 })
  expect(state.data).toEqual({ ...record, name: 'Acme S.A.' })
})

test('ADMIN-018 a created record starts clean', () => {
  const record = { ...original, version: 1 }
  const state = run([edited, { type: 'saveStarted' }, { type: 'created', record }])
  expect(state).toEqual(initialState(record))
})

test('ADMIN-127 a conflict keeps the edits until it is dismissed or theirs is accepted', () => {
  const state = run([edited, { type: 'saveStarted' }, { type: 'conflicted', conflict }])
  expect(state).toMatchObject({ conflict, isSaving: false, data: { phone: '2' } })
  expect(run([{ type: 'conflictDismissed' }], state)).toMatchObject({ conflict: null, data: { phone: '2' } })
  expect(run([{ type: 'theirsAccepted' }], state)).toEqual(initialState(conflict.current))
})

test('ADMIN-018 a refresh takes the record of the server and keeps the edits', () => {
  const record = { ...original, name: 'ACME', version: 4 }
  expect(run([edited, { type: 'refreshed', record }])).toMatchObject({
    original: record,
    data: { ...record, phone: '2' },
  })
})
