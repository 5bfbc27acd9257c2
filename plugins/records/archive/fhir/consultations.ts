import type { Consultation } from '@schemas/generated/entities'
import { narrative } from './narrative'
import type { Practitioners } from './people'
import { concept, LOINC, referenceTo, text, unknown, type Reference, type Resource } from './resource'

export interface ConsultationTexts {
  consultation: string
  reason: string
  summary: string
  recommendations: string
}

/** The texts of a consultation and, where LOINC has one, the code of their section. */
const noteParts = [
  { field: 'reason', code: concept(LOINC, '29299-5', 'Reason for visit Narrative') },
  { field: 'summary', code: concept(LOINC, '51848-0', 'Evaluation note') },
  { field: 'recommendations', code: concept(LOINC, '18776-5', 'Plan of care note') },
] as const

/** A consultation as an Encounter and, where somebody wrote about it, a Composition. */
export function consultationOf(
  consultation: Consultation,
  people: { subject: Reference; centre: Reference; practitioners: Practitioners },
  texts: ConsultationTexts,
): Resource[] {
  const encounter = encounterOf(consultation, people)
  const written = noteParts.filter(({ field }) => consultation[field])
  if (written.length === 0) return [encounter]
  const { id, date, doctorName, specialty } = consultation
  const composition: Resource = {
    resourceType: 'Composition',
    id: `consultation-${id}`,
    status: 'final',
    type: concept(LOINC, '11488-4', 'Consult note'),
    subject: people.subject,
    encounter: referenceTo(encounter),
    date,
    author: [people.practitioners.refer(doctorName) ?? people.centre],
    custodian: people.centre,
    title: [specialty ?? texts.consultation, date].join(' · '),
    section: written.map(({ field, code }) => ({
      title: texts[field],
      code,
      text: narrative((consultation[field] ?? '').split('\n').filter(Boolean)),
    })),
  }
  return [encounter, composition]
}

function encounterOf(
  { id, date, doctorName, specialty, reason }: Consultation,
  { subject, centre, practitioners }: { subject: Reference; centre: Reference; practitioners: Practitioners },
): Resource {
  const individual = practitioners.refer(doctorName)
  return {
    resourceType: 'Encounter',
    id: `consultation-${id}`,
    status: 'finished',
    // The centre does not say whether the person came or called.
    class: unknown,
    ...(specialty && { serviceType: text(specialty) }),
    subject,
    ...(individual && { participant: [{ individual }] }),
    period: { start: date, end: date },
    ...(reason && { reasonCode: [text(reason)] }),
    serviceProvider: centre,
  }
}
