// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { newDraft } from '../draft/draft'
import { deleteDraft, hasDraft, saveDraft, loadDraft } from './draftStorage'

const now = Date.parse('2026-11-12T09:00:00Z')
const scope = { personKey: 'portico|ana|ana', variant: 'chosen' }
const slot = { start: '2026-11-12T10:00:00.000Z', zone: 'Europe/Madrid' }
const mine = {
  draft: newDraft('chosen', 'k', {
    notes: 'palpitaciones',
    slot,
    documents: [{ id: 8, name: 'Informe.pdf' }],
  }),
  skippedSteps: ['service' as const],
}

describe('the draft is stored for the same person only', () => {
  beforeEach(() => sessionStorage.clear())

  it('BOOK-020 BOOK-023 C-033 is restored completely', () => {
    saveDraft(sessionStorage, scope, mine)
    expect(loadDraft(sessionStorage, scope, now)).toEqual(mine)
  })

  it.each([
    ['another tenant', { personKey: 'covadonga|ana|ana' }],
    ['somebody else', { personKey: 'portico|luis|luis' }],
    ['acting for somebody else', { personKey: 'portico|ana|leo' }],
    ['another variant', { variant: 'random' }],
    ['an appointment being moved', { appointmentId: '7' }],
  ])('is not shown for %s', (_name, other) => {
    saveDraft(sessionStorage, scope, mine)
    expect(loadDraft(sessionStorage, { ...scope, ...other }, now)).toBeNull()
  })

  it('BOOK-049 drops a slot in the past', () => {
    saveDraft(sessionStorage, scope, mine)
    expect(loadDraft(sessionStorage, scope, Date.parse(slot.start))?.draft).not.toHaveProperty('slot')
    expect(loadDraft(sessionStorage, scope, Date.parse(slot.start))?.draft.notes).toBe('palpitaciones')
  })

  it('is deleted once booked', () => {
    saveDraft(sessionStorage, scope, mine)
    expect(hasDraft(sessionStorage, scope)).toBe(true)
    deleteDraft(sessionStorage, scope)
    expect(hasDraft(sessionStorage, scope)).toBe(false)
    expect(loadDraft(sessionStorage, scope, now)).toBeNull()
  })

  it.each(['', '{', '[]', 'null', '{"draft":{"variant":"random","notes":""},"single":[]}', '{"draft":null}'])(
    'ignores an invalid entry: %s',
    (text) => {
      sessionStorage.setItem('booking|portico|ana|ana|chosen|new', text)
      expect(loadDraft(sessionStorage, scope, now)).toBeNull()
    },
  )

  it('works without storage', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => saveDraft(full as unknown as Storage, scope, mine)).not.toThrow()
  })
})
