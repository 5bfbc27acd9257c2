import type { Medicine, Prescription, Receipt } from '@schemas/generated/entities'
import { codes } from '../../medicalData/codes'
import type { Practitioners } from './people'
import { SNOMED, text, UCUM, type Reference, type Resource } from './resource'

export interface MedicineTexts {
  /** How a medicine is taken in words; empty when nobody has said. */
  dosage: (medicine: Partial<Medicine>) => string
  /** How a prescription is taken in words. */
  intake: (receipt: Receipt) => string
  route: (id: number) => string
  unit: (id: number) => string
}

/** A medicine that the person takes, as they wrote it, or a doctor who prescribed it. */
export function statementOf(
  medicine: Medicine,
  subject: Reference,
  practitioners: Practitioners,
  texts: MedicineTexts,
): Resource {
  const { id, name, notes, isActive, prescribedBy, prescribedAt } = medicine
  const dosage = dosageOf(medicine, texts)
  return {
    resourceType: 'MedicationStatement',
    id: `medicine-${id}`,
    status: isActive === false ? 'completed' : 'active',
    medicationCodeableConcept: text(name),
    subject,
    informationSource: practitioners.refer(prescribedBy) ?? subject,
    ...(prescribedAt && { dateAsserted: prescribedAt }),
    ...(dosage && { dosage: [dosage] }),
    ...(notes && { note: [text(notes)] }),
  }
}

/** Undefined where nothing is known. */
function dosageOf(medicine: Medicine | Prescription, texts: MedicineTexts) {
  const { dose, doseUnit, administrationRoute: route } = medicine
  const words = texts.dosage(medicine)
  const timing = timingOf(medicine)
  const dosage = {
    ...(words && { text: words }),
    ...(timing && { timing }),
    ...(route && { route: routeOf(route, texts) }),
    ...(dose && { doseAndRate: [{ doseQuantity: doseOf(dose, doseUnit, texts) }] }),
  }
  return Object.keys(dosage).length > 0 ? dosage : undefined
}

function routeOf(id: number, texts: MedicineTexts) {
  const snomed = codes.route.find((one) => one.id === id)?.snomed
  return { ...(snomed && { coding: [{ system: SNOMED, ...snomed }] }), text: texts.route(id) }
}

function doseOf(value: number, unit: number | null | undefined, texts: MedicineTexts) {
  const code = codes.unit.find(({ id }) => id === unit)?.ucum
  return { value, ...(unit && { unit: texts.unit(unit) }), ...(code && { system: UCUM, code }) }
}

/** Units of HL7 FHIR for posology and duration, by id, and how many of them one is. */
const periods = [undefined, 'h', 'd', 'wk', 'mo'] as const
const durations = [undefined, [1, 'min'], [1, 'h'], [1, 'd'], [1, 'wk'], [2, 'wk'], [1, 'mo']] as const

type Frequency = {
  [Field in 'posology' | 'posologyType' | 'duration' | 'durationType']?: Medicine[Field] | undefined
}

function timingOf({ posology, posologyType, duration, durationType }: Frequency) {
  const periodUnit = periods[posologyType ?? 0]
  const [times, unit] = durations[durationType ?? 0] ?? []
  if (!posology || !periodUnit) return undefined
  const bounds = duration && unit && { value: duration * times, system: UCUM, code: unit }
  return {
    repeat: { frequency: 1, period: posology, periodUnit, ...(bounds && { boundsDuration: bounds }) },
  }
}

/** A prescription of the centre. */
export function requestOf(
  receipt: Receipt,
  subject: Reference,
  practitioners: Practitioners,
  texts: MedicineTexts,
): Resource {
  const { id, prescriptionType: name, dose, isExpired, expiresAt, prescribedAt, doctorName } = receipt
  const requester = practitioners.refer(doctorName)
  const dosage = intakeOf(receipt, texts)
  return {
    resourceType: 'MedicationRequest',
    id: `receipt-${id}`,
    status: isExpired ? 'completed' : 'active',
    intent: 'order',
    medicationCodeableConcept: text([name, dose].filter(Boolean).join(' ')),
    subject,
    ...(prescribedAt && { authoredOn: prescribedAt }),
    ...(requester && { requester }),
    ...(dosage && { dosageInstruction: [dosage] }),
    ...(receipt.prescription?.notes && { note: [text(receipt.prescription.notes)] }),
    ...(expiresAt && { dispenseRequest: { validityPeriod: { end: expiresAt } } }),
  }
}

/** How a prescription is taken: as the doctor wrote it in the portal, or as another system says; undefined where nothing is known. */
function intakeOf(receipt: Receipt, texts: MedicineTexts) {
  const { prescription, posology, posologyTime } = receipt
  const words = texts.intake(receipt)
  if (prescription) {
    const { isAsNeeded } = prescription
    return {
      ...dosageOf(prescription, texts),
      ...(words && { text: words }),
      ...(isAsNeeded && { asNeededBoolean: true }),
    }
  }
  const timing = timingOf({ posology, posologyType: posologyTime })
  return words || timing ? { ...(words && { text: words }), ...(timing && { timing }) } : undefined
}
