// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { newDraft } from '../draft/draft'
import { splitParameters, pendingPaymentsOf } from './pendingPayments'
import { deleteDraft, saveDraft } from './draftStorage'

const person = 'portico|ana|ana'
const specialist = { personKey: person, variant: 'specialist', parameters: 'id=476&specialistId=138' }
const general = { personKey: person, variant: 'chosen' }
const leave = (scope: typeof general, bookId?: number) =>
  saveDraft(sessionStorage, scope, {
    draft: newDraft(scope.variant, 'k', bookId === undefined ? {} : { pendingPaymentId: bookId }),
    skippedSteps: [],
  })

describe('BOOK-067 C-060 bookings that left this tab to be paid', () => {
  beforeEach(() => sessionStorage.clear())

  it('each held appointment leads to its own draft, newest first', () => {
    leave(general, 7)
    leave(specialist, 8)
    expect(pendingPaymentsOf(sessionStorage, person)).toEqual([
      { bookId: 8, variant: 'specialist', parameters: specialist.parameters },
      { bookId: 7, variant: 'chosen' },
    ])
  })

  it('survives reopening and completing the booking', () => {
    leave(specialist, 8)
    leave(specialist)
    deleteDraft(sessionStorage, specialist)
    expect(pendingPaymentsOf(sessionStorage, person)).toMatchObject([{ bookId: 8 }])
  })

  it('lists an appointment once', () => {
    leave(specialist, 8)
    leave(general, 9)
    leave(specialist, 8)
    expect(pendingPaymentsOf(sessionStorage, person).map(({ bookId }) => bookId)).toEqual([8, 9])
  })

  it('C-033 excludes bookings that have not left and those of other people', () => {
    leave(general)
    leave({ ...general, personKey: 'portico|luis|luis' }, 7)
    expect(pendingPaymentsOf(sessionStorage, person)).toEqual([])
  })

  it.each(['', '{', '{}', 'null', '[{"bookId":"7","variant":"v"}]', '[{"bookId":7}]', '[null]'])(
    'ignores an invalid entry: %s',
    (text) => {
      sessionStorage.setItem(`pending payments|${person}`, text)
      expect(pendingPaymentsOf(sessionStorage, person)).toEqual([])
    },
  )
})

it('C-019 restores path and query parameters', () => {
  expect(splitParameters('id=476&specialistId=138', 'specialists-appointment/:id/:specialistId')).toEqual({
    params: { id: '476', specialistId: '138' },
    query: {},
  })
  expect(splitParameters('doctorUrl=house&specialty=3', 'appointment/:id?')).toEqual({
    params: { doctorUrl: 'house' },
    query: { specialty: '3' },
  })
  expect(splitParameters(undefined, 'appointment/:id?')).toEqual({ params: {}, query: {} })
})
