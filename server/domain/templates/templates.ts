import type { TextTemplate, TextTemplateText } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { orNotFound } from '../../platform/errors/orNotFound'
import { invalidField } from '../../platform/errors/invalidField'

/** The most templates of a doctor. */
const MAX = 200

/** The doctor whose templates they are. */
export interface TemplateOwner {
  tenant: string
  doctorId: number
}

const members = 'id, kind, name, text'

/** A doctor's templates by name. */
export const listTemplates = (db: Tx, { tenant, doctorId }: TemplateOwner): Promise<TextTemplate[]> =>
  db.query<TextTemplate>(
    `select ${members} from doctor_template where tenant = $1 and doctor_id = $2 order by kind, lower(name), id`,
    [tenant, doctorId],
  )

/** Stores a template. Throws 409 TOO_MANY_TEMPLATES beyond 200, and FORMAT_NOT_VALID without a name or a text. */
export async function addTemplate(
  db: Tx,
  owner: TemplateOwner,
  kind: TextTemplate['kind'],
  given: TextTemplateText,
): Promise<TextTemplate> {
  const { name, text } = checked(given)
  const [row] = await db.query<TextTemplate>(
    `insert into doctor_template (tenant, doctor_id, kind, name, text)
     select $1, $2, $3, $4, $5 where (select count(*) from doctor_template where tenant = $1 and doctor_id = $2) < ${MAX}
     returning ${members}`,
    [owner.tenant, owner.doctorId, kind, name, text],
  )
  if (!row) throw new HttpError(409, 'TOO_MANY_TEMPLATES')
  return row
}

/** Changes a template of the doctor; 404 for any other. */
export async function changeTemplate(
  db: Tx,
  owner: TemplateOwner,
  id: number,
  given: TextTemplateText,
): Promise<TextTemplate> {
  const { name, text } = checked(given)
  const [row] = await db.query<TextTemplate>(
    `update doctor_template set name = $4, text = $5 where tenant = $1 and doctor_id = $2 and id = $3 returning ${members}`,
    [owner.tenant, owner.doctorId, id, name, text],
  )
  return orNotFound(row)
}

/** Deletes a template of the doctor; 404 for any other. */
export async function deleteTemplate(db: Tx, owner: TemplateOwner, id: number): Promise<void> {
  const rows = await db.query(
    'delete from doctor_template where tenant = $1 and doctor_id = $2 and id = $3 returning 1',
    [owner.tenant, owner.doctorId, id],
  )
  orNotFound(rows[0])
}

function checked({ name, text }: TextTemplateText): TextTemplateText {
  if (name.trim() === '') throw invalidField('name')
  if (text.trim() === '') throw invalidField('text')
  return { name: name.trim(), text: text.trim() }
}
