/** A resource of HL7 FHIR R4, as far as it is written here. */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>
