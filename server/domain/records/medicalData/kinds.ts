import type { Allergy, Illness, Intervention, Medicine } from '../../../../schemas/generated/entities'

/** The kinds of medical records, by the name that the API uses (C-088). */
export interface Kinds {
  allergy: Allergy
  illness: Illness
  intervention: Intervention
  medicine: Medicine
}
export type Kind = keyof Kinds

/** The fields of each kind and their columns. */
export const columns = {
  allergy: { isAllergy: 'is_allergy', isActive: 'is_active' },
  illness: { isPersonal: 'is_personal', isActive: 'is_active' },
  intervention: {},
  medicine: {
    isActive: 'is_active',
    administrationRoute: 'administration_route',
    dose: 'dose',
    doseUnit: 'dose_unit',
    posology: 'posology',
    posologyType: 'posology_type',
    duration: 'duration',
    durationType: 'duration_type',
  },
} as const satisfies { readonly [K in Kind]: Readonly<Record<string, string>> }
