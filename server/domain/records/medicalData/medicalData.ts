import type { MedicalData } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { invalidField } from '../../../platform/errors/invalidField'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { forgetNoKnownAllergies, readNoKnownAllergies } from './noKnownAllergies'
import type { Writer } from './writer'
import { columns, type Kind, type Kinds } from './kinds'

/** Records that a person may have of each kind. */
const MAX_RECORDS = 500

type Patient = Pick<Writer, 'tenant' | 'patient'>
type Row = Readonly<Record<string, unknown>>

const fieldsOf = (kind: Kind) => ({ name: 'name', notes: 'notes', ...columns[kind] })

const prescribedSql = `prescribed_by as "prescribedBy", to_char(prescribed_on, 'YYYY-MM-DD') as "prescribedAt"`

const selectOf = (kind: Kind): string =>
  [
    'id',
    ...Object.entries(fieldsOf(kind)).map(([field, column]) => `${column} as "${field}"`),
    ...(kind === 'medicine' ? [prescribedSql] : []),
  ].join(', ')

/** The medical data of a person: in each list the active records first, by name. */
export async function readMedicalData(db: Tx, patient: Patient): Promise<MedicalData> {
  const noKnownAllergies = await readNoKnownAllergies(db, patient)
  return {
    allergies: await listRecords(db, patient, 'allergy'),
    illnesses: await listRecords(db, patient, 'illness'),
    interventions: await listRecords(db, patient, 'intervention'),
    medicines: await listRecords(db, patient, 'medicine'),
    ...(noKnownAllergies && { noKnownAllergies }),
  }
}

const listRecords = <K extends Kind>(db: Tx, { tenant, patient }: Patient, kind: K): Promise<Kinds[K][]> =>
  db.query<Kinds[K]>(
    `select ${selectOf(kind)} from medical_record where tenant = $1 and patient_id = $2 and kind = $3
     order by is_active desc, folded(name) collate "C", id`,
    [tenant, patient, kind],
  )

/** Adds a record of a person. Throws 400 MAX_EXCEEDED above the limit. */
export async function addRecord<K extends Kind>(
  db: Tx,
  { tenant, patient, actor, now }: Writer,
  kind: K,
  record: Kinds[K],
): Promise<Kinds[K]> {
  const [counted] = await db.query<{ count: number }>(
    'select count(*) from medical_record where tenant = $1 and patient_id = $2 and kind = $3',
    [tenant, patient, kind],
  )
  if ((counted?.count ?? 0) >= MAX_RECORDS) throw new HttpError(400, 'MAX_EXCEEDED')
  const row = toRow(kind, record as unknown as Row)
  if (kind === 'allergy') await forgetNoKnownAllergies(db, { tenant, patient })
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 6}`)
  const [saved] = await db.query<Kinds[K]>(
    `insert into medical_record (tenant, patient_id, kind, updated_by, created_at, updated_at, ${names.join(', ')})
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz, ${places.join(', ')}) returning ${selectOf(kind)}`,
    [tenant, patient, kind, actor, now.toISOString(), ...Object.values(row)],
  )
  return orNotFound(saved)
}

/** Changes a record of a person; the body has its id. Throws 404 if they have none of this kind with this id. */
export async function updateRecord<K extends Kind>(
  db: Tx,
  { tenant, patient, actor, now }: Writer,
  kind: K,
  record: Kinds[K],
): Promise<Kinds[K]> {
  if (record.id === undefined) throw invalidField('id', 'required')
  const row = toRow(kind, record as unknown as Row)
  if (kind === 'medicine') await requireOwnWords(db, { tenant, patient }, record.id, row)
  if (kind === 'allergy') await forgetNoKnownAllergies(db, { tenant, patient })
  const changes = Object.keys(row).map((name, index) => `${name} = $${index + 7}`)
  const [saved] = await db.query<Kinds[K]>(
    `update medical_record set updated_by = $5, updated_at = $6::timestamptz, ${changes.join(', ')}
     where tenant = $1 and patient_id = $2 and kind = $3 and id = $4 returning ${selectOf(kind)}`,
    [tenant, patient, kind, record.id, actor, now.toISOString(), ...Object.values(row)],
  )
  return orNotFound(saved)
}

/** Deletes a record of a person. Throws 404 if they have none of this kind with this id. */
export async function deleteRecord(
  db: Tx,
  { tenant, patient }: Patient,
  kind: Kind,
  id: number,
): Promise<void> {
  if (kind === 'medicine') await requireOwnWords(db, { tenant, patient }, id)
  const deleted = await db.query(
    'delete from medical_record where tenant = $1 and patient_id = $2 and kind = $3 and id = $4 returning id',
    [tenant, patient, kind, id],
  )
  orNotFound(deleted[0])
}

/**
 * What a doctor prescribed stays as they wrote it: the patient only says whether they still take it (decision 961). Throws 409
 * PRESCRIBED for a row that changes anything else, and without a row for a prescribed medicine.
 */
async function requireOwnWords(
  db: Tx,
  { tenant, patient }: Patient,
  id: number,
  row?: Record<string, unknown>,
): Promise<void> {
  const [stored] = await db.query(
    'select * from medical_record where tenant = $1 and patient_id = $2 and id = $3 and prescribed_by is not null',
    [tenant, patient, id],
  )
  if (!stored) return
  const isSame =
    row && Object.entries(row).every(([name, value]) => name === 'is_active' || stored[name] === value)
  if (!isSame) throw new HttpError(409, 'PRESCRIBED')
}

/** The columns of a record. A number without its unit, or a unit without its number, says nothing and is refused. */
function toRow(kind: Kind, record: Row): Record<string, unknown> {
  for (const [value, unit] of pairs)
    if (isSet(record[value]) !== isSet(record[unit]))
      throw invalidField(isSet(record[value]) ? unit : value, 'required')
  const trimmed = { ...record, name: String(record['name']).trim(), notes: trimOrNull(record['notes']) }
  const entries = Object.entries(fieldsOf(kind)).map(([field, column]): [string, unknown] => [
    column,
    (trimmed as Row)[field] ?? defaults[field] ?? null,
  ])
  return Object.fromEntries(entries)
}

const pairs = [
  ['posology', 'posologyType'],
  ['duration', 'durationType'],
] as const

const defaults: Row = { isActive: true }

const isSet = (value: unknown) => value !== undefined && value !== null

const trimOrNull = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null
