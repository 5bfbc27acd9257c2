import type { Document, MedicalData } from '@schemas/generated/entities'

/** A document is new for so many days. */
export const NEW_DAYS = 30
const DAY_MS = 86_400_000

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** The words of a name that say something: "Amoxicilina 500 mg" has one. */
const wordsOf = (text: string) => fold(text).match(/\p{L}{4,}/gu) ?? []

/**
 * The active medicines that have a word of an active allergy in their name. Two names for one substance, or a substance of the
 * same family, are not found: the portal has no list of them.
 */
export function medicinesOfAllergies({
  allergies,
  medicines,
}: Pick<MedicalData, 'allergies' | 'medicines'>): { medicine: string; allergy: string }[] {
  const active = allergies.filter(({ isActive }) => isActive)
  return medicines
    .filter(({ isActive }) => isActive)
    .flatMap((medicine) => {
      const words = new Set(wordsOf(medicine.name))
      const allergy = active.find(({ name }) => wordsOf(name).some((word) => words.has(word)))
      return allergy ? [{ medicine: medicine.name, allergy: allergy.name }] : []
    })
}

/** Whether a document is of the last days. Takes the present instant in milliseconds. */
export const isNewDocument = ({ creationDate }: Document, now: number): boolean =>
  now - Date.parse(creationDate) < NEW_DAYS * DAY_MS

/** The documents of the last days, the newest first. Takes milliseconds. */
export const newDocuments = (documents: readonly Document[], now: number): Document[] =>
  documents
    .filter((document) => isNewDocument(document, now))
    .toSorted((a, b) => Date.parse(b.creationDate) - Date.parse(a.creationDate))
