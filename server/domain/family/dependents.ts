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

/** Adds a dependent to a family. */
export function addDependent(db: Tx, change: Change, owner: FamilyOwner, body: DependentUser) {
  checkBirthDate(body, change)
  const record = dependentRecord(body, change)
  checkAgreement(record, owner)
  return addMember(db, change, { userId: owner.id, dependent: true }, users, { record })
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
    return updateMember(tx, change, family, { ...record, id, version } as FamilyMember)
  })
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
