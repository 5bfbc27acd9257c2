import type { MedicalData, Medicine, Reading, User } from '@schemas/generated/entities'
import { observationsOf, type MeasureId } from './observations'
import type { Resource } from './resource'

/** A file of the archive. */
export interface ArchivedFile {
  id: string
  /** Its place in the archive. */
  path: string
  title: string
  /** Media type. */
  type: string
  /** A date, or an instant. */
  date?: string | null | undefined
  notes?: string | null | undefined
}

/** What the resources need of the texts: how a medicine is taken in words, and the names of numbers. */
export interface FhirTexts {
  dosage: (medicine: Partial<Medicine>) => string
  route: (id: number) => string
  unit: (id: number) => string
  measure: (id: MeasureId) => string
  /** What a measurement by the camera is. */
  estimate: string
}

interface Archive {
  person: Pick<User, 'id' | 'name' | 'surname' | 'birthDate' | 'gender'>
  medicalData: MedicalData
  files: readonly ArchivedFile[]
  readings: readonly Reading[]
  /** An instant. */
  createdAt: string
}

const text = (value: string) => ({ text: value })
const toNote = (notes: string | null | undefined) => (notes ? { note: [text(notes)] } : {})
const status = (list: string, isActive: boolean | undefined) => ({
  clinicalStatus: {
    coding: [
      {
        system: `http://terminology.hl7.org/CodeSystem/${list}-clinical`,
        code: isActive === false ? 'inactive' : 'active',
      },
    ],
  },
})

/**
 * The data of a person as a collection of HL7 FHIR R4: AllergyIntolerance, Condition, FamilyMemberHistory, Procedure,
 * MedicationStatement, Observation and DocumentReference. Names are as the person wrote them; no code of a terminology is invented.
 */
export function toBundle(
  { person, medicalData, files, readings, createdAt }: Archive,
  texts: FhirTexts,
): Resource {
  const subject = { reference: `Patient/${person.id}` }
  const resources = [
    patientOf(person),
    ...allergies(medicalData, subject),
    ...illnesses(medicalData, subject),
    ...interventions(medicalData, subject),
    ...medicalData.medicines.map((medicine) => statementOf(medicine, subject, texts)),
    ...observationsOf(readings, subject, texts),
    ...files.map((file) => referenceOf(file, subject)),
  ]
  return {
    resourceType: 'Bundle',
    id: 'portico-archive',
    type: 'collection',
    timestamp: createdAt,
    entry: resources.map((resource) => ({ resource })),
  }
}

type Subject = { reference: string }

function patientOf({ id, name, surname, birthDate, gender }: Archive['person']): Resource {
  return {
    resourceType: 'Patient',
    id,
    name: [{ given: [name], ...(surname && { family: surname }) }],
    ...(birthDate && { birthDate }),
    gender: gender === 1 ? 'male' : gender === 2 ? 'female' : 'unknown',
  }
}

const allergies = (data: MedicalData, patient: Subject): Resource[] =>
  data.allergies.map(({ id, name, notes, isAllergy, isActive }) => ({
    resourceType: 'AllergyIntolerance',
    id: `allergy-${id}`,
    ...status('allergyintolerance', isActive),
    type: isAllergy ? 'allergy' : 'intolerance',
    code: text(name),
    patient,
    ...toNote(notes),
  }))

const illnesses = (data: MedicalData, subject: Subject): Resource[] =>
  data.illnesses.map(({ id, name, notes, isPersonal, isActive }) =>
    isPersonal
      ? {
          resourceType: 'Condition',
          id: `illness-${id}`,
          ...status('condition', isActive),
          code: text(name),
          subject,
          ...toNote(notes),
        }
      : {
          resourceType: 'FamilyMemberHistory',
          id: `illness-${id}`,
          status: 'completed',
          patient: subject,
          relationship: {
            coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: 'FAMMEMB' }],
          },
          condition: [{ code: text(name), ...toNote(notes) }],
        },
  )

const interventions = (data: MedicalData, subject: Subject): Resource[] =>
  data.interventions.map(({ id, name, notes }) => ({
    resourceType: 'Procedure',
    id: `intervention-${id}`,
    status: 'completed',
    subject,
    code: text(name),
    ...toNote(notes),
  }))

/** Units of FHIR for posology (REC-026) and duration (REC-025), by id, and how many of them one is. */
const periods = [undefined, 'h', 'd', 'wk', 'mo'] as const
const durations = [undefined, [1, 'min'], [1, 'h'], [1, 'd'], [1, 'wk'], [2, 'wk'], [1, 'mo']] as const

function statementOf(medicine: Medicine, subject: Subject, texts: FhirTexts): Resource {
  const { id, name, notes, isActive, dose, doseUnit, administrationRoute } = medicine
  const words = texts.dosage(medicine)
  const repeat = repeatOf(medicine)
  return {
    resourceType: 'MedicationStatement',
    id: `medicine-${id}`,
    status: isActive === false ? 'completed' : 'active',
    medicationCodeableConcept: text(name),
    subject,
    dosage: [
      {
        ...(words && { text: words }),
        ...(repeat && { timing: { repeat } }),
        ...(administrationRoute && { route: text(texts.route(administrationRoute)) }),
        ...(dose && {
          doseAndRate: [{ doseQuantity: { value: dose, ...(doseUnit && { unit: texts.unit(doseUnit) }) } }],
        }),
      },
    ],
    ...toNote(notes),
  }
}

function repeatOf({ posology, posologyType, duration, durationType }: Medicine) {
  const periodUnit = periods[posologyType ?? 0]
  const [times, unit] = durations[durationType ?? 0] ?? []
  if (!posology || !periodUnit) return undefined
  const bounds = duration &&
    unit && {
      value: duration * times,
      system: 'http://unitsofmeasure.org',
      code: unit,
    }
  return { frequency: 1, period: posology, periodUnit, ...(bounds && { boundsDuration: bounds }) }
}

const referenceOf = ({ id, path, title, type, date, notes }: ArchivedFile, subject: Subject): Resource => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  subject,
  // FHIR's date is an instant; a day alone is that of the attachment.
  ...(date?.includes('T') && { date }),
  ...(notes && { description: notes }),
  content: [{ attachment: { contentType: type, url: path, title, ...(date && { creation: date }) } }],
})
