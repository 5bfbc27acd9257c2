import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { AccountDeletion } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'

/** A person who is deleted together with an account, and their appointments. */
export interface DeletedPerson {
  id: string
  name: string
  /** The booked and proposed appointments that have not started, by the clock or by a consultation ahead of it, and that the person may cancel. */
  appointmentIds: number[]
}

/** The person, and the dependents that nobody else looks after. */
export async function listDeletedPeople(
  db: Tx,
  tenant: string,
  id: string,
  now: Date,
): Promise<DeletedPerson[]> {
  return db.query<DeletedPerson>(
    `select p.id, p.name, array(select a.id from appointment a where a.tenant = p.tenant and a.patient_id = p.id
       and a.status in (${AppointmentStatus.booked}, ${AppointmentStatus.proposed}) and a.starts_at > $3::timestamptz
       and not a.readonly
       and not exists (select from consultation c where c.tenant = a.tenant and c.appointment_id = a.id) order by a.id)
       as "appointmentIds"
     from person p where p.tenant = $1 and (p.id = $2 or exists (
       select from family_link l where l.tenant = p.tenant and l.admin_id = $2 and l.member_id = p.id and l.dependent
         and not exists (select from family_link o where o.tenant = l.tenant and o.member_id = l.member_id and o.admin_id <> $2)))
     order by p.id <> $2, p.name, p.id`,
    [tenant, id, now.toISOString()],
  )
}

/** What deleting an account changes, and why it is refused. */
export async function readDeletion(db: Tx, tenant: string, id: string, now: Date): Promise<AccountDeletion> {
  const people = await listDeletedPeople(db, tenant, id, now)
  const ids = people.map((person) => person.id)
  const independents = await db.query<{ name: string }>(
    `select p.name from family_link l join person p on p.tenant = l.tenant and p.id = l.member_id
     where l.tenant = $1 and l.admin_id = $2 and not l.dependent order by p.name, p.id`,
    [tenant, id],
  )
  const [kept] = await db.query<{ count: number }>(
    `select count(*) as count from appointment where tenant = $1 and patient_id = any($2::text[])
       and status = ${AppointmentStatus.booked} and starts_at > $3::timestamptz and readonly`,
    [tenant, ids, now.toISOString()],
  )
  return {
    appointments: people.flatMap(({ appointmentIds }) => appointmentIds).length,
    keptAppointments: kept?.count ?? 0,
    dependents: people.slice(1).map(({ name }) => name),
    independents: independents.map(({ name }) => name),
    refusedBy: await findRefusal(db, tenant, id, ids),
  }
}

async function findRefusal(
  db: Tx,
  tenant: string,
  id: string,
  patientIds: readonly string[],
): Promise<AccountDeletion['refusedBy']> {
  const roles = await db.query(
    `select from account where tenant = $1 and sub = $2 and roles <> '{}'
     union all select from doctor where tenant = $1 and person_id = $2`,
    [tenant, id],
  )
  if (roles.length > 0) return 'role'
  const pending = await db.query(
    `select from payment p join appointment a on a.tenant = p.tenant and a.id = p.appointment_id
     where p.tenant = $1 and p.status = 'pending' and a.patient_id = any($2::text[])`,
    [tenant, patientIds],
  )
  return pending.length > 0 ? 'payment' : null
}
