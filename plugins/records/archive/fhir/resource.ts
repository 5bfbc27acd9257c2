/** A resource of HL7 FHIR R4, as far as it is written here. */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>

export interface Reference {
  /** Type and id: "Patient/u1". */
  reference: string
  display?: string
}

export const referenceTo = ({ resourceType, id }: Resource, display?: string): Reference => ({
  reference: `${resourceType}/${id}`,
  ...(display && { display }),
})

/** A concept of which only the words are known: no code of a terminology is guessed (C-090). */
export const text = (value: string) => ({ text: value })

export const concept = (system: string, code: string, display: string) => ({
  coding: [{ system, code, display }],
})

export const LOINC = 'http://loinc.org'
export const SNOMED = 'http://snomed.info/sct'
export const UCUM = 'http://unitsofmeasure.org'

/** What stands where HL7 FHIR requires something that nobody has said. */
export const unknown = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}
