import type { Tx } from '../../../platform/db/database'
import type { HubPort } from '../../../platform/hub/port'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { visitActor } from '../../../platform/sessions/visits/visitRight'

interface VisitReader {
  account: string
  isDoctor: boolean
}

/** The operation that changes an appointment. Its `db` may be a transaction. */
interface ChangingCall {
  db: Tx
  tenant: TenantOnServer
  afterCommit: (work: () => void) => void
}

/**
 * Carries out a change of an appointment. After its commit the people of the appointment are told on all their devices to read
 * it again: the patient, who acts for them, the session of the visit's link, and the doctor, before and after the change.
 */
export async function notifyVisitChange<T>(
  hub: HubPort,
  { db, tenant: { id: tenant }, afterCommit }: ChangingCall,
  appointmentId: number,
  change: () => Promise<T>,
): Promise<T> {
  const before = await readersOf(db, tenant, appointmentId)
  const result = await change()
  const after = await readersOf(db, tenant, appointmentId)
  const readers = new Map([...before, ...after].map((reader) => [reader.account, reader.isDoctor]))
  afterCommit(() => {
    for (const [account, isDoctor] of readers)
      if (isDoctor) hub.sendToUser(tenant, account, 'waitingChanged')
      else hub.sendToUser(tenant, account, 'consultationChanged', { appointmentId })
  })
  return result
}

async function readersOf(db: Tx, tenant: string, appointmentId: number): Promise<VisitReader[]> {
  const readers = await db.query<VisitReader>(
    `select a.patient_id as account, false as "isDoctor" from appointment a where a.tenant = $1 and a.id = $2
     union select l.admin_id, false from appointment a join family_link l on l.tenant = a.tenant and l.member_id = a.patient_id
       where a.tenant = $1 and a.id = $2 and l.dependent
     union select d.person_id, true from appointment a join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
       where a.tenant = $1 and a.id = $2 and d.person_id is not null`,
    [tenant, appointmentId],
  )
  return readers.length > 0 ? [...readers, { account: visitActor(appointmentId), isDoctor: false }] : []
}
