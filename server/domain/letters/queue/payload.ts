import { AppointmentStatus, AppointmentType } from '../../../../schemas/generated/constants'
import type { LocalText } from '../../../../schemas/questions/question'
import type { Tx } from '../../../platform/db/database'
import { letterAnswersSql } from '../../appointments/answers'
import {
  appointmentMessageSql,
  centreSql,
  doctorFullNameSql,
  joinCentreSql,
  localSql,
  placeZoneSql,
} from '../../catalogue/entitySql'
import { userZoneSql } from '../../appointments/userZone'

/** What a letter is about. */
export type LetterKind =
  | 'booked'
  | 'moved'
  | 'cancelled'
  | 'reminder'
  | 'paymentFailed'
  | 'paymentExpired'
  | 'refunded'
  | 'proposed'
  | 'proposalWithdrawn'
  | 'proposalDeclined'
  | 'proposalExpired'
  | 'policyConfirmed'
  | 'policyRefused'
  | 'missed'
  | 'freedTime'

/** Who reads a letter: the patient, a member of the family who looks after them, or the doctor. */
export type Audience = 'patient' | 'family' | 'doctor'

/** An appointment as a letter tells it. Instants as ISO strings. */
export interface AppointmentFacts {
  bookId: number
  startsAt: string
  endsAt: string
  /** IANA zone of the place, or of the doctor where the appointment is online. */
  zone: string
  /** The zone that the patient booked in, or uses; an offset where only that is known. Null or absent: not known. */
  userZone?: string | null
  isOnline: boolean
  /** The address, where the appointment is in person. */
  place: string | null
  service: string
  specialty: string
  doctor: string
  /** What the service and the doctor ask of the patient. */
  message: string | null
  /** Texts in other languages: the reader's language is known when the letter is sent. */
  local?: Readonly<Record<string, Pick<AppointmentFacts, 'service' | 'specialty' | 'message'>>> | null
  patient: string
  /** Of the payment, in cents; null: nothing was to be paid. */
  cents: number | null
  currency: string | null
  /** The money has arrived and has not gone back. */
  isPaid: boolean
  /** Whether the money goes back. Absent in letters that were written before there were terms: a cancelled visit was refunded. */
  isRefunding?: boolean
  /** The number of the newest receipt. Null or absent: there is none. */
  receipt?: string | null
  /** SEQUENCE of the calendar entry. */
  sequence: number
  /** Of a visit that a doctor proposes, or of a freed time: until when the patient can accept it. */
  answerBy?: string | null
  /** Of a visit that a doctor proposes: the start of the appointment that moves there. Null or absent: it is a new visit. */
  replaces?: string | null
  /** The insurer, if one should pay, and what the patient pays instead. `payBy`: only where it is paid online. */
  insurer?: string | null
  price?: { amount: number; currency: string } | null
  payBy?: string | null
  /** Questions of the booking that letters repeat, and their answers, by language. */
  answers?: readonly { label: LocalText; text: LocalText }[] | null
}

/** The names and the message in the reader's language, as far as they are translated. */
export const localTexts = (
  facts: Pick<AppointmentFacts, 'service' | 'specialty' | 'message' | 'local'>,
  language: string,
): Pick<AppointmentFacts, 'service' | 'specialty' | 'message'> => facts.local?.[language] ?? facts

/** The content of a letter, stored with it. */
export interface LetterPayload extends AppointmentFacts {
  audience: Audience
  /** The appointment before a change. */
  before?: AppointmentFacts
}

/** The people who may receive a letter about an appointment. */
export interface AppointmentPeople {
  patientId: string
  /** Has no account: others act for them. */
  isDependent: boolean
  /** Who looks after the patient. */
  familyAdminIds: string[]
  /** The family administrator who booked or changed the appointment last. */
  lastFamilyAdminId: string | null
  doctorId: number
  /** Null for a doctor without an account, or who does not want letters (`notifyBookings`). */
  doctorPersonId: string | null
  /** The same whether or not they want letters: for answers to what they asked. */
  askingDoctorId: string | null
}

/** An appointment and its people at this moment. */
export interface AppointmentRecord {
  facts: AppointmentFacts
  people: AppointmentPeople
}

/** Reads an appointment for the letters about it. Throws for an unknown id. */
export async function readAppointment(tx: Tx, tenant: string, bookId: number): Promise<AppointmentRecord> {
  const [record] = await selectRecords(tx, tenant, 'a.id = $2', [bookId])
  if (!record) throw new Error(`There is no appointment ${bookId}`)
  return record
}

/** The booked appointments of a person and of their dependents that end after `from`, earliest first, at most 500. */
export const listUpcoming = (
  db: Tx,
  tenant: string,
  personId: string,
  from: Date,
): Promise<AppointmentRecord[]> =>
  selectRecords(
    db,
    tenant,
    `a.status = ${AppointmentStatus.booked} and a.ends_at > $3::timestamptz
       and (a.patient_id = $2 or a.patient_id in (select f.member_id from family_link f
         where f.tenant = a.tenant and f.admin_id = $2 and f.dependent))
     order by a.starts_at, a.id limit 500`,
    [personId, from.toISOString()],
  )

