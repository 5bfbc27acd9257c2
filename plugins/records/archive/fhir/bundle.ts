import type { MedicalData } from '@schemas/generated/entities'
import type { MeasureFacts } from '../measures/measureFacts'
import type { Records } from '../planFiles'
import { consultationOf, type ConsultationTexts } from './consultations'
import { documentOf, reportOf, type ArchivedFile } from './documents'
import { toEntries, type Entry } from './identify'
import { allergiesOf, conditionsOf, familyOf, proceduresOf } from './medicalData'
import { requestOf, statementOf, type MedicineTexts } from './medicines'
import { observationsOf, type ObservationTexts } from './observations'
import { centreOf, createPractitioners, patientOf, type Person } from './people'
import { referenceTo, type Resource } from './resource'

/** What the resources need of the texts. */
export type FhirTexts = ObservationTexts & MedicineTexts & ConsultationTexts & { noKnownAllergies: string }

/** All records of a person, and where they come from. */
export interface ArchiveContent {
  person: Person
  medicalData: MedicalData
  records: Records
  files: readonly ArchivedFile[]
  facts: readonly MeasureFacts[]
  /** The name of the centre, and the address of its portal. */
  centre: string
  origin: string
  /** An instant. */
  createdAt: string
}

/** A bundle of HL7 FHIR R4. */
export interface Bundle {
  resourceType: 'Bundle'
  identifier?: { system: string; value: string }
  type: string
  timestamp: string
  entry: readonly Entry[]
}

/**
 * The data of a person as a collection of HL7 FHIR R4. Names are as the person or the centre wrote them; no code of a terminology is
 * guessed. References name other entries of the bundle; addresses of files are relative to it.
 */
export async function toBundle(content: ArchiveContent, texts: FhirTexts): Promise<Bundle> {
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: content.createdAt,
    entry: await toEntries(resourcesOf(content, texts), content.origin),
  }
}

/** Ids of files that belong to a report of a test begin so. */
const TEST = 'test-'

/** The records as resources, the person first. */
export function resourcesOf(
  { person, medicalData, records, files, facts, centre: name }: ArchiveContent,
  texts: FhirTexts,
): Resource[] {
  const patient = patientOf(person)
  const subject = referenceTo(patient)
  const centre = centreOf(name)
  const practitioners = createPractitioners()
  const people = { subject, centre: referenceTo(centre), practitioners }
  const authorOf = ({ author }: ArchivedFile) => {
    if (author === undefined) return subject
    return (author === 'centre' ? undefined : practitioners.refer(author.name)) ?? people.centre
  }
  const resources = [
    ...allergiesOf(medicalData, subject, texts.noKnownAllergies),
    ...conditionsOf(medicalData, subject),
    ...familyOf(medicalData, subject),
    ...proceduresOf(medicalData, subject),
    ...medicalData.medicines.map((medicine) => statementOf(medicine, subject, practitioners, texts)),
    ...records.receipts.map((receipt) => requestOf(receipt, subject, practitioners, texts)),
    ...records.consultations.flatMap((one) => consultationOf(one, people, texts)),
    ...records.tests.map((test) =>
      reportOf(
        test,
        files.find(({ id }) => id === `${TEST}${test.id}`),
        subject,
        people.centre,
      ),
    ),
    ...observationsOf(facts, subject, texts),
    ...files
      .filter(({ id }) => !id.startsWith(TEST))
      .map((file) => documentOf(file, subject, authorOf(file))),
  ]
  return [patient, centre, ...practitioners.all(), ...resources]
}
