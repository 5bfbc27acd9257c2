// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallPool } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'

describe.each(ruleDatabases)('the appointment that a pool without a free doctor offers on %s', (database) => {
  let clinic: Clinic
  let ana: Caller

  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    await clinic.db.query(
      `update doctor set extra = extra || '{"takesCalls": true}' where tenant = 'one' and person_id = $1`,
      [personId('one', 'doctor')],
    )
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    const tenant = clinic.tenants.byId('one')
    if (tenant) tenant.backend.calls = { pool: {} }
    await clinic.db.exec(
      `update person set is_plus = true where tenant = 'one'; update service set show_in_agenda = true where tenant = 'one'`,
    )
  })

  const pool = async () => (await ana('GET', 'api/video-calls/pool')).body as CallPool
  /** The first time of a service with any doctor, as the booking says it. */
  const firstTime = async (service: number) =>
    (await ana('POST', 'api/appointments/first-working-day', { service, doctors: [] })).body as string | null
  const servicesOfPool = async () =>
    (
      await clinic.db.query<{ id: number }>(
        `select distinct s.id from service s join provider_service o on o.tenant = s.tenant and o.service_id = s.id
         join provider p on p.tenant = o.tenant and p.id = o.provider_id
         join doctor d on d.tenant = p.tenant and d.id = p.doctor_id and d.person_id = $1
         where s.tenant = 'one' and s.type = 2 and s.is_active`,
        [personId('one', 'doctor')],
      )
    ).map(({ id }) => id)

  it('CALL-034 it is the first one that the booking gives for what the pool offers', async () => {
    const { nextTime, online } = await pool()
    expect(online).toBe(0)
    const services = await servicesOfPool()
    const times = (await Promise.all(services.map(firstTime))).filter((time) => time !== null)
    expect(nextTime?.startDate).toBe(times.toSorted()[0])
    expect(services).toContain(nextTime?.serviceId)
    expect(await firstTime(nextTime?.serviceId ?? 0)).toBe(nextTime?.startDate)
  })

  it('CALL-034 there is none where patients can book nothing', async () => {
    await clinic.db.exec(`update service set show_in_agenda = false where tenant = 'one'`)
    expect((await pool()).nextTime).toBeNull()
  })

  it('CALL-034 nobody looks for one while a doctor is free, and for whom the plan has no such calls', async () => {
    const doctor = await clinic.hub('doctor@portico.test')
    await doctor.invoke('registerUser', personId('one', 'doctor'))
    const ready = await pool()
    expect(ready.online).toBe(1)
    expect(ready).not.toHaveProperty('nextTime')
    await doctor.stop()
    await clinic.db.exec(`update person set is_plus = false where tenant = 'one'`)
    expect(await pool()).not.toHaveProperty('nextTime')
  })
})