/** A booked appointment of a patient. */
export async function findBooked(
  db: Tx,
  tenant: string,
  patientId: string,
  bookId: number,
): Promise<AppointmentRecord | undefined> {
  const where = `a.id = $2 and a.patient_id = $3 and a.status = ${AppointmentStatus.booked}`
  return (await selectRecords(db, tenant, where, [bookId, patientId]))[0]
}

async function selectRecords(
  db: Tx,
  tenant: string,
  where: string,
  values: readonly unknown[],
): Promise<AppointmentRecord[]> {
  const rows = await db.query<AppointmentRecord>(`${selectRecord} where a.tenant = $1 and ${where}`, [
    tenant,
    ...values,
  ])
  return rows.map(({ facts, people }) => ({
    facts: {
      ...facts,
      startsAt: toIso(facts.startsAt),
      endsAt: toIso(facts.endsAt),
      ...(facts.answerBy != null && { answerBy: toIso(facts.answerBy) }),
      ...(facts.replaces != null && { replaces: toIso(facts.replaces) }),
      ...(facts.payBy != null && { payBy: toIso(facts.payBy) }),
    },
    people,
  }))
}

/** PostgreSQL writes instants into JSON with the offset of the session. */
const toIso = (instant: string) => new Date(instant).toISOString()

/** What the service and the doctor ask of the patient. */
const messageSql = (ofService: string, ofDoctor: string): string =>
  `nullif(concat_ws(' ', ${ofService}, ${ofDoctor}), '')`

const selectRecord = `
  select jsonb_build_object(
      'bookId', a.id, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
      'zone', ${placeZoneSql}, 'userZone', ${userZoneSql},
      'isOnline', s.type = ${AppointmentType.online},
      'place', case when s.type = ${AppointmentType.inPerson} then ${centreSql} end,
      'service', s.name, 'specialty', sp.name, 'doctor', ${doctorFullNameSql}, 'message', ${messageSql('s.message', 'd.appointment_message')},
      'local', (select jsonb_object_agg(l.language, jsonb_build_object(
          'service', ${localSql('s', 'name', 'l.language')}, 'specialty', ${localSql('sp', 'name', 'l.language')},
          'message', ${messageSql(localSql('s', 'message', 'l.language'), appointmentMessageSql('l.language'))}))
        from jsonb_object_keys(coalesce(s.translations, '{}') || coalesce(sp.translations, '{}')
          || coalesce(d.extra -> 'translations', '{}')) as l (language)),
      'patient', concat_ws(' ', pt.name, pt.surname), 'cents', pay.amount_cents, 'currency', pay.currency, 'isPaid', coalesce(pay.status in ('paid', 'refunding'), false), 'isRefunding', coalesce(pay.status = 'refunding', false),
      'receipt', (select r.number from payment_receipt r
        where r.tenant = a.tenant and r.appointment_id = a.id order by r.issued_at desc, r.kind desc limit 1),
      'sequence', coalesce(n.sequence, 0), 'answerBy', coalesce(o.answer_by, h.answer_by), 'replaces', r.starts_at, 'insurer', i.name,
      'price', (select jsonb_build_object('amount', k.amount, 'currency', k.currency) from policy_check k
        where k.tenant = a.tenant and k.appointment_id = a.id),
      'payBy', case when a.status = ${AppointmentStatus.pendingPayment} then pay.held_until end, 'answers', ${letterAnswersSql}) as facts,
    jsonb_build_object(
      'patientId', a.patient_id, 'doctorId', a.doctor_id, 'lastFamilyAdminId', n.family_admin_id,
      'askingDoctorId', d.person_id, 'doctorPersonId', case when (d.extra ->> 'notifyBookings')::boolean then d.person_id end,
      'isDependent', exists (select from family_link f
        where f.tenant = a.tenant and f.member_id = a.patient_id and f.dependent),
      'familyAdminIds', array(select f.admin_id from family_link f
        where f.tenant = a.tenant and f.member_id = a.patient_id order by f.admin_id)) as people
  from appointment a
  join service s on s.tenant = a.tenant and s.id = a.service_id
  join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
  join provider p on p.tenant = a.tenant and p.id = a.provider_id
  ${joinCentreSql}
  join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
  join person pt on pt.tenant = a.tenant and pt.id = a.patient_id
  left join insurer i on i.tenant = a.tenant and i.id = a.insurer_id
  left join payment pay on pay.tenant = a.tenant and pay.appointment_id = a.id
  left join appointment_notice n on n.tenant = a.tenant and n.appointment_id = a.id
  left join visit_proposal o on o.tenant = a.tenant and o.appointment_id = a.id
  left join appointment r on r.tenant = o.tenant and r.id = o.replaces
  left join freed_time h on h.tenant = a.tenant and h.appointment_id = a.id`
