import { AppointmentStatus } from '../../../../../../schemas/generated/constants'
import type {
  Absence,
  AbsenceInput,
  AbsencePreview,
  WorkingDays,
} from '../../../../../../schemas/generated/entities'
import { findOffers, type TestOffer } from '../../../../../test/clinic/bookingRequests'
import { NOW, openClinic } from '../../../../../test/clinic/clinic'
import { addDays } from '../../../../shared/zone'

const from = addDays(NOW.toISOString().slice(0, 10), 40)

/** The fortnight in which `findOffers` looks for free times. */
export const fortnight = { from, to: addDays(from, 13) }

/** A clinic with doctors who have free times in the fortnight, and what tests of absences send and read. */
export async function openAbsences(database: Parameters<typeof openClinic>[0]) {
  const clinic = await openClinic(database)
  const admin = await clinic.as('admin@portico.test')
  const ana = await clinic.as('ana@portico.test')
  const found = await findOffers(ana, NOW)
  const doctors = new Map(found.map((offer) => [offer.doctorId, offer]))
  const offers = [...doctors.values()].filter(({ free }) => free.length > 20)

  /** A doctor whose absences no other test changes. */
  const nextOffer = (): TestOffer => {
    const offer = offers.pop()
    if (!offer) throw new Error('the demo data has too few doctors')
    return offer
  }
  const path = ({ doctorId }: TestOffer) => `api/doctors/${doctorId}/absences`
  const preview = async (offer: TestOffer, range: object = fortnight) =>
    (await admin('GET', `${path(offer)}/preview?${new URLSearchParams({ ...range })}`)).body as AbsencePreview
  const input = async (offer: TestOffer, more: Partial<AbsenceInput> = {}): Promise<AbsenceInput> => {
    const body = { ...fortnight, reason: 'Vacaciones', appointments: 'cancel' as const, ...more }
    const { from: first, to, startTime, endTime } = body
    const hours = startTime !== undefined && endTime !== undefined ? { startTime, endTime } : {}
    const { appointments } = await preview(offer, { from: first, to, ...hours })
    return { known: appointments.map(({ id }) => id), ...body }
  }
  const add = (offer: TestOffer, body: object, call = admin) => call('POST', path(offer), body)
  const list = async (offer: TestOffer) => (await admin('GET', path(offer))).body as Absence[]
  const hours = async ({ doctorId }: TestOffer) => {
    const query = new URLSearchParams({ doctorId: String(doctorId), ...fortnight })
    return (await admin('GET', `api/doctors/working-day-calendar?${query}`)).body as WorkingDays
  }
  const insert = async (
    { doctorId, providerId, serviceId, duration }: TestOffer,
    patient: string,
    start: string,
  ) => {
    const [row] = await clinic.db.query<{ id: number }>(
      `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, agreed_start)
       values ('one', $1, $2, $3, $4, $5::timestamptz, $5::timestamptz + $6::int * interval '1 minute', 'infinity') returning id`,
      [patient, providerId, doctorId, serviceId, start, duration],
    )
    return row?.id ?? 0
  }
  /** People with an account and without an appointment to come. */
  const adults = () =>
    clinic.db.query<{ id: string }>(
      `select p.id from person p join account a on a.tenant = p.tenant and a.sub = p.id
       where p.tenant = 'one' and not exists (select from appointment o where o.tenant = p.tenant and o.patient_id = p.id
         and o.status = ${AppointmentStatus.booked}
         and o.starts_at > $1) order by p.id`,
      [NOW],
    )
  const statuses = async (ids: readonly number[]) => {
    const rows = await clinic.db.query<{ status: number }>(
      `select distinct status from appointment where tenant = 'one' and id = any($1::int[])`,
      [ids],
    )
    return rows.map(({ status }) => status)
  }
  return {
    clinic,
    admin,
    ana,
    offers,
    nextOffer,
    path,
    preview,
    input,
    add,
    list,
    hours,
    insert,
    adults,
    statuses,
  }
}

export type AbsencesOfTest = Awaited<ReturnType<typeof openAbsences>>
