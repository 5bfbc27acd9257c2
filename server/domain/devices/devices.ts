import type { Device } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { Patient } from '../measurements/patient'
import { orNotFound } from '../../platform/errors/orNotFound'

interface Row extends Omit<Device, 'lastSeen'> {
  lastSeen: Date
}

/** The devices and files that have sent readings, the last one first. */
export async function listDevices(db: Tx, { tenant, patient }: Patient): Promise<Device[]> {
  const rows = await db.query<Row>(
    `select id, name, origin, last_seen as "lastSeen" from device where tenant = $1 and patient_id = $2
     order by last_seen desc, id desc`,
    [tenant, patient],
  )
  return rows.map((row) => ({ ...row, lastSeen: row.lastSeen.toISOString() }))
}

/** Forgets a device; its readings stay. Throws 404 for somebody else's device. */
export async function forgetDevice(db: Tx, { tenant, patient }: Patient, id: number): Promise<void> {
  const forgotten = await db.query(
    'delete from device where tenant = $1 and patient_id = $2 and id = $3 returning id',
    [tenant, patient, id],
  )
  orNotFound(forgotten[0])
}
