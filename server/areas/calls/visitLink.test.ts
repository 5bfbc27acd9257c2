// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActingEntry, DoctorConsultation } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { redeemMagicLink } from '../../identity/magicLink/magicLink'
import { ruleEngines } from '../../test/engines'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../test/clinic'
import { insertVideoAppointment } from './test/videoAppointment'

const path = 'api/auth/magic-link'

describe.each(ruleEngines)('links of video visits on %s', (engine) => {
  let clinic: Clinic
  let ana: Caller
  let doctor: Caller
  let appointmentId: number
  beforeAll(async () => {
    clinic = await openClinic(engine)
    ana = await clinic.as('ana@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const start = new Date(NOW.getTime() + 300_000)
    appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start })
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('WIDGET-008 WIDGET-009 the doctor gets a link that signs the patient in once and leads to the visit', async () => {
    const { status, body } = await doctor('POST', path, { appointmentId })
    expect(status).toBe(200)
    const [address, query] = (body as { url: string }).url.split('#/auth?')
    const { token = '', redirectUrl } = Object.fromEntries(new URLSearchParams(query))
    expect([new URL(address ?? '').pathname, redirectUrl]).toEqual(['/', '/videocall'])
    // Opening it does not show that an e-mail of the patient arrives.
    const anaId = personId('one', 'ana')
    expect(await redeemMagicLink(clinic.db, 'one', token)).toMatchObject({ sub: anaId, wasMailed: false })
    expect(await redeemMagicLink(clinic.db, 'one', token)).toBeUndefined()
  })

  it('WIDGET-008 the patient reads that a link was made', async () => {
    await doctor('POST', path, { appointmentId })
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

  it('ROLE-022 nobody gets the rights of a patient with a role, or acts as the doctor to get a link', async () => {
    const admin = await clinic.as('admin@portico.test')
    const acting = { 'x-impersonation-user': personId('one', 'doctor') }
    expect((await admin('POST', path, { appointmentId }, acting)).status).toBe(403)
    const setRoles = (roles: string) =>
      clinic.db.query(`update account set roles = $1::text[] where tenant = 'one' and sub = $2`, [
        roles,
        personId('one', 'ana'),
      ])
    await setRoles('{UsersAdministrator}')
    expect(await doctor('POST', path, { appointmentId })).toMatchObject({
      status: 403,
      body: { message: 'ROLE' },
    })
    await setRoles('{}')
    expect((await doctor('POST', path, { appointmentId })).status).toBe(200)
  })

  it('ERR-066 WIDGET-007 a patient without an account of their own gets none', async () => {
    const start = new Date(NOW.getTime() + 10_800_000)
    const visit = await insertVideoAppointment(clinic, { patient: 'luis', start })
    await clinic.db.exec(`delete from account where tenant = 'one' and sub = '${personId('one', 'luis')}'`)
    expect(await doctor('POST', path, { appointmentId: visit })).toMatchObject({
      status: 400,
      body: { message: 'NOT_IN_PORTAL' },
    })
    const day = NOW.toISOString().slice(0, 10)
    const { body } = await doctor('GET', `api/video-calls/doctor/${day}/${day}`)
    const isInPortal = (id: number) =>
      (body as DoctorConsultation[]).find((line) => line.appointmentId === id)?.isInPortal
    expect([isInPortal(appointmentId), isInPortal(visit)]).toEqual([true, false])
  })
})
