import type { Consultation, Diagnosis } from '@schemas/generated/entities'
import { narrative } from './narrative'
import type { Practitioners } from './people'
import { concept, LOINC, referenceTo, text, unknown, type Reference, type Resource } from './resource'

export interface ConsultationTexts {
  consultation: string
  reason: string
  findings: string
  assessment: string
  plan: string
  summary: string
  recommendations: string
  /** The title of what was added later: by whom and when, an instant. */
  added: (author: string, writtenAt: string) => string
}

/** The texts of a consultation and, where LOINC has one, the code of their section. What a doctor sums up for the patient has none. */
const noteParts = [
  { field: 'reason', code: concept(LOINC, '29299-5', 'Reason for visit Narrative') },
  { field: 'findings', code: concept(LOINC, '29545-1', 'Physical findings Narrative') },
  { field: 'assessment', code: concept(LOINC, '51848-0', 'Evaluation note') },
  { field: 'plan', code: concept(LOINC, '18776-5', 'Plan of care note') },
  { field: 'summary', code: undefined },
  { field: 'recommendations', code: concept(LOINC, '18776-5', 'Plan of care note') },
] as const

interface People {
  subject: Reference
  centre: Reference
  practitioners: Practitioners
}

/** A consultation as an Encounter, its diagnoses as Conditions and, where somebody wrote about it, a Composition. */
export function consultationOf(
  consultation: Consultation,
  people: People,
  texts: ConsultationTexts,
): Resource[] {
  const diagnoses = (consultation.diagnoses ?? []).map((diagnosis, index) =>
    diagnosisOf(consultation, diagnosis, index, people),
  )
  const encounter = encounterOf(consultation, diagnoses, people)
  const parts = partsOf(consultation, texts)
  if (parts.length === 0) return [encounter, ...diagnoses]
  const { id, date, doctorName, specialty } = consultation
  const composition: Resource = {
    resourceType: 'Composition',
    id: `consultation-${id}`,
    status: isWriting(consultation) ? 'preliminary' : 'final',
    type: concept(LOINC, '11488-4', 'Consult note'),
    subject: people.subject,
    encounter: referenceTo(encounter),
    date,
    author: [people.practitioners.refer(doctorName) ?? people.centre],
    custodian: people.centre,
    title: [specialty ?? texts.consultation, date].join(' · '),
    section: parts,
  }
  return [encounter, ...diagnoses, composition]
}

/** Whether the doctor of a visit has not finished it. */
const isWriting = ({ appointmentId, finishedAt }: Consultation) => appointmentId != null && finishedAt == null

function partsOf(consultation: Consultation, texts: ConsultationTexts) {
  const written = noteParts.filter(({ field }) => consultation[field])
  return [
    ...written.map(({ field, code }) => ({
      title: texts[field],
      ...(code && { code }),
      text: narrativeOf(consultation[field] ?? ''),
    })),
    ...(consultation.additions ?? []).map(({ author, writtenAt, text: added }) => ({
      title: texts.added(author, writtenAt),
      text: narrativeOf(added),
    })),
  ]
}

const narrativeOf = (written: string) => narrative(written.split('\n').filter(Boolean))

/** A diagnosis of a consultation: its code of ICD-10, and the name that the catalogue had. */
const diagnosisOf = (
  { id, date, doctorName }: Consultation,
  { code, name }: Diagnosis,
  index: number,
  { subject, practitioners }: People,
): Resource => {
  const asserter = practitioners.refer(doctorName)
  return {
    resourceType: 'Condition',
    id: `diagnosis-${id}-${index}`,
    category: [
      {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/condition-category',
            code: 'encounter-diagnosis',
          },
        ],
      },
    ],
    code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code }], text: name },
    subject,
    encounter: { reference: `Encounter/consultation-${id}` },
    recordedDate: date,
    ...(asserter && { asserter }),
  }
}

const classOf = ({ isOnline }: Consultation) =>
  isOnline == null
    ? // Other systems of the centre do not say whether the person came or called.
      unknown
    : {
        system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
        code: isOnline ? 'VR' : 'AMB',
      }

function encounterOf(
  consultation: Consultation,
  diagnoses: readonly Resource[],
  { subject, centre, practitioners }: People,
): Resource {
  const { id, date, doctorName, specialty, reason, startedAt, endedAt } = consultation
  const individual = practitioners.refer(doctorName)
  return {
    resourceType: 'Encounter',
    id: `consultation-${id}`,
    status: 'finished',
    class: classOf(consultation),
    ...(specialty && { serviceType: text(specialty) }),
    subject,
    ...(individual && { participant: [{ individual }] }),
    period: startedAt && endedAt ? { start: startedAt, end: endedAt } : { start: date, end: date },
    ...(reason && { reasonCode: [text(reason)] }),
    ...(diagnoses.length > 0 && {
      diagnosis: diagnoses.map((one) => ({ condition: referenceTo(one) })),
    }),
    serviceProvider: centre,
  }
}
