import { ageOn } from '../../../schemas/rules/age'
import { checkIdentification } from '../../../schemas/rules/identification'
import type { Tx } from '../../platform/db/database'
import { identificationTypes } from '../people/identificationTypes'
import type { AdminRecord, RecordChange } from '../entities/defineAdminEntity'
import { fieldError } from '../entities/records/fieldError'

const documentFields = ['identificationNumberType', 'identificationNumber', 'birthDate'] as const

/** Checks telephone number and document with the tenant's rules. Values that the user has already may stay. */
export async function checkPersonalData({ tx, change, id, current, body = {} }: RecordChange): Promise<void> {
  const hasChanged = (field: string) => body[field] !== current?.[field]
  const phone = body['phone']
  if (typeof phone === 'string' && hasChanged('phone')) {
    const broken = change.rules[current?.['isDoctor'] === true ? 'doctorPhone' : 'phone'](phone)
    if (broken) throw fieldError('/phone', broken)
  }
  if (!documentFields.some(hasChanged)) return
  checkDocument(body, (await isDependent(tx, change.tenant, id)) ? dependentAge(body, change.today) : null)
}

/** Checks the document number against its type, and requires it from an age on. */
export function checkDocument(body: AdminRecord, age: number | null): void {
  const error = checkIdentification(body, identificationTypes, age)
  if (error) throw fieldError(`/${error.field}`, error.rule)
}

/** The age that decides whether a dependent needs a document; null when the birth date is not known. */
export const dependentAge = ({ birthDate }: AdminRecord, today: string): number | null =>
  typeof birthDate === 'string' ? ageOn(birthDate, today) : null

const isDependent = async (tx: Tx, tenant: string, id: RecordChange['id']): Promise<boolean> => {
  const links = await tx.query(
    'select from family_link where tenant = $1 and member_id = $2 and dependent limit 1',
    [tenant, id],
  )
  return links.length > 0
}
