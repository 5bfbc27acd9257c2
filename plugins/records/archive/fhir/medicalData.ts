import type { MedicalData } from '@schemas/generated/entities'
import { text, type Reference, type Resource } from './resource'

const toNote = (notes: string | null | undefined) => (notes ? { note: [text(notes)] } : {})

const status = (list: string, isActive: boolean) => ({
  clinicalStatus: {
    coding: [
      {
        system: `http://terminology.hl7.org/CodeSystem/${list}-clinical`,
        code: isActive ? 'active' : 'inactive',
      },
    ],
  },
})

/** The allergies and intolerances of a person, as they wrote them; that there are none where they have said so. */
export const allergiesOf = (data: MedicalData, patient: Reference, noneKnown: string): Resource[] => [
  ...(data.noKnownAllergies && data.allergies.every(({ isActive }) => !isActive)
    ? [noKnownAllergies(data.noKnownAllergies.at, patient, noneKnown)]
    : []),
  ...allergyRecordsOf(data, patient),
]

/** The code of the International Patient Summary for an answer that is not an absence of information. */
const noKnownAllergies = (at: string, patient: Reference, words: string): Resource => ({
  resourceType: 'AllergyIntolerance',
  id: 'no-known-allergies',
  ...status('allergyintolerance', true),
  code: {
    coding: [
      {
        system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips',
        code: 'no-known-allergies',
        display: 'No known allergies',
      },
    ],
    text: words,
  },
  patient,
  recordedDate: at,
  asserter: patient,
})

const allergyRecordsOf = (data: MedicalData, patient: Reference): Resource[] =>
  data.allergies.map(({ id, name, notes, isAllergy, isActive }) => ({
    resourceType: 'AllergyIntolerance',
    id: `allergy-${id}`,
    ...status('allergyintolerance', isActive),
    type: isAllergy ? 'allergy' : 'intolerance',
    code: text(name),
    patient,
    asserter: patient,
    ...toNote(notes),
  }))

/** The illnesses of a person. Those of their family are not theirs: `familyOf` has them. */
export const conditionsOf = (data: MedicalData, subject: Reference): Resource[] =>
  data.illnesses
    .filter(({ isPersonal }) => isPersonal)
    .map(({ id, name, notes, isActive }) => ({
      resourceType: 'Condition',
      id: `illness-${id}`,
      ...status('condition', isActive),
      code: text(name),
      subject,
      asserter: subject,
      ...toNote(notes),
    }))

/** The illnesses in the family of a person. */
export const familyOf = (data: MedicalData, patient: Reference): Resource[] =>
  data.illnesses
    .filter(({ isPersonal }) => !isPersonal)
    .map(({ id, name, notes }) => ({
      resourceType: 'FamilyMemberHistory',
      id: `illness-${id}`,
      status: 'completed',
      patient,
      relationship: {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
            code: 'FAMMEMB',
            display: 'family member',
          },
        ],
      },
      condition: [{ code: text(name), ...toNote(notes) }],
    }))

/** The operations of a person. */
export const proceduresOf = (data: MedicalData, subject: Reference): Resource[] =>
  data.interventions.map(({ id, name, notes }) => ({
    resourceType: 'Procedure',
    id: `intervention-${id}`,
    status: 'completed',
    subject,
    asserter: subject,
    code: text(name),
    ...toNote(notes),
  }))
