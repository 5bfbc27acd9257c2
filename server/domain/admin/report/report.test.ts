// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallReport, CallReportLine } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { insertVideoAppointment } from '../../calls/test/videoAppointment'
import { ruleDatabases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

/** A day on which the demo has nothing. */
const DAY = '2026-03-03'
const at = (time: string) => `${DAY}T${time}Z`

describe.each(ruleDatabases)('the report on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let doctorId: number
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    const [doctor] = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'one' and person_id = $1`,
      [personId('one', 'doctor')],
    )
    doctorId = doctor?.id ?? 0
    await makeDay()
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const visitAt = (time: string, patient = 'luis') =>
    insertVideoAppointment(clinic, { patient, start: new Date(at(time)) })
  const call = async (appointmentId: number | null, more: object) => {
    const row = {
      patient: 'luis',
      by: 'patient',
      status: 'ended',
      started: null,
      answered: null,
      ended: null,
      reason: null,
      endedBy: null,
      patientSeen: null,
      ...more,
    }
    await clinic.db.query(
      `insert into video_call (tenant, appointment_id, patient_id, doctor_id, started_by, status, started_at, answered_at, ended_at,
         end_reason, ended_by, patient_seen_at, doctor_seen_at)
       values ('one', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $8)`,
      [
        appointmentId,
        personId('one', row.patient),
        doctorId,
        row.by,
        row.status,
        row.started,
        row.answered,
        row.ended,
        row.reason,
        row.endedBy,
        row.patientSeen,
      ],
    )
  }
  /** A visit cut off and taken up again, one without an appointment, one refused, one missed, and two to which nobody came. */
  async function makeDay(): Promise<void> {
    const cut = await visitAt('10:10:00')
    const lost = { reason: 'lost', endedBy: 'patient' }
    const first = { started: at('10:09:00'), answered: at('10:20:05'), ended: at('10:22:50') }
    await call(cut, { ...first, ...lost, patientSeen: at('10:20:50') })
    const second = { started: at('10:22:20'), answered: at('10:22:31'), ended: at('10:37:02') }
    await call(cut, { ...second, reason: 'hungUp', endedBy: 'doctor', patientSeen: at('10:37:00') })
    const free = { started: at('11:00:00'), answered: at('11:04:18'), ended: at('11:13:55') }
    await call(null, { ...free, patient: 'ana', reason: 'hungUp', endedBy: 'patient' })
    const refused = { status: 'refused', started: at('11:31:00'), ended: at('11:31:09'), endedBy: 'doctor' }
    await call(null, { ...refused, patient: 'ana', reason: 'refused' })
    const missed = { status: 'missed', by: 'doctor', started: at('12:00:00'), ended: at('12:00:45') }
    await call(await visitAt('12:00:00'), { ...missed, reason: 'stopped', endedBy: 'doctor' })
    const noShow = await visitAt('13:00:00')
    await clinic.db.query(
      `insert into video_consultation (tenant, appointment_id, missed_at) values ('one', $1, $2)`,
      [noShow, at('13:20:00')],
    )
    await visitAt('14:00:00')
  }

  const range = `fromDate=${DAY}&toDate=${DAY}`
  const report = async (more = '') =>
    (await admin('GET', `api/video-calls/report?${range}${more}`)).body as CallReport
  const seen = ({ outcome, seconds, connectedAt, endedAt }: CallReportLine) => [
    outcome,
    seconds,
    connectedAt?.slice(11, 19) ?? null,
    endedAt?.slice(11, 19) ?? null,
  ]

  it('ADMIN-019 each connection is a line with its real start, end and outcome, and so is a visit to which nobody came', async () => {
    const { lines } = await report()
    expect(lines.toReversed().map(seen)).toEqual([
      ['cutOff', 45, '10:20:05', '10:20:50'],
      ['attended', 871, '10:22:31', '10:37:02'],
      ['attended', 577, '11:04:18', '11:13:55'],
      ['refused', 0, null, null],
      ['missed', 0, null, null],
      ['noShow', 0, null, null],
      ['unattended', 0, null, null],
    ])
    expect(lines.at(-1)).toMatchObject({ waitingSince: `${DAY}T10:09:00.000Z`, endedBy: 'patient' })
    expect(lines.at(-1)?.appointmentAt).toBe(`${DAY}T10:10:00.000Z`)
    expect(lines.at(-3)).toMatchObject({ appointmentId: null, appointmentAt: null, serviceName: null })
  })
  it('ADMIN-019 totals are those of the lines that the filters leave', async () => {
    const all = await report()
    expect(all.totals).toMatchObject({ lines: 7, withAppointment: 5, attended: 2, cutOff: 1, seconds: 1493 })
    expect(all.totals).toMatchObject({ connected: 3, refused: 1, missed: 1, noShow: 1, unattended: 1 })
    expect(all.doctors).toEqual([{ id: doctorId, name: all.lines[0]?.doctorName }])
    const free = await report('&withAppointment=false')
    expect(free.totals).toMatchObject({ lines: 2, withAppointment: 0, attended: 1, refused: 1, seconds: 577 })
    const serviceId = all.services[0]?.id ?? 0
    expect((await report(`&serviceId=${serviceId}`)).totals.lines).toBe(5)
    expect((await report(`&doctorId=${doctorId + 1}`)).lines).toEqual([])
    expect((await report('&outcome=noShow')).lines).toHaveLength(1)
    expect((await report(`&text=${encodeURIComponent('LUÍS')}`)).totals.lines).toBe(5)
  })
  it('ADMIN-162 the file has the same lines, with the hours of the caller, and no cell is a formula', async () => {
    await clinic.db.query(`update person set name = '=cmd()' where tenant = 'one' and id = $1`, [
      personId('one', 'ana'),
    ])
    const headers = { 'accept-language': 'es' }
    const { body } = await admin('GET', `api/video-calls/export?${range}&timeOffset=60`, undefined, headers)
    const [header = '', ...rows] = String(body).trim().split('\r\n')
    expect(header.replace('\uFEFF', '')).toBe(
      '"Llamada";"Día";"Empezó";"Acabó";"Minutos";"Espera desde";"Médico";"Paciente";"Servicio";"Cómo acabó";"Quién la acabó";"Cita";"Hora de la cita";"Aseguradora";"Convenio";"Prueba de cámara y sonido";"Navegador";"Se veía y se oía";"Otras personas"',
    )
    expect(rows).toHaveLength(7)
    expect(rows[0]).toContain('"03-03-2026";"11:20:05";"11:20:50";1;"11:09:00"')
    expect(rows[0]).toContain('"Cortada";"Paciente"')
    expect(rows[2]).toContain(`"'=cmd()`)
    expect(rows[2]).toContain('"Atendida";"Paciente";"Sin cita"')
    expect(rows[5]).toContain('"No vino"')
    const { body: filtered } = await admin('GET', `api/video-calls/export?${range}&outcome=refused`)
    expect(String(filtered).trim().split('\r\n')).toHaveLength(2)
  })
  it('CALL-042 the help desk reads the check of the patient, and how well they saw and heard', async () => {
    const [line] = (await report('&outcome=noShow')).lines
    const checked = { microphone: 'ok', speaker: 'ok', browser: 'Chrome 140' }
    const readiness = { camera: 'blocked', network: 'slow', ...checked }
    await clinic.db.query(
      `update video_consultation set readiness = $2, rating = 2 where tenant = 'one' and appointment_id = $1`,
      [line?.appointmentId, JSON.stringify(readiness)],
    )
    expect((await report('&outcome=noShow')).lines[0]).toMatchObject({ readiness, rating: 2 })
    const { body } = await admin('GET', `api/video-calls/export?${range}&outcome=noShow`, undefined, {
      'accept-language': 'es',
    })
    expect(String(body)).toContain('"cámara: sin permiso, conexión: lenta";"Chrome 140";"Regular"')
  })
  it('ADMIN-019 a visit of today that is still to come, and one that is cancelled, are no calls', async () => {
    const today = NOW.toISOString().slice(0, 10)
    const { body } = await admin('GET', `api/video-calls/report?fromDate=${today}&toDate=${today}`)
    const { lines } = body as CallReport
    expect(lines.filter(({ at: instant }) => Date.parse(instant) > NOW.getTime())).toEqual([])
  })
  it.each([
    'fromDate=2027-02-01&toDate=2027-01-31',
    'fromDate=2020-01-01&toDate=2027-01-31',
    'fromDate=2027-01-01&toDate=2027-02-30',
    'fromDate=2027-01-01',
    'fromDate=2027-01-01&toDate=2027-01-02&timeOffset=5000',
  ])('ADMIN-047 rejects %s', async (query) => {
    for (const path of ['export', 'report']) {
      const { status, body } = await admin('GET', `api/video-calls/${path}?${query}`)
      expect([status, body]).toMatchObject([400, { message: 'FORMAT_NOT_VALID' }])
    }
  })
  it('ROLE-017 only a reports administrator can read it', async () => {
    const videos = await clinic.as('videos@portico.test')
    for (const path of ['export', 'report'])
      expect((await videos('GET', `api/video-calls/${path}?${range}`)).status).toBe(403)
  })
})
