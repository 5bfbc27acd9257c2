import type { PersonalData, User } from '@schemas/generated/entities'

/** What the scan asks for: the missing data of the patient. */
export interface PatientDraft {
  weight: string
  gender: '' | '1' | '2'
  birthDate: string
}

const insurance = ['insurerNameMeta', 'insurerPolicyNumberMeta'] as const

/** The data of an account with those that were missing; the others stay as they were saved. */
export function withPatient(user: User, draft: PatientDraft, weight: number): PersonalData {
  return {
    name: user.name,
    surname: user.surname ?? null,
    birthDate: (draft.birthDate || user.birthDate) ?? null,
    gender: (Number(draft.gender) || user.gender || 0) as 0 | 1 | 2,
    identificationNumberType: user.identificationNumberType ?? null,
    identificationNumber: user.identificationNumber ?? null,
    alternativePhone: user.alternativePhone ?? null,
    height: user.height ?? null,
    weight: weight || (user.weight ?? null),
    thumbnailId: user.thumbnailId ?? null,
    nickName: user.nickName ?? null,
    userMeta: insurance.map((metaKey) => ({
      metaKey,
      metaValue: user.userMeta?.find((meta) => meta.metaKey === metaKey)?.metaValue ?? null,
    })),
    version: user.version ?? 1,
  }
}

/** Kilograms that a person types, with comma or point; 0 for anything else. */
export function readWeight(text: string): number {
  const weight = Number(text.trim().replace(',', '.'))
  return Number.isFinite(weight) && weight >= 2 && weight <= 600 ? weight : 0
}
