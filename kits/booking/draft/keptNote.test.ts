import { expect, it } from 'vitest'
import type { Choice, Draft, StepId } from '../variant'
import { newDraft, pick, pickSlot, writeNotes, chooseDocuments } from './draft'
import { dropNote, takeNote } from './keptNote'

const steps: StepId[] = ['specialty', 'service', 'provider', 'time', 'review']
const choice = (id: string): Choice => ({ id, label: id })
const choose = (draft: Draft, answers: Partial<Record<'specialty' | 'service' | 'provider', string>>) =>
  Object.entries(answers).reduce(
    (all, [step, id]) => pick(all, steps, step as 'specialty', choice(id)),
    draft,
  )
const document = { id: 4, name: 'lunar.jpg' }

/** A note about the skin, with a picture, for a dermatologist. */
const written = chooseDocuments(
  writeNotes(
    choose(newDraft('general', 'a'), { specialty: 'skin', service: 's', provider: 'corral' }),
    'un lunar',
    5,
  ),
  [document],
  5,
)

it.each([
  ['another specialty', { specialty: 'family', service: 'f', provider: 'llaneza' }],
  ['another specialty of the same professional', { specialty: 'family', service: 'f', provider: 'corral' }],
  ['another professional', { provider: 'other' }],
])('a note does not travel to %s: it is put aside', (_, answers) => {
  const other = choose(written, answers)
  expect([other.notes, other.documents]).toEqual(['', undefined])
  expect(other.keptNote).toEqual({
    notes: 'un lunar',
    documents: [document],
    target: { specialty: 'skin', provider: 'corral', label: 'skin', at: 5 },
  })
})

it.each([
  ['the same answers', { specialty: 'skin', service: 's', provider: 'corral' }],
  ['another service of the same professional', { service: 't', provider: 'corral' }],
])('with %s it stays', (_, answers) => {
  const same = choose(written, answers)
  expect([same.notes, same.documents, same.keptNote]).toEqual(['un lunar', [document], undefined])
})

it('who goes back to the specialty and the professional has the note again', () => {
  const away = choose(written, { specialty: 'family', service: 'f', provider: 'llaneza' })
  const back = choose(away, { specialty: 'skin', service: 's', provider: 'corral' })
  expect([back.notes, back.documents, back.keptNote]).toEqual(['un lunar', [document], undefined])
})

it('used on request it belongs to this booking; started anew it is gone', () => {
  const other = choose(written, { specialty: 'family', service: 'f', provider: 'llaneza' })
  const used = takeNote(writeNotes(other, 'y fiebre', 6))
  expect([used.notes, used.documents, used.keptNote]).toEqual(['y fiebre\n\nun lunar', [document], undefined])
  expect(choose(used, { provider: 'llaneza' }).notes).toBe('y fiebre\n\nun lunar')
  expect(choose(used, { provider: 'other' }).notes).toBe('')
  const anew = dropNote(other)
  expect([anew.notes, anew.keptNote]).toEqual(['', undefined])
})

it('a time changes nothing, and the appointment that is moved keeps its note', () => {
  const slot = { start: '2027-01-12T09:00:00Z', zone: 'Europe/Madrid' }
  expect(pickSlot(written, slot).notes).toBe('un lunar')
  const moved = choose({ ...written, editing: { id: 1 } as never }, { provider: 'other' })
  expect(moved.notes).toBe('un lunar')
})
