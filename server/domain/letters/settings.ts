import type { Letter, LetterSettings } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'

/** Everything is on until a person changes it. */
const defaults: LetterSettings = { bookings: true, reminders: true }

/** Reads which letters a person receives. */
export async function readLetterSettings(db: Tx, tenant: string, personId: string): Promise<LetterSettings> {
  const [row] = await db.query<LetterSettings>(
    'select bookings, reminders from letter_settings where tenant = $1 and person_id = $2',
    [tenant, personId],
  )
  return row ?? defaults
}

/** Writes which letters a person receives, and the language they use. */
export async function writeLetterSettings(
  db: Tx,
  tenant: string,
  personId: string,
  { bookings, reminders, language }: LetterSettings & { language: string },
): Promise<void> {
  await db.query(
    `insert into letter_settings (tenant, person_id, language, bookings, reminders)
     select tenant, id, $3, $4::boolean, $5::boolean from person where tenant = $1 and id = $2
     on conflict (tenant, person_id) do update
       set language = excluded.language, bookings = excluded.bookings, reminders = excluded.reminders`,
    [tenant, personId, language, bookings, reminders],
  )
}

/** The latest letters about appointments to a person, the newest first. Letters that were outdated before they were sent are left out. */
export async function listLetters(db: Tx, tenant: string, personId: string): Promise<Letter[]> {
  const rows = await db.query<Omit<Letter, 'at'> & { at: Date }>(
    `select id, kind, coalesce(sent_at, created_at) as at, sent_to as "to", payload ->> 'audience' as audience,
       appointment_id as "bookId", payload ->> 'startsAt' as "startsAt",
       case when payload ->> 'audience' <> 'doctor' and (payload ->> 'isOnline')::boolean
         then coalesce(payload ->> 'userZone', payload ->> 'zone') else payload ->> 'zone' end as zone,
       payload ->> 'patient' as patient, payload ->> 'doctor' as doctor,
       case when sent_at is not null then 'sent' when failed_at is not null then 'failed'
         when handed_over_at is not null then 'unknown' else 'waiting' end as status
     from letter where tenant = $1 and person_id = $2 and appointment_id is not null and last_error is distinct from 'outdated'
     order by created_at desc, id desc limit 50`,
    [tenant, personId],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** The language of a person's letters: the one that they used last. Undefined: they have used none yet. */
export async function languageOf(db: Tx, tenant: string, personId: string): Promise<string | undefined> {
  const [row] = await db.query<{ language: string }>(
    'select language from letter_settings where tenant = $1 and person_id = $2',
    [tenant, personId],
  )
  return row?.language
}
