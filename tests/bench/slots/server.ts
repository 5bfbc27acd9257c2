/** Server process with 1,000 doctors. Argument: the database. Sends origin, token and service id when ready. */
import type { Db } from '../../../server/platform/db/database'
import { openTestDb, type DatabaseKind } from '../../../server/test/databases'
import { serve, startClinic } from '../clinicServer'
import type { RunningServer } from '../serverProcess'
import { DOCTORS, fillClinic } from './clinic'

/** The message to the parent process. */
export interface RunningSlotServer extends RunningServer {
  serviceId: number
}

const BETWEEN_BOOKINGS = 100
let serviceId = 0
const clinic = await startClinic({
  db: await openTestDb(process.argv[2] as DatabaseKind),
  backend: { features: ['appointmentWithDoctor'] },
  seed: async (db, tenant) => {
    serviceId = await fillClinic(db, tenant, new Date())
  },
})

let booked = 0
const booking = setInterval(() => void bookNext(clinic.db), BETWEEN_BOOKINGS)
const stop = () => {
  clearInterval(booking)
  return clinic.close()
}
const { origin, tokenOf } = clinic
serve({ origin, token: await tokenOf('luis'), serviceId } satisfies RunningSlotServer, stop)

/** Books a slot of another doctor every 100 ms, so that the availability cache is invalidated as in real use. */
async function bookNext(on: Db): Promise<void> {
  const doctor = 10_001 + ((booked * 37) % DOCTORS)
  const minutes = 12 * 60 + Math.floor(booked / DOCTORS) * 20
  booked++
  await on.query(
    `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at)
     select 'clinic', 'patient-' || $1::int, $1::int + 10000, $1::int, $2, start, start + interval '20 minutes'
     from (select date_trunc('day', now()) + interval '3 days' + $3::int * interval '1 minute' as start) s
     on conflict do nothing`,
    [doctor, serviceId, minutes],
  )
}
