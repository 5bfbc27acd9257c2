// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { newDraft } from '../draft/draft'
import { addressOf, heldOf } from './pendingPayments'
import { forget, keep } from './draftStorage'

const person = 'portico|ana|ana'
const specialist = { person, variant: 'specialist', place: 'id=476&specialistId=138' }
const general = { person, variant: 'chosen' }
const leave = (whose: typeof general, held?: number) =>
  keep(sessionStorage, whose, {
    draft: newDraft(whose.variant, 'k', held === undefined ? {} : { held }),
    single: [],
  })

describe('BOOK-067 C-060 whose booking left this tab to be paid', () => {
  beforeEach(() => sessionStorage.clear())

  it('each appointment that is held leads to its own draft, the newest first', () => {
    leave(general, 7)
    leave(specialist, 8)
    expect(heldOf(sessionStorage, person)).toEqual([
      { bookId: 8, variant: 'specialist', place: specialist.place },
      { bookId: 7, variant: 'chosen' },
    ])
  })

  it('is still known after the booking was opened again, or is over', () => {
    leave(specialist, 8)
    leave(specialist)
    forget(sessionStorage, specialist)
    expect(heldOf(sessionStorage, person)).toMatchObject([{ bookId: 8 }])
  })

  it('who leaves twice for the same is known once', () => {
    leave(specialist, 8)
    leave(general, 9)
    leave(specialist, 8)
    expect(heldOf(sessionStorage, person).map(({ bookId }) => bookId)).toEqual([8, 9])
  })

  it('C-033 a booking that has not left, or of somebody else, is none', () => {
    leave(general)
    leave({ ...general, person: 'portico|luis|luis' }, 7)
    expect(heldOf(sessionStorage, person)).toEqual([])
  })

  it.each(['', '{', '{}', 'null', '[{"bookId":"7","variant":"v"}]', '[{"bookId":7}]', '[null]'])(
    'ignores what it does not understand: %s',
    (text) => {
      sessionStorage.setItem(`booking held|${person}`, text)
      expect(heldOf(sessionStorage, person)).toEqual([])
    },
  )
})

it('C-019 what belonged to the address goes back to where it stood', () => {
  expect(addressOf('id=476&specialistId=138', 'specialists-appointment/:id/:specialistId')).toEqual({
    params: { id: '476', specialistId: '138' },
    query: {},
  })
  expect(addressOf('doctorUrl=house&specialty=3', 'appointment/:id?')).toEqual({
    params: { doctorUrl: 'house' },
    query: { specialty: '3' },
  })
  expect(addressOf(undefined, 'appointment/:id?')).toEqual({ params: {}, query: {} })
})
