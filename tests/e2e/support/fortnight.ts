import { AppointmentStatus } from '../../../schemas/generated/constants'
import { loadAgendas } from '../../../server/domain/availability/calendars/agendas'
import { freeSlots } from '../../../server/domain/availability/calendars/slots'
import { addDays } from '../../../server/domain/shared/zone'
import type { Db } from '../../../server/platform/db/database'
import { changeData } from './freshPortal'

const TENANT = 'portico'
const DAY_MS = 86_400_000

/** A doctor who will be absent. */
export interface BusyDoctor {
  id: number
  surname: string
  /** How many appointments they have in the fortnight. */
  count: number
}

/** A fortnight in which three doctors have appointments, and nobody else does. */
export interface BusyFortnight {
  /** YYYY-MM-DD. */
  from: string
  to: string
  doctors: BusyDoctor[]
  /** The email addresses of the patients. */
  addresses: string[]
}

interface Offer {
  id: number
  surname: string
  providerId: number
  serviceId: number
  duration: number
}

/** Plans some appointments with each of three doctors in a fortnight six weeks ahead, in the data of a portal that does not run. */
export async function planFortnight(
  folder: string,
  now: number,
  counts: readonly [number, number, number],
): Promise<BusyFortnight> {
  const from = addDays(new Date(now).toISOString().slice(0, 10), 42)
  const to = addDays(from, 13)
  const doctors: BusyDoctor[] = []
  const addresses = new Set<string>()
  await changeData(folder, async (db) => {
    await db.query(
      `update appointment set status = ${AppointmentStatus.cancelled} where tenant = $1 and starts_at between $2::date and $3::date + 1`,
      [TENANT, from, to],
    )
    const people = await readPatients(db)
    let turn = 0
    for (const offer of await readOffers(db)) {
      const count = counts[doctors.length]
      if (count === undefined) break
      const starts = await freeStarts(db, offer, addDays(from, 4 * doctors.length))
      if (starts.length < count) continue
      for (const start of starts.slice(0, count)) {
        const person = people[turn++ % people.length]
        if (!person) throw new Error('the demo data has no patients')
        addresses.add(person.email)
        await insert(db, offer, person.id, start)
      }
      doctors.push({ id: offer.id, surname: offer.surname, count })
    }
  })
  if (doctors.length < counts.length) throw new Error('the demo data has too few doctors')
  return { from, to, doctors, addresses: [...addresses] }
}

const readPatients = (db: Db) =>
  db.query<{ id: string; email: string }>(
    `select a.sub as id, a.email from account a
     where a.tenant = $1 and a.email is not null and not exists (select from doctor d where d.tenant = a.tenant and d.person_id = a.sub)
     order by a.email = 'luis@portico.test' desc, a.sub`,
    [TENANT],
  )

const readOffers = (db: Db) =>
  db.query<Offer>(
    `select distinct on (d.id) d.id, d.surname, p.id as "providerId", o.service_id as "serviceId", coalesce(o.duration, s.duration) as duration
     from doctor d join provider p on p.tenant = d.tenant and p.doctor_id = d.id
     join provider_service o on o.tenant = p.tenant and o.provider_id = p.id
     join service s on s.tenant = o.tenant and s.id = o.service_id
     where d.tenant = $1 order by d.id, coalesce(o.duration, s.duration)`,
    [TENANT],
  )

/** When a doctor is free in the four days after a day: each doctor has days of their own, so no patient has two appointments at once. */
async function freeStarts(db: Db, { id, duration }: Offer, day: string): Promise<number[]> {
  const first = Date.parse(day) + DAY_MS
  const span = { start: first, end: first + 4 * DAY_MS }
  const agenda = (await loadAgendas(db, TENANT, [id], span)).get(id)
  if (!agenda) return []
  return [...freeSlots(agenda.calendar, agenda.booked, span, duration)].map(({ start }) => start)
}

const insert = (db: Db, { id, providerId, serviceId, duration }: Offer, patient: string, start: number) =>
  db.query(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, agreed_start)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $6::timestamptz + $7::int * interval '1 minute', 'infinity')`,
    [TENANT, patient, providerId, id, serviceId, new Date(start).toISOString(), duration],
  )
