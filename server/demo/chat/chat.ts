import type { Tx } from '../../platform/db/database'
import { doctorIndex, type DemoDoctor } from '../doctors/doctors'
import { personId } from '../people/personRow'
import { insertRows, type Row } from '../rows'
import { conversations, oldMessages, type DemoMessage } from './texts'

const MINUTE = 60_000

/** The keys of the people of the conversations (see personId). */
const keys = { ana: 'ana', luis: 'luis', parent: 'ana/parent' } as const

/** Inserts conversations of the demo accounts: one with new messages, one for a dependent, one that is long, and a closed one. */
export async function seedChat(
  tx: Tx,
  tenant: string,
  doctors: readonly DemoDoctor[],
  now: Date,
): Promise<void> {
  const idOf = (who: keyof typeof keys) => personId(tenant, keys[who])
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE).toISOString()
  for (const { patient, with: who, writer, closedMinutesAgo, unread, texts } of conversations) {
    const doctor = doctors[doctorIndex[who]]
    if (!doctor) continue
    const key = { tenant, patient_id: idOf(patient), doctor_id: doctor.id }
    const closed_at = closedMinutesAgo === undefined ? null : at(closedMinutesAgo)
    await insertRows(tx, 'chat_conversation', [{ ...key, closed_at, read_by_patient: 0, read_by_doctor: 0 }])
    const all = patient === 'luis' ? [...oldMessages, ...texts] : texts
    const doctorId = who === 'family' ? personId(tenant, 'doctor') : `doctor-${doctor.id}`
    const row = (message: DemoMessage): Row => ({
      ...key,
      sender_id: message.by === 'doctor' ? doctorId : idOf(writer ?? patient),
      from_doctor: message.by === 'doctor',
      content: message.text,
      created_at: at(message.minutesAgo),
    })
    await insertMessages(tx, all.map(row))
    await markRead(tx, key, unread)
  }
}

/** In the order of time, so that ids grow with it. */
const insertMessages = async (tx: Tx, rows: readonly Row[]) => {
  const columns = 'tenant, patient_id, doctor_id, sender_id, from_doctor, content, created_at'
  await tx.query(
    `insert into chat_message (${columns})
     select ${columns} from jsonb_populate_recordset(null::chat_message, $1::jsonb) order by created_at`,
    [JSON.stringify(rows)],
  )
}

/** Everything is read by both sides, except the last messages for the side that has some. */
async function markRead(
  tx: Tx,
  { tenant, patient_id, doctor_id }: { tenant: string; patient_id: string; doctor_id: number },
  unread: { patient?: number; doctor?: number } = {},
): Promise<void> {
  const place = '(select id from m order by id desc offset'
  await tx.query(
    `with m as (select id from chat_message where tenant = $1 and patient_id = $2 and doctor_id = $3)
     update chat_conversation set read_by_patient = ${place} $4::int limit 1),
       read_by_doctor = ${place} $5::int limit 1)
     where tenant = $1 and patient_id = $2 and doctor_id = $3`,
    [tenant, patient_id, doctor_id, unread.patient ?? 0, unread.doctor ?? 0],
  )
}
