/** Somebody who says that they are insured. */
export interface InsuredPerson {
  /** The number of an identity document; null: not on record. */
  identificationNumber: string | null
  /** YYYY-MM-DD; null: not on record. */
  birthDate: string | null
}

/** The question to an insurer. */
export interface PolicyQuestion {
  insurerId: number
  policyNumber: string
  person: InsuredPerson
  /** The day of the appointment, YYYY-MM-DD. */
  date: string
}

/**
 * The answer of an insurer. `refused` says something about the person themselves and is given only where the policy is theirs;
 * a policy of somebody else and one that does not exist are both `unknown`.
 */
export type PolicyAnswer = 'valid' | 'unknown' | 'refused'

/** What answers for the insurers of a tenant. */
export interface InsurerPort {
  checkPolicy(question: PolicyQuestion): Promise<PolicyAnswer>
}
