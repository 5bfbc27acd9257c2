import type { Tx } from '../../../platform/db/database'
import type { InsurerPort } from './insurerPort'

const alphanumericsOf = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Answers for the insurers with the policies that administrators have imported (decision 318). */
export function createInsuredList(tx: Tx, tenant: string): InsurerPort {
  return {
    async checkPolicy({ insurerId, policyNumber, person: { identificationNumber, birthDate }, date }) {
      const rows = await tx.query<{ isValid: boolean }>(
        `select coalesce(valid_until >= $6::date, true) as "isValid" from insured_policy
         where tenant = $1 and insurer_id = $2 and number_key = $3
           and (identification_number is null
             or upper(regexp_replace(identification_number, '[^[:alnum:]]', '', 'g')) = $4)
           and (birth_date is null or birth_date = $5::date)`,
        [
          tenant,
          insurerId,
          alphanumericsOf(policyNumber),
          identificationNumber && alphanumericsOf(identificationNumber),
          birthDate,
          date,
        ],
      )
      if (rows.length === 0) return 'unknown'
      return rows.some(({ isValid }) => isValid) ? 'valid' : 'refused'
    },
  }
}
