import type { FamilyMember } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { writeAudit } from '../../entities/history/audit'
import type { Change } from '../../entities/history/change'
import type { AdminEntity, AdminRecord } from '../../entities/defineAdminEntity'
import { fieldError } from '../../entities/records/fieldError'
import { findRecord, writableFields } from '../../entities/records/readRecord'
import { users } from '../../users/entity'
import { checkDocument, dependentAge } from '../../users/personalData'
import { updateRecord } from '../../entities/records/writeRecord'
import { memberFields, requireFamilyLink } from './members'

/** The owner of a family, and the kind of the member. */
export interface Family {
  userId: string
  dependent: boolean
}

/** Updates a member. The other fields of the user stay unchanged. `entity`: how users are stored. */
export function updateMember(
  db: Tx,
  change: Change,
  { userId, dependent }: Family,
  { id, version, ...body }: FamilyMember,
  entity: AdminEntity = users,
): Promise<{ version: number }> {
  return db.tx(async (tx) => {
    await requireFamilyLink(tx, change.tenant, { userId, id, dependent })
    const values = toMemberRecord(body)
    if (dependent) checkDependent(values, change.today)
    const current = writableFields(entity, orNotFound(await findRecord(tx, change.tenant, entity, id)))
    if (!dependent && values['birthDate'] !== current['birthDate']) checkAdult(values, change)
    const unchanged = Object.entries(current).filter(
      ([field]) => !(memberFields as readonly string[]).includes(field),
    )
    return updateRecord(tx, change, entity, id, { ...Object.fromEntries(unchanged), ...values, version })
  })
}

/** The values of a member to store, without the read-only fields. Type 0 clears the document; agreement 0 clears the agreement. */
export function toMemberRecord({
  dependent: _dependent,
  active: _active,
  isDoctor: _isDoctor,
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

/** Requires the document of a dependent who is old enough. */
export const checkDependent = (body: AdminRecord, today: string): void =>
  checkDocument(body, dependentAge(body, today))

/** Requires an independent user to be an adult; an unknown birth date is accepted (C-143). */
export function checkAdult({ birthDate }: AdminRecord, { rules, today }: Change): void {
  const broken = typeof birthDate === 'string' && rules.adultBirthDate(birthDate, today)
  if (broken) throw fieldError('/birthDate', broken, { age: rules.adultAge })
}

/** Removes a member from a family. The user stays with all their data. */
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
    await writeFamilyAudit(tx, change, userId, { before: { [dependent ? 'dependent' : 'independent']: id } })
  })
}

/** Notes in the history of a family administrator who was added to the family or removed from it. */
export async function writeFamilyAudit(
  tx: Tx,
  change: Change,
  userId: string,
  { before = {}, after = {} }: { before?: AdminRecord; after?: AdminRecord },
): Promise<void> {
  const { version } = orNotFound(await findRecord(tx, change.tenant, users, userId))
  await writeAudit(tx, change, { ...users, entity: 'Family' }, userId, {
    action: 'update',
    version: Number(version),
    before,
    after,
  })
}
