import type { FamilyMember } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { orNotFound } from '../../orNotFound'
import { ageOn } from '../../people/age'
import { writeAudit, type Change } from '../history/audit'
import type { AdminRecord } from '../defineAdminEntity'
import { fieldError } from '../records/fieldError'
import { findRecord, writableFields } from '../records/readRecord'
import { users } from '../users/entity'
import { updateRecord } from '../records/writeRecord'
import { memberFields, requireFamilyLink } from './members'

/** The owner of a family, and the kind of the member. */
export interface Family {
  userId: string
  dependent: boolean
}

/** The age from which a dependent needs an identification document (FAMILY-005). */
const DOCUMENT_AGE = 14

/** Updates a member (FAMILY-017, FAMILY-022). The other fields of the user stay unchanged. */
export function updateMember(
  db: Tx,
  change: Change,
  { userId, dependent }: Family,
  { id, version, ...body }: FamilyMember,
): Promise<{ version: number }> {
  return db.tx(async (tx) => {
    await requireFamilyLink(tx, change.tenant, { userId, id, dependent })
    const values = toRecord(body)
    if (dependent) requireDocument(values, change.now)
    const current = writableFields(users, orNotFound(await findRecord(tx, change.tenant, users, id)))
    const unchanged = Object.entries(current).filter(
      ([field]) => !(memberFields as readonly string[]).includes(field),
    )
    return updateRecord(tx, change, users, id, { ...Object.fromEntries(unchanged), ...values, version })
  })
}

/** Drops the read-only fields. Type 0 clears the document (FAMILY-007); agreement 0 clears the agreement (FAMILY-009). */
function toRecord({
  dependent: _dependent,
  active: _active,
  ...body
}: Omit<FamilyMember, 'id' | 'version'>): AdminRecord {
  const { identificationNumberType, identificationNumber, agreementId, ...rest } = body
  return {
    ...rest,
    ...(agreementId && { agreementId }),
    ...(identificationNumberType !== 0 && {
      ...(identificationNumberType && { identificationNumberType }),
      ...(identificationNumber && { identificationNumber }),
    }),
  }
}

function requireDocument({ birthDate, identificationNumber }: AdminRecord, now: Date): void {
  const age = ageOn(typeof birthDate === 'string' ? birthDate : null, now.toISOString().slice(0, 10))
  if (age !== null && age >= DOCUMENT_AGE && !identificationNumber)
    throw fieldError('/identificationNumber', 'required', { missingProperty: 'identificationNumber' })
}

/** Removes a member from a family (FAMILY-019, FAMILY-024). The user stays with all their data. */
export async function removeMember(
  db: Tx,
  change: Change,
  { userId, dependent }: Family,
  id: string,
): Promise<void> {
  const { tenant } = change
  await db.tx(async (tx) => {
    // Of two concurrent removals, only one finds the link.
    const [link] = await tx.query(
      `delete from family_link where tenant = $1 and admin_id = $2 and member_id = $3 and dependent = $4
       returning member_id`,
      [tenant, userId, id, dependent],
    )
    orNotFound(link)
    const { version } = orNotFound(await findRecord(tx, tenant, users, userId))
    await writeAudit(tx, change, { ...users, entity: 'Family' }, userId, {
      action: 'update',
      version: Number(version),
      before: { [dependent ? 'dependent' : 'independent']: id },
      after: {},
    })
  })
}
