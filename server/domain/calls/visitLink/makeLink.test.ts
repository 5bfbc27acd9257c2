// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActingEntry, DoctorConsultation } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { makeLink, openLink } from '../test/visitOpening'
import { insertVideoAppointment } from '../test/videoAppointment'

const path = 'api/auth/magic-link'

describe.each(ruleDatabases)('making links of video visits on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let doctor: Caller
  let appointmentId: number
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const start = new Date(NOW.getTime() + 300_000)
    appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start })
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('WIDGET-008 WIDGET-009 the doctor gets an address whose token no server sees, and only its hash is stored', async () => {
    const { status, body } = await doctor('POST', path, { appointmentId })
    const url = new URL((body as { url: string }).url)
    expect([status, url.pathname, url.search]).toEqual([200, '/', ''])
    const token = new URLSearchParams(url.hash.split('?')[1]).get('token') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await clinic.db.query('select * from visit_link'))).not.toContain(token)
  })

  it('WIDGET-008 the patient reads that a link was made', async () => {
    await makeLink(doctor, appointmentId)
    const [last] = (await ana('GET', 'api/users/acting-log')).body as ActingEntry[]
    expect(last).toMatchObject({ action: 'linked', as: 'professional' })
  })

  it.each([
    ['a patient makes none, not even of the own visit', 403, () => ana('POST', path, { appointmentId })],
    ['none of an unknown visit', 404, () => doctor('POST', path, { appointmentId: 999_999 })],
    [
      'none of the visit of another doctor',
      404,
      async () => {
        const start = new Date(NOW.getTime() + 7_200_000)
        const other = await insertVideoAppointment(clinic, { patient: 'ana', start })
        await clinic.db.exec(
          `update appointment set doctor_id = (
             select id from doctor d where tenant = 'one' and id <> appointment.doctor_id and not exists (
               select from appointment a where a.tenant = 'one' and a.doctor_id = d.id and a.period && appointment.period
             ) limit 1)
           where tenant = 'one' and id = ${other}`,
        )
        return doctor('POST', path, { appointmentId: other })
      },
    ],
    [
      'none of a visit that is over',
      404,
      async () => {
        const start = new Date(NOW.getTime() - 86_400_000)
        const past = await insertVideoAppointment(clinic, { patient: 'ana', start })
        return doctor('POST', path, { appointmentId: past })
      },
    ],
  ])('WIDGET-009 %s', async (_, status, ask) => {
    expect((await ask()).status).toBe(status)
  })

  it('ROLE-022 nobody acts as the doctor to get a link', async () => {
    const admin = await clinic.as('admin@portico.test')
    const acting = { 'x-impersonation-user': personId('one', 'doctor') }
    expect((await admin('POST', path, { appointmentId }, acting)).status).toBe(403)
  })

  it('WIDGET-007 a patient without an account gets one too, and can be called once it is open', async () => {
    const start = new Date(NOW.getTime() - 600_000)
    const visit = await insertVideoAppointment(clinic, { patient: 'luis', start })
    await clinic.db.exec(`delete from account where tenant = 'one' and sub = '${personId('one', 'luis')}'`)
    const isInPortal = async () => {
      const day = NOW.toISOString().slice(0, 10)
      const { body } = await doctor('GET', `api/video-calls/doctor/${day}/${day}`)
      return (body as DoctorConsultation[]).find((line) => line.appointmentId === visit)?.isInPortal
    }
    const token = await makeLink(doctor, visit)
    expect(await isInPortal()).toBe(false)
    expect((await openLink(clinic, token)).status).toBe(200)
    expect(await isInPortal()).toBe(true)
  })
})
