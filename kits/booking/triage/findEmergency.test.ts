import { describe, expect, it } from 'vitest'
import list from './emergencies.json'
import { findEmergency, isOneErrorAway } from './findEmergency'
import sentences from './sentences.json'

const { es, en } = sentences as unknown as Record<'es' | 'en', [string, string | null][]>

describe.each([
  ['Spanish', es],
  ['English', en],
])('what patients write in %s', (_, all) => {
  it.each(all)('"%s": %s', (sentence, expected) => {
    expect(findEmergency(sentence, list)).toBe(expected)
  })

  it('finds the same without accents and in capitals', () => {
    for (const [sentence, expected] of all)
      expect(findEmergency(sentence.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(), list)).toBe(
        expected,
      )
  })
})

it('at least 120 sentences are tried, two thirds of them emergencies', () => {
  const all = [...es, ...en]
  expect(all.length).toBeGreaterThanOrEqual(120)
  expect(all.filter(([, expected]) => expected !== null).length).toBeGreaterThanOrEqual(80)
})

it('forgives one typing error', () => {
  for (const typed of ['pehco', 'peho', 'peccho', 'pecjo']) expect(isOneErrorAway(typed, 'pecho')).toBe(true)
  for (const typed of ['peoch', 'pech oo', 'techos', '']) expect(isOneErrorAway(typed, 'pecho')).toBe(false)
})

it('words that are far apart say nothing together', () => {
  const text = 'me duele la rodilla desde que empecé a correr con mi hermano y luego quiero ver lo del pecho'
  expect(findEmergency(text, list)).toBeNull()
})

it('the file names its sources, and says that no clinician has reviewed it', () => {
  expect(list.review.clinician).toBeNull()
  for (const { id } of list.groups) expect(list.sources.some((source) => source.for.includes(id))).toBe(true)
})
