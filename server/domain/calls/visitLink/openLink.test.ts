// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Visit } from '../../../../schemas/generated/entities'
import { databases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { asVisit, makeLink, openLink, sessionOf } from '../test/visitOpening'
import { insertVideoAppointment } from '../test/videoAppointment'

const MINUTE = 60_000
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

describe.each(databases)('opening links of video visits on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let appointmentId: number
  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  // A quarter of an hour that begins in five minutes; the waiting room opens ten minutes before.
  beforeEach(async () => {
    clinic.setNow(NOW)
    await clinic.db.exec(`delete from video_call; delete from video_consultation;
      delete from appointment where starts_at between '2027-01-11' and '2027-01-12'`)
    appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start: at(5) })
  })

  const statusOf = async (session: string) =>
    (await (await asVisit(clinic, session))('GET', 'api/visit-links/visit')).status
  const open = async () => sessionOf(await openLink(clinic, await makeLink(doctor, appointmentId)))
  const change = (set: string) =>
    clinic.db.exec(`update appointment set ${set} where tenant = 'one' and id = ${appointmentId}`)

  it('WIDGET-009 opens the visit, which the session reads', async () => {
    const call = await asVisit(clinic, await open())
    expect((await call('GET', 'api/visit-links/visit')).body as Visit).toMatchObject({
      appointmentId,
      patientName: 'Ana Suárez Prieto',
      startDate: at(5).toISOString(),
      duration: 15,
    })
  })

  it('WIDGET-009 a link asked for 23 days ahead does nothing before the waiting room opens, and says when', async () => {
    const start = at(23 * 24 * 60)
    const far = await insertVideoAppointment(clinic, { patient: 'ana', start })
    const token = await makeLink(doctor, far)
    const opensAt = new Date(start.getTime() - 10 * MINUTE)
    for (const moment of [NOW, new Date(opensAt.getTime() - 1000)]) {
      clinic.setNow(moment)
      expect(await openLink(clinic, token)).toMatchObject({
        status: 409,
        body: { message: 'TOO_EARLY', details: { opensAt: opensAt.toISOString() } },
      })
    }
    clinic.setNow(opensAt)
    // The early attempts have bound it to no device.
    expect((await openLink(clinic, token, 'laptop')).status).toBe(200)
    await clinic.db.exec(`delete from appointment where id = ${far}`)
  })

  it('WIDGET-009 ends an hour after the end of the visit', async () => {
    const token = await makeLink(doctor, appointmentId)
    const session = sessionOf(await openLink(clinic, token))
    clinic.setNow(at(80))
    expect(await statusOf(session)).toBe(200)
    clinic.setNow(new Date(at(80).getTime() + 1000))
    expect(await statusOf(session)).toBe(401)
    expect(await openLink(clinic, token)).toMatchObject({ status: 400, body: { message: 'INVALID_TOKEN' } })
  })

  it('WIDGET-009 a call that the doctor is still in goes on, and a consultation that ended late can be read for an hour', async () => {
    const session = await open()
    clinic.setNow(at(120))
    await clinic.db.query(
      `insert into video_call (tenant, appointment_id, patient_id, doctor_id, started_by, status, started_at, doctor_seen_at)
       select tenant, id, patient_id, doctor_id, 'doctor', 'inProgress', $2, $2 from appointment where id = $1`,
      [appointmentId, at(120).toISOString()],
    )
    expect(await statusOf(session)).toBe(200)
    clinic.setNow(at(121))
    expect(await statusOf(session)).toBe(401)
    await clinic.db.query(
      'insert into video_consultation (tenant, appointment_id, ended_at) values ($1, $2, $3)',
      ['one', appointmentId, at(121).toISOString()],
    )
    clinic.setNow(at(180))
    expect(await statusOf(session)).toBe(200)
  })

  it.each([
    ['cancelled', 'status = 1'],
    ['moved', `starts_at = starts_at + interval '1 minute'`],
    [
      'given to another doctor',
      `doctor_id = (select min(id) from doctor d where d.tenant = 'one' and d.id <> appointment.doctor_id
         and not exists (select from appointment o where o.doctor_id = d.id and o.period && appointment.period))`,
    ],
  ])('WIDGET-009 a visit that is %s ends its links and their session', async (_, set) => {
    const unopened = await makeLink(doctor, appointmentId)
    const session = sessionOf(await openLink(clinic, await makeLink(doctor, appointmentId)))
    await change(set)
    expect(await statusOf(session)).toBe(401)
    expect((await openLink(clinic, unopened)).status).toBe(400)
  })

  it('WIDGET-009 the device that opened a link opens it again, which ends its session before; another one cannot', async () => {
    const token = await makeLink(doctor, appointmentId)
    const first = sessionOf(await openLink(clinic, token))
    expect(await openLink(clinic, token, 'laptop')).toMatchObject({
      status: 409,
      body: { message: 'OTHER_DEVICE' },
    })
    const second = sessionOf(await openLink(clinic, token))
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
  })

  it('WIDGET-009 of two devices that open a link at the same moment one gets in', async () => {
    const token = await makeLink(doctor, appointmentId)
    const answers = await Promise.all(
      ['phone', 'laptop', 'tablet'].map((name) => openLink(clinic, token, name)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('WIDGET-009 opening a newer link ends the older ones and their session, opened or not', async () => {
    const [opened, unopened, newer] = [
      await makeLink(doctor, appointmentId),
      await makeLink(doctor, appointmentId),
      await makeLink(doctor, appointmentId),
    ]
    const session = sessionOf(await openLink(clinic, opened))
    expect(await statusOf(session)).toBe(200)
    expect((await openLink(clinic, newer, 'laptop')).status).toBe(200)
    expect(await statusOf(session)).toBe(401)
    expect((await openLink(clinic, unopened)).status).toBe(400)
  })

  it('WIDGET-009 a session that was left ends', async () => {
    const session = await open()
    expect((await (await asVisit(clinic, session))('DELETE', 'api/visit-links/session')).status).toBe(204)
    expect(await statusOf(session)).toBe(401)
  })

  it('C-024 an invented token, and that of another tenant, open nothing', async () => {
    const token = await makeLink(doctor, appointmentId)
    expect((await openLink(clinic, 'made-up')).status).toBe(400)
    const two = await clinic.as(undefined, 'two')
    const body = { token, device: 'phone'.padEnd(24, '-') }
    expect((await two('POST', 'api/visit-links/open', body)).status).toBe(400)
    const session = sessionOf(await openLink(clinic, token))
    const headers = { authorization: `Bearer ${session}` }
    expect((await two('GET', 'api/visit-links/visit', undefined, headers)).status).toBe(401)
  })

  it('AUTH-009 a scanner that opens addresses with GET or HEAD leaves no trace', async () => {
    const token = await makeLink(doctor, appointmentId)
    const visitor = await clinic.as()
    for (const method of ['GET', 'HEAD'] as const)
      for (const path of ['visit-links/open', 'auth/magic-link'])
        expect((await visitor(method, `api/${path}?token=${token}`)).status).toBeGreaterThanOrEqual(400)
    expect((await openLink(clinic, token)).status).toBe(200)
  })
})
