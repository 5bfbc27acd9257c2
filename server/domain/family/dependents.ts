import type { DependentUser, FamilyMember, FamilyRemoval } from '../../../schemas/generated/entities'
import { clocksAt, patientZones, type AppointmentZones } from '../../../schemas/time/clocks'
import { AppointmentStatus, AppointmentType } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import type { Change } from '../entities/history/change'
import { requireFamilyLink } from './administration/members'
import { updateMember } from './administration/writeMember'
import { fieldError } from '../entities/records/fieldError'
import { users } from '../users/entity'
import { userZoneSql } from '../appointments/userZone'
import { joinCentreSql, placeZoneSql } from '../catalogue/entitySql'
import { addMember } from './addMember'
import { checkAgreement, checkBirthDate, dependentRecord } from './memberRecord'
import type { FamilyOwner } from './owner'

/** Adds a dependent to a family. An adult needs the statement that they agree. */
export function addDependent(db: Tx, change: Change, owner: FamilyOwner, body: DependentUser) {
  checkBirthDate(body, change)
  const record = dependentRecord(body, change)
  checkAgreement(record, owner)
  checkConsent(body, change)
  const consentAt = body.consent ? change.now : null
  return addMember(db, change, { userId: owner.id, dependent: true }, users, { record, consentAt })
}

/** Changes a dependent of a family. The other fields of the user stay unchanged. */
export async function updateDependent(db: Tx, change: Change, owner: FamilyOwner, body: DependentUser) {
  const { id, version } = body
  if (id === undefined) throw fieldError('/id', 'required', { missingProperty: 'id' })
  if (version === undefined) throw fieldError('/version', 'required', { missingProperty: 'version' })
  const family = { userId: owner.id, dependent: true }
  return db.tx(async (tx) => {
    await requireFamilyLink(tx, change.tenant, { ...family, id })
    checkBirthDate(body, change)
    const record = dependentRecord(body, change)
    checkAgreement(record, owner, await agreementOf(tx, change.tenant, id))
    await noteConsent(tx, change, family, body)
    return updateMember(tx, change, family, { ...record, id, version } as FamilyMember)
  })
}

/** Requires the statement that an adult agrees to be a dependent, or is represented by law. */
function checkConsent({ birthDate, consent }: DependentUser, { rules, today }: Change): void {
  const isAdult = rules.adultBirthDate(birthDate, today) === undefined
  if (isAdult && !consent) throw fieldError('/consent', 'required', { age: rules.adultAge })
}

/** Stores the statement; one that was made before is enough. */
async function noteConsent(
  tx: Tx,
  change: Change,
  { userId }: { userId: string },
  body: DependentUser,
): Promise<void> {
  const link = [change.tenant, userId, body.id]
  const where = 'where tenant = $1 and admin_id = $2 and member_id = $3'
  const [stated] = await tx.query(`select from family_link ${where} and consent_at is not null`, link)
  if (stated) return
  checkConsent(body, change)
  if (body.consent)
    await tx.query(`update family_link set consent_at = $4 ${where}`, [...link, change.now.toISOString()])
}

/** The agreement of a person. */
export async function agreementOf(db: Tx, tenant: string, id: string): Promise<number | null> {
  const [row] = await db.query<{ agreementId: number | null }>(
    'select agreement_id as "agreementId" from person where tenant = $1 and id = $2',
    [tenant, id],
  )
  return row?.agreementId ?? null
}

/** What the removal of a dependent leaves behind: the appointments that have not begun. */
export async function readRemoval(db: Tx, tenant: string, id: string, now: Date): Promise<FamilyRemoval> {
  const rows = await db.query<{ startsAt: Date } & AppointmentZones>(
    `select a.starts_at as "startsAt",
       ${placeZoneSql} as zone, ${userZoneSql} as "userZone", s.type = ${AppointmentType.inPerson} as "isInPerson"
     from appointment a
     join service s on s.tenant = a.tenant and s.id = a.service_id
     join provider p on p.tenant = a.tenant and p.id = a.provider_id
     ${joinCentreSql}
     join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     where a.tenant = $1 and a.patient_id = $2 and a.starts_at > $3::timestamptz
       and a.status in (${AppointmentStatus.booked}, ${AppointmentStatus.pendingPayment})
     order by a.starts_at, a.id`,
    [tenant, id, now.toISOString()],
  )
  const [next] = rows
  return {
    appointments: rows.length,
    ...(next && {
      next: {
        startDate: next.startsAt.toISOString(),
        zone: clocksAt(next.startsAt.getTime(), patientZones(next))[0].zone,
      },
    }),
  }
}
