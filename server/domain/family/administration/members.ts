import type { FamilyMember } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'
import type { AdminRecord } from '../../entities/defineAdminEntity'
import { findRecord } from '../../entities/records/readRecord'
import { users } from '../../users/entity'

/** The fields of a member that administrators of families read and write. */
export const memberFields = [
  'name',
  'surname',
  'email',
  'phone',
  'identificationNumberType',
  'identificationNumber',
  'birthDate',
  'gender',
  'agreementId',
] as const

/** The family of a user, dependents first, then by name. 404 for an unknown user. */
export async function listFamilyMembers(db: Tx, tenant: string, userId: string): Promise<FamilyMember[]> {
  orNotFound(await findRecord(db, tenant, users, userId))
  const links = await db.query<{ id: string; dependent: boolean }>(
    `select l.member_id as id, l.dependent from family_link l
     join person p on p.tenant = l.tenant and p.id = l.member_id
     where l.tenant = $1 and l.admin_id = $2 order by l.dependent desc, p.name_key collate "C", p.id`,
    [tenant, userId],
  )
  const members: FamilyMember[] = []
  for (const { id, dependent } of links) {
    members.push(memberOf(orNotFound(await findRecord(db, tenant, users, id)), dependent))
  }
  return members
}

function memberOf(record: AdminRecord, dependent: boolean): FamilyMember {
  const shown = ['id', ...memberFields, 'active', 'isDoctor', 'version']
  const entries = shown.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]]))
  return { ...(Object.fromEntries(entries) as FamilyMember), dependent }
}

/** Throws 404 when the person is not a dependent, or not an independent user, of that family. */
export async function requireFamilyLink(
  db: Tx,
  tenant: string,
  family: { userId: string; id: string; dependent: boolean },
): Promise<void> {
  const [link] = await db.query(
    'select 1 as is from family_link where tenant = $1 and admin_id = $2 and member_id = $3 and dependent = $4',
    [tenant, family.userId, family.id, family.dependent],
  )
  orNotFound(link)
}
