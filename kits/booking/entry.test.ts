import { expect, it } from 'vitest'
import { bookingEditor, bookingEntry } from './entry'

/** The two specified orders as ranks, shuffled: the result must not depend on the order of plugins. */
const variants = [
  { id: 'session', rank: { book: 70, edit: 60 }, requires: { features: ['crew'] } },
  { id: 'specialty', rank: { book: 80, edit: 20 }, requires: { features: ['bySpecialty'] } },
  { id: 'random', rank: { book: 20, edit: 70 }, requires: { features: ['random'] } },
  { id: 'own', rank: { book: 10, edit: 30 }, requires: { features: ['own'] } },
  { id: 'hospital', rank: { book: 50, edit: 10 }, requires: { features: ['hospitalA', 'hospitalB'] } },
  { id: 'specialist', rank: {}, requires: { features: ['specialists'] } },
]
const entry = (...features: string[]) => bookingEntry(variants, new Set(features))?.id
const editor = (...features: string[]) => bookingEditor(variants, new Set(features))?.id

it.each([
  [['own', 'random', 'hospitalA'], 'own'],
  [['crew', 'bySpecialty', 'random'], 'random'],
  [['bySpecialty', 'hospitalB'], 'hospital'],
  [['bySpecialty'], 'specialty'],
  [['specialists'], undefined],
  [['unheard-of'], undefined],
  [[], undefined],
])('BOOK-030 C-046 with %j on, booking goes to %s', (features, id) => {
  expect(entry(...features)).toBe(id)
})

it.each([
  [['own', 'bySpecialty', 'hospitalB'], 'hospital'],
  [['own', 'bySpecialty'], 'specialty'],
  [['own', 'crew', 'random'], 'own'],
  [['random'], 'random'],
  [['specialists'], undefined],
])('BOOK-032 C-046 with %j on, editing goes to %s', (features, id) => {
  expect(editor(...features)).toBe(id)
})

it('FEAT-002 a variant that requires no feature is always on', () => {
  expect(bookingEntry([{ id: 'open', rank: { book: 1 } }], new Set())).toMatchObject({ id: 'open' })
})

it('does not change the given list', () => {
  const before = variants.map(({ id }) => id)
  entry('random', 'own')
  expect(variants.map(({ id }) => id)).toEqual(before)
})
