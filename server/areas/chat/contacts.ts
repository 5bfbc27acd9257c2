import type { ChatContact } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import type { PersonContext } from '../../http/request/personContext'
import { doctorFullNameSql, localSql } from '../catalogue/entitySql'
import { treatedSql } from '../people/treated'
import type { ConversationKey } from './conversationSide'

/** SQL: the first specialty of doctor `d`, in the language of a placeholder. */
export const specialtySql = (language: string): string => `(
  select ${localSql('sp', 'name', language)} from doctor_specialty x
    join specialty sp on sp.tenant = x.tenant and sp.id = x.specialty_id
  where x.tenant = d.tenant and x.doctor_id = d.id order by sp.id limit 1)`

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
): Promise<ChatContact[]> =>
  db.query<ChatContact>(
    `select p.id as "patientId", d.id as "professionalId", ${doctorFullNameSql} as name,
       d.thumbnail_id as "thumbnailId", ${specialtySql('$3')} as specialty
     from person p join doctor d on d.tenant = p.tenant and d.is_active
     where p.tenant = $1 and p.id = $2 and ${treatedSql}
     union all
     (select p.id, d.id, concat_ws(' ', p.name, p.surname), p.thumbnail_id, null
      from doctor d join person p on p.tenant = d.tenant
      where $4::boolean and d.tenant = $1 and d.person_id = $2 and d.is_active and p.id <> $2 and ${treatedSql}
      order by p.surname, p.name limit ${MAX_CONTACTS})`,
    [tenant, subject, language, actor === subject],
  )

/** Whether a patient and a professional may write to each other. */
export async function mayWrite(db: Tx, { tenant, patientId, doctorId }: ConversationKey): Promise<boolean> {
  const rows = await db.query(
    `select from person p join doctor d on d.tenant = p.tenant and d.is_active
     where p.tenant = $1 and p.id = $2 and d.id = $3
       and (${treatedSql} or exists (select from chat_conversation c
         where c.tenant = p.tenant and c.patient_id = p.id and c.doctor_id = d.id))`,
    [tenant, patientId, doctorId],
  )
  return rows.length > 0
}
