import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { NOW, type Clinic } from '../../../test/clinic/clinic'

/** A visit in the past that was paid. */
export async function writePaidVisit({ db }: Clinic, id: string): Promise<void> {
  await db.query(`update person set identification_number = '12345678Z' where id = $1`, [id])
  const [visit] = await db.query<{ id: number }>(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, notes)
     select tenant, $1, provider_id, doctor_id, service_id, '2026-06-01T03:00:00Z', '2026-06-01T03:20:00Z', 'Secreto de Luis'
     from appointment where tenant = 'one' order by id limit 1 returning id`,
    [id],
  )
  await db.query(
    `insert into payment (tenant, appointment_id, order_number, amount_cents, currency, status, held_until, created_at)
     values ('one', $1, '1234ABCDEFGH', 4000, 'EUR', 'paid', $2, $2)`,
    [visit?.id, '2026-06-01T02:00:00Z'],
  )
}

/** Rows of a person that the demo data lack, with what must not stay anywhere. */
export async function writeTraces({ db }: Clinic, id: string): Promise<void> {
  const at = NOW.toISOString()
  const mark = 'Secreto de Luis'
  await db.query(
    `insert into audit (tenant, entity, record_id, changed_by, changed_at, action, before, after, version)
     values ('one', 'AdminUser', $1, 'admin', $2, 'update', $3::jsonb, $3::jsonb, 2)`,
    [id, at, JSON.stringify({ email: 'luis@portico.test', notes: mark })],
  )
  await db.query(
    `insert into letter (tenant, person_id, kind, payload, dedupe_key, created_at, not_before, expires_at, sent_at, sent_to)
     values ('one', $1, 'newMessage', '{}', $3, $2, $2, $2, $2, 'luis@portico.test')`,
    [id, at, `test:${id}`],
  )
  await db.query(
    `insert into record_share (tenant, patient_id, label, made_by, made_at, expires_at, token_hash, code_hash, content)
     values ('one', $1, $3, $1, $2, $2::timestamptz + interval '9 days', $1, 'x', 'x')`,
    [id, at, mark],
  )
  await db.query(
    `insert into accepted_conditions (tenant, person_id, version, accepted_at) values ('one', $1, $3, $2)
     on conflict do nothing`,
    [id, at, mark],
  )
  await db.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, detail, occurred_at)
     values ('one', 'x', $1, 'administrator', 'changed', $3, $2)`,
    [id, at, mark],
  )
}

/** A time in the past that the person held and did not pay. */
export async function writeUnpaidHold({ db }: Clinic, id: string): Promise<void> {
  const [held] = await db.query<{ id: number }>(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, status)
     select tenant, $1, provider_id, doctor_id, service_id, '2026-06-02T03:00:00Z', '2026-06-02T03:20:00Z', ${AppointmentStatus.released}
     from appointment where tenant = 'one' order by id limit 1 returning id`,
    [id],
  )
  await db.query(
    `insert into payment (tenant, appointment_id, order_number, amount_cents, currency, status, held_until, created_at)
     values ('one', $1, '5678ABCDEFGH', 4000, 'EUR', 'released', $2, $2)`,
    [held?.id, '2026-06-02T02:00:00Z'],
  )
}
