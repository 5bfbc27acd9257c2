import type { DependentUser, IndependentUser } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { addMember } from '../addMember'
import { checkBirthDate, dependentRecord, independentRecord } from '../memberRecord'
import { orNotFound } from '../../../platform/errors/orNotFound'
import type { AdminRecord } from '../../entities/defineAdminEntity'
import type { Change } from '../../entities/history/change'
import { findRecord } from '../../entities/records/readRecord'
import { users } from '../../users/entity'
import { checkAdult, type Family } from './writeMember'

/** Adds a new dependent to the family of a user. */
export function createDependent(db: Tx, change: Change, userId: string, body: DependentUser) {
  checkBirthDate(body, change)
  return createMember(db, change, { userId, dependent: true }, dependentRecord(body, change))
}

/** Adds a new user with an account to the family of a user. They get a letter to choose a password. */
export function createIndependent(db: Tx, change: Change, userId: string, body: IndependentUser) {
  checkBirthDate(body, change)
  const record = independentRecord(body)
  checkAdult(record, change)
  return createMember(db, change, { userId, dependent: false }, record)
}

/** Creates the member, and makes the user a family administrator. Throws 404 for an unknown user. */
function createMember(db: Tx, change: Change, family: Family, record: AdminRecord) {
  return db.tx(async (tx) => {
    orNotFound(await findRecord(tx, change.tenant, users, family.userId))
    const saved = await addMember(tx, change, family, users, { record })
    await tx.query(
      'update person set is_family_admin = true where tenant = $1 and id = $2 and not is_family_admin',
      [change.tenant, family.userId],
    )
    return saved
  })
}
