import { describe, expect, it } from 'vitest'
import { chooseDocuments, newDraft, pick, pickSlot, withoutSlot, writeNotes, type ChoiceStep } from './draft'
import type { Draft, StepId } from '../variant'

const steps: StepId[] = ['type', 'insurer', 'specialty', 'service', 'provider', 'time', 'review']
const choice = (id: string) => ({ id, label: id })
const slot = { start: '2026-11-12T10:00:00.000Z', zone: 'Europe/Madrid' }
const full: Draft = pickSlot(
  (['type', 'insurer', 'specialty', 'service', 'provider'] as const).reduce<Draft>(
    (draft, step) => pick(draft, steps, step, choice(step)),
    newDraft('v', 'k', { notes: 'palpitaciones' }),
  ),
  slot,
)
const left = (draft: Draft) => [
  ...steps.filter((step) => draft[step as ChoiceStep]),
  ...(draft.slot ? ['slot'] : []),
]

describe('changing an answer clears the later answers', () => {
  it.each([
    [
      'BOOK-034 another specialty clears service, provider and time',
      'specialty',
      ['type', 'insurer', 'specialty'],
    ],
    [
      'BOOK-035 another service clears provider and time',
      'service',
      ['type', 'insurer', 'specialty', 'service'],
    ],
    [
      'BOOK-036 another provider clears the time',
      'provider',
      ['type', 'insurer', 'specialty', 'service', 'provider'],
    ],
    ['BOOK-033 another insurer clears specialty and on', 'insurer', ['type', 'insurer']],
    ['BOOK-033 another type clears everything else', 'type', ['type']],
  ] as const)('%s', (_name, step, expected) => {
    const draft = pick(full, steps, step, choice('other'))
    expect(left(draft)).toEqual(expected)
    expect(draft[step]).toEqual(choice('other'))
    expect(draft.notes).toBe('palpitaciones')
  })

  it('BOOK-034 the same answer again clears nothing, and updates its label', () => {
    const again = pick(full, steps, 'specialty', { id: 'specialty', label: 'Cardiology' })
    expect(left(again)).toEqual(left(full))
    expect(again.specialty?.label).toBe('Cardiology')
  })

  it('BOOK-033 follows the order of the variant: a service asked after the provider does not clear it', () => {
    const order: StepId[] = ['provider', 'service', 'time', 'review']
    expect(pick(full, order, 'service', choice('other')).provider).toBeDefined()
    expect(pick(full, order, 'provider', choice('other')).service).toBeUndefined()
  })

  it('BOOK-034 BOOK-035 clears the appointment’s doctor even in a variant without a provider step', () => {
    const order: StepId[] = ['specialty', 'service', 'time', 'review']
    expect(pick(full, order, 'specialty', choice('other')).provider).toBeUndefined()
    expect(pick(full, order, 'service', choice('other')).provider).toBeUndefined()
  })

  it('ERR-023 losing the slot keeps everything else', () => {
    expect(left(withoutSlot(full))).toEqual(left(full).filter((name) => name !== 'slot'))
    expect(withoutSlot(full).notes).toBe('palpitaciones')
  })
})

describe('BOOK-091 the idempotency key', () => {
  it('stays the same for a retry and changes with the request', () => {
    const keys = [full, writeNotes(full, 'otra', 0), withoutSlot(full), pickSlot(full, slot)]
    expect(pick(full, steps, 'service', choice('service')).idempotencyKey).toBe(full.idempotencyKey)
    expect(new Set(keys.slice(1).map(({ idempotencyKey }) => idempotencyKey))).not.toContain(
      full.idempotencyKey,
    )
  })
})

it('CONST-024 cuts notes at 5000 characters', () => {
  expect(writeNotes(full, 'a'.repeat(5000), 0).notes).toHaveLength(5000)
  expect(writeNotes(full, 'a'.repeat(5001), 0).notes).toHaveLength(5000)
})

it('BOOK-020 BOOK-091 the chosen documents are a change of the request, are put aside with other answers and are at most 20', () => {
  const documents = Array.from({ length: 21 }, (_, id) => ({ id, name: `${id}.pdf` }))
  const chosen = chooseDocuments(full, documents, 0)
  expect(chosen.documents).toEqual(documents.slice(0, 20))
  expect(chosen.idempotencyKey).not.toBe(full.idempotencyKey)
  expect(pick(chosen, steps, 'type', choice('other')).keptNote?.documents).toBe(chosen.documents)
  expect(chooseDocuments(chosen, [], 0).documents).toEqual([])
})

it('BOOK-002 a draft starts with known answers', () => {
  expect(newDraft('v', 'k', { specialty: choice('s') })).toEqual({
    variant: 'v',
    notes: '',
    specialty: choice('s'),
    idempotencyKey: 'k.0',
  })
})
