import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { AdminEntity, AdminRecord } from '../entities/defineAdminEntity'
import { writeFamilyAudit, type Family } from './administration/writeMember'
import type { Change } from '../entities/history/change'
import { createRecord } from '../entities/records/writeRecord'

/** The most people in a family, besides its administrator. */
export const MAX_MEMBERS = 20

interface NewMember {
  record: AdminRecord
  invitedAt?: Date | null
  consentAt?: Date | null
}

/**
 * Creates a person and adds them to a family. Throws 400 FAMILY_FULL for a family that has the most members. `invitedAt`:
 * an independent member who still has to accept. `consentAt`: the adult who becomes a dependent agrees.
 */
export function addMember(
  db: Tx,
  change: Change,
  { userId, dependent }: Family,
  entity: AdminEntity,
  { record, invitedAt = null, consentAt = null }: NewMember,
): Promise<{ id: string; version: number }> {
  const { tenant } = change
  return db.tx(async (tx) => {
    await refuseFullFamily(tx, tenant, userId)
    const { id, version } = await createRecord(tx, change, entity, record)
    await tx.query(
      `insert into family_link (tenant, admin_id, member_id, dependent, invited_at, consent_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [tenant, userId, id, dependent, invitedAt?.toISOString() ?? null, consentAt?.toISOString() ?? null],
    )
    await writeFamilyAudit(tx, change, userId, { after: { [dependent ? 'dependent' : 'independent']: id } })
    return { id: String(id), version }
  })
}

async function refuseFullFamily(tx: Tx, tenant: string, userId: string): Promise<void> {
  // Of two additions at once, the second counts the member of the first.
  await tx.query('select from person where tenant = $1 and id = $2 for update', [tenant, userId])
  const [row] = await tx.query<{ members: number }>(
    'select count(*)::int as members from family_link where tenant = $1 and admin_id = $2',
    [tenant, userId],
  )
  if ((row?.members ?? 0) >= MAX_MEMBERS)
    throw new HttpError(400, 'FAMILY_FULL', { details: { limit: MAX_MEMBERS } })
}
