// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { newDraft } from '../draft/draft'
import { forget, hasKept, keep, kept } from './draftStorage'

const now = Date.parse('2026-11-12T09:00:00Z')
const whose = { person: 'portico|ana|ana', variant: 'chosen' }
const slot = { start: '2026-11-12T10:00:00.000Z', zone: 'Europe/Madrid' }
const mine = {
  draft: newDraft('chosen', 'k', { notes: 'palpitaciones', slot }),
  single: ['service' as const],
}

describe('the draft is kept for the same person only', () => {
  beforeEach(() => sessionStorage.clear())

  it('BOOK-023 C-033 comes back whole', () => {
    keep(sessionStorage, whose, mine)
    expect(kept(sessionStorage, whose, now)).toEqual(mine)
  })

  it.each([
    ['another tenant', { person: 'covadonga|ana|ana' }],
    ['somebody else', { person: 'portico|luis|luis' }],
    ['acting for somebody else', { person: 'portico|ana|leo' }],
    ['another variant', { variant: 'random' }],
    ['an appointment being moved', { appointment: '7' }],
  ])('is not shown for %s', (_name, other) => {
    keep(sessionStorage, whose, mine)
    expect(kept(sessionStorage, { ...whose, ...other }, now)).toBeNull()
  })

  it('BOOK-049 leaves out a time that has passed', () => {
    keep(sessionStorage, whose, mine)
    expect(kept(sessionStorage, whose, Date.parse(slot.start))?.draft).not.toHaveProperty('slot')
    expect(kept(sessionStorage, whose, Date.parse(slot.start))?.draft.notes).toBe('palpitaciones')
  })

  it('is forgotten once booked', () => {
    keep(sessionStorage, whose, mine)
    expect(hasKept(sessionStorage, whose)).toBe(true)
    forget(sessionStorage, whose)
    expect(hasKept(sessionStorage, whose)).toBe(false)
    expect(kept(sessionStorage, whose, now)).toBeNull()
  })

  it.each(['', '{', '[]', 'null', '{"draft":{"variant":"random","notes":""},"single":[]}', '{"draft":null}'])(
    'ignores what it does not understand: %s',
    (text) => {
      sessionStorage.setItem('booking|portico|ana|ana|chosen|new', text)
      expect(kept(sessionStorage, whose, now)).toBeNull()
    },
  )

  it('goes on without storage', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => keep(full as unknown as Storage, whose, mine)).not.toThrow()
  })
})
