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

/** Whose family it is, and as what somebody belongs to it. */
export interface Family {
  userId: string
  dependent: boolean
}

/** The age from which a dependent has a document (FAMILY-005). */
const WITH_DOCUMENT = 14

/** Changes a member (FAMILY-017, FAMILY-022). What an administrator of families does not write stays. */
export function updateMember(
  db: Tx,
  change: Change,
  { userId, dependent }: Family,
  { id, version, ...body }: FamilyMember,
): Promise<{ version: number }> {
  return db.tx(async (tx) => {
    await requireFamilyLink(tx, change.tenant, { userId, id, dependent })
    const said = asMeant(body)
    if (dependent) demandDocument(said, change.now)
    const current = writableFields(users, orNotFound(await findRecord(tx, change.tenant, users, id)))
    const kept = Object.entries(current).filter(
      ([field]) => !(memberFields as readonly string[]).includes(field),
    )
    return updateRecord(tx, change, users, id, { ...Object.fromEntries(kept), ...said, version })
  })
}

/** Type 0 clears type and number (FAMILY-007); agreement 0 is none (FAMILY-009). What is only read is not written. */
function asMeant({
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

function demandDocument({ birthDate, identificationNumber }: AdminRecord, now: Date): void {
  const age = ageOn(typeof birthDate === 'string' ? birthDate : null, now.toISOString().slice(0, 10))
  if (age !== null && age >= WITH_DOCUMENT && !identificationNumber)
    throw fieldError('/identificationNumber', 'required', { missingProperty: 'identificationNumber' })
}

/** Takes somebody out of a family (FAMILY-019, FAMILY-024): the person stays, and with them what they have. */
export async function removeMember(
  db: Tx,
  change: Change,
  { userId, dependent }: Family,
  id: string,
): Promise<void> {
  const { tenant } = change
  await db.tx(async (tx) => {
    // Who is taken out twice at once is found once.
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
