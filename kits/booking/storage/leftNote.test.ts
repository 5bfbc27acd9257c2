// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { newDraft, writeNotes } from '../draft/draft'
import { dropNote, takeNote } from '../draft/keptNote'
import type { Draft } from '../variant'
import { offerLeftNote, saveLeftNote } from './leftNote'

const ana = 'portico|ana|ana'
const skin: Draft = { ...newDraft('chosen', 'a'), specialty: { id: '4', label: 'Dermatología' } }
const written = writeNotes(skin, 'un lunar', 5)
const family = newDraft('random', 'b')
const target = { specialty: '4', label: 'Dermatología', at: 5 }

beforeEach(() => sessionStorage.clear())
const save = (draft: Draft, phase: 'choosing' | 'booked' = 'choosing') =>
  saveLeftNote(sessionStorage, ana, { phase, draft })
const offered = (draft = family, person = ana) => offerLeftNote(sessionStorage, person, draft).keptNote

it('a note of a booking that was not made is offered to another variant, and to the same person alone', () => {
  save(written)
  expect(offered()).toEqual({ notes: 'un lunar', target })
  expect(offered(family, 'portico|ana|leo')).toBeUndefined()
  expect(offered(written)).toBeUndefined()
})

it('a note is not offered once it was sent, emptied or refused', () => {
  save(written)
  save(written, 'booked')
  expect(offered()).toBeUndefined()

  save(written)
  save(writeNotes(skin, '', 6))
  expect(offered()).toBeUndefined()

  save(written)
  save(dropNote(offerLeftNote(sessionStorage, ana, family)))
  expect(offered()).toBeUndefined()
})

it('who books something else and neither uses nor refuses it finds it again', () => {
  save(written)
  save(offerLeftNote(sessionStorage, ana, family), 'booked')
  expect(offered()).toEqual({ notes: 'un lunar', target })

  save(takeNote(offerLeftNote(sessionStorage, ana, family)), 'booked')
  expect(offered()).toBeUndefined()
})

it('an unreadable note, or one from elsewhere, is ignored', () => {
  for (const text of ['{', '7', '{"notes":4}', '{"notes":"x","target":{}}']) {
    sessionStorage.setItem(`bookingNote|${ana}`, text)
    expect(offered()).toBeUndefined()
  }
})
