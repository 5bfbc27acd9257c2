import type { AdminUser } from '../../../../schemas/generated/entities'

/** A patient as the hospital's system knows them: the fields of a user that it has. */
export type ExternalPatient = Pick<
  AdminUser,
  | 'name'
  | 'surname'
  | 'email'
  | 'phone'
  | 'birthDate'
  | 'gender'
  | 'identificationNumberType'
  | 'identificationNumber'
>

/**
 * Finds a patient in the hospital's system by their number there; undefined without one. Throws 502
 * EXTERNAL_PATIENTS_UNAVAILABLE where the system does not answer.
 */
export type FindExternalPatient = (externalId: string) => Promise<ExternalPatient | undefined>
