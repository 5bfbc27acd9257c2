import type { Document, MedicalData, User } from '@schemas/generated/entities'

/** Something that would help a doctor and that the person has not written down or kept yet. */
export type Gap = 'allergy' | 'medicine' | 'birthDate' | 'document'

/** What has arrived; undefined while it loads or when it failed. */
interface Known {
  medicalData: MedicalData | undefined
  documents: readonly Document[] | undefined
  user: Pick<User, 'birthDate'> | undefined
}

/** What is missing, the most useful first. What is not known is not said to be missing. */
export function gapsOf({ medicalData, documents, user }: Known): Gap[] {
  const isEmpty = (list: readonly unknown[] | undefined) => list?.length === 0
  const gaps: readonly (readonly [gap: Gap, isOpen: boolean])[] = [
    ['allergy', isEmpty(medicalData?.allergies)],
    ['medicine', isEmpty(medicalData?.medicines)],
    ['birthDate', user !== undefined && !user.birthDate],
    ['document', isEmpty(documents)],
  ]
  return gaps.filter(([, isOpen]) => isOpen).map(([gap]) => gap)
}
