import type { MeasurementImport, MeasurementImportStart } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { orNotFound } from '../../platform/errors/orNotFound'
import type { Patient, Writer } from './patient'

interface Row {
  id: number
  name: string
  format: string
  startedAt: Date
  saved: number
  removedAt: Date | null
  removedReadings: number
}

/** Lists the imports of a person, the newest first, with how many values of each measure are still there. */
export async function listImports(db: Tx, { tenant, patient }: Patient): Promise<MeasurementImport[]> {
  const rows = await db.query<Row>(
    `select id, name, format, started_at as "startedAt", saved, removed_at as "removedAt",
       removed_readings as "removedReadings"
     from measurement_import where tenant = $1 and patient_id = $2 order by started_at desc, id desc`,
    [tenant, patient],
  )
  const counts = await db.query<{
    id: number
    measure: MeasurementImport['measures'][number]['measure']
    count: number
  }>(
    `select import_id as id, measure, count(*)::int as count from measurement
     where tenant = $1 and patient_id = $2 and import_id is not null group by import_id, measure order by measure`,
    [tenant, patient],
  )
  const readings = await db.query<{ id: number; count: number }>(
    `select import_id as id, count(distinct reading_id)::int as count from measurement
     where tenant = $1 and patient_id = $2 and import_id is not null group by import_id`,
    [tenant, patient],
  )
  const present = new Map(readings.map(({ id, count }) => [id, count]))
  return rows.map(({ startedAt, removedAt, removedReadings, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
    readings: removedAt ? removedReadings : (present.get(row.id) ?? 0),
    measures: counts.filter(({ id }) => id === row.id).map(({ measure, count }) => ({ measure, count })),
  }))
}

/** Begins the import of a file. Returns its id, which the readings of the file name. */
export async function startImport(
  db: Tx,
  { tenant, patient, actor, now }: Writer,
  { name, format }: MeasurementImportStart,
): Promise<{ id: number }> {
  const [row] = await db.query<{ id: number }>(
    `insert into measurement_import (tenant, patient_id, name, format, started_at, started_by)
     values ($1, $2, $3, $4, $5::timestamptz, $6) returning id`,
    [tenant, patient, name, format, now.toISOString(), actor],
  )
  return orNotFound(row)
}

/** Counts readings of an import. Throws 404 for somebody else's import, or one that was taken back. */
export async function countSaved(
  tx: Tx,
  { tenant, patient }: Patient,
  id: number,
  saved: number,
): Promise<void> {
  const rows = await tx.query<{ id: number }>(
    `update measurement_import set saved = saved + $4 where tenant = $1 and patient_id = $2 and id = $3
       and removed_at is null returning id`,
    [tenant, patient, id, saved],
  )
  orNotFound(rows[0])
}

/**
 * Takes an import back: every reading of it is removed, except those that were corrected since. What the person had before stays.
 * The file may be imported again. Throws 404 for somebody else's import, or one that was taken back already.
 */
export function removeImport(db: Tx, writer: Writer, id: number): Promise<{ removed: number }> {
  const { tenant, patient, now } = writer
  return db.tx(async (tx) => {
    const open = await tx.query<{ id: number }>(
      `update measurement_import set removed_at = $4::timestamptz where tenant = $1 and patient_id = $2 and id = $3
         and removed_at is null returning id`,
      [tenant, patient, id, now.toISOString()],
    )
    orNotFound(open[0])
    const [counted] = await tx.query<{ removed: number }>(
      `with gone as (delete from measurement where tenant = $1 and patient_id = $2 and import_id = $3 returning reading_id)
       select count(distinct reading_id)::int as removed from gone`,
      [tenant, patient, id],
    )
    const removed = counted?.removed ?? 0
    await tx.query('update measurement_import set removed_readings = $3 where tenant = $1 and id = $2', [
      tenant,
      id,
      removed,
    ])
    // A device of which nothing is left was only in this file.
    await tx.query(
      `delete from device d where d.tenant = $1 and d.patient_id = $2 and d.origin = 'file' and not exists (
         select from measurement m where m.tenant = d.tenant and m.patient_id = d.patient_id and m.origin = d.origin
           and m.source = d.name)`,
      [tenant, patient],
    )
    return { removed }
  })
}
