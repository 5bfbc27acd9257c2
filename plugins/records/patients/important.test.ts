import { expect, it } from 'vitest'
import type { Document } from '@schemas/generated/entities'
import { medicinesOfAllergies, newDocuments } from './important'

const allergy = (name: string, isActive = true) => ({ name, isAllergy: true, isActive })
const medicine = (name: string, isActive = true) => ({ name, isActive })

it.each([
  ['the same substance with its strength', [allergy('amoxicilina')], [medicine('Amoxicilina 500 mg')], 1],
  ['whatever the accents', [allergy('Ácido acetilsalicílico')], [medicine('ACIDO ACETILSALICILICO 100')], 1],
  ['a medicine that they take no longer', [allergy('Amoxicilina')], [medicine('Amoxicilina', false)], 0],
  ['an allergy that they had', [allergy('Amoxicilina', false)], [medicine('Amoxicilina')], 0],
  ['another substance', [allergy('Polen de olivo')], [medicine('Enalapril 20 mg')], 0],
  ['a unit or a short word alone', [allergy('Gel de 20 mg')], [medicine('Enalapril 20 mg')], 0],
])('REC-078 a medicine of an allergy: %s', (_, allergies, medicines, count) => {
  expect(medicinesOfAllergies({ allergies, medicines })).toHaveLength(count)
})

it('ACCOUNT-009 new documents are those of 30 days, the newest first', () => {
  const of = (id: number, creationDate: string) => ({ id, creationDate }) as Document
  const now = Date.parse('2026-11-29T12:00:00Z')
  const documents = [
    of(1, '2026-11-01T08:00:00Z'),
    of(2, '2026-11-28T08:00:00Z'),
    of(3, '2026-10-29T08:00:00Z'),
  ]
  expect(newDocuments(documents, now).map(({ id }) => id)).toEqual([2, 1])
})
