import type { ChatContact } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { PersonContext } from '../../platform/http/request/personContext'
import { doctorFullNameSql, localSql } from '../catalogue/entitySql'
import { isTreated, selectSeenPatients, treatedSql, type TreatmentTime } from '../people/treated'
import type { ConversationSide } from './conversationSide'

/** SQL: the first specialty of doctor `d`, in the language of a placeholder. */
export const specialtySql = (language: string): string => `(
  select ${localSql('sp', 'name', language)} from doctor_specialty x
    join specialty sp on sp.tenant = x.tenant and sp.id = x.specialty_id
  where x.tenant = d.tenant and x.doctor_id = d.id order by sp.id limit 1)`

const places = { now: '$5', since: '$6' }
/** SQL: the doctor whom $2 is. */
const ownDoctor =
  '(select o.id from doctor o where o.tenant = $1 and o.person_id = $2 and o.is_active limit 1)'

/** The longest list of people to write to. */
const MAX_CONTACTS = 500

/**
 * Whom a person may write to: as a patient the professionals who treat them, and who signed in as a professional their
 * patients.
 */
export const listContacts = (
  db: Tx,
  tenant: string,
  { actor, subject }: Pick<PersonContext, 'actor' | 'subject'>,
  language: string,
  { now, since }: TreatmentTime,
): Promise<ChatContact[]> =>
  db.query<ChatContact>(
    `select p.id as "patientId", d.id as "professionalId", ${doctorFullNameSql} as name,
       d.thumbnail_id as "thumbnailId", ${specialtySql('$3')} as specialty
     from person p join doctor d on d.tenant = p.tenant and d.is_active
     where p.tenant = $1 and p.id = $2 and ${treatedSql(places)}
     union all
     (select p.id, d.id, concat_ws(' ', p.name, p.surname), p.thumbnail_id, null
      from doctor d join person p on p.tenant = d.tenant
      where $4::boolean and d.tenant = $1 and d.person_id = $2 and d.is_active and p.id <> $2
        and (p.associated_doctor_id = d.id or p.id in (${selectSeenPatients('$1', ownDoctor)})) and ${treatedSql(places)}
      order by p.surname, p.name limit ${MAX_CONTACTS})`,
    [tenant, subject, language, actor === subject, now, since],
  )

/**
 * Whether one side may write to the other. A professional writes to people whom they treat; the patient's side also in a
 * conversation that there is, which makes the professional treat them again.
 */
export async function mayWrite(db: Tx, side: ConversationSide, time: TreatmentTime): Promise<boolean> {
  if (await isTreated(db, side, time)) return true
  const { tenant, patientId, doctorId, isDoctor } = side
  if (isDoctor) return false
  const rows = await db.query(
    `select from chat_conversation c join doctor d on d.tenant = c.tenant and d.id = c.doctor_id and d.is_active
     where c.tenant = $1 and c.patient_id = $2 and c.doctor_id = $3`,
    [tenant, patientId, doctorId],
  )
  return rows.length > 0
}
