// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { ruleDatabases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

describe.each(ruleDatabases)('the report on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const path = 'api/video-calls/export'
  const lines = async (query: string, language = 'es') => {
    const headers = { 'accept-language': language }
    const { body } = await admin('GET', `${path}?${query}`, undefined, headers)
    return String(body)
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll('"', '').split(';'))
  }

  it('ADMIN-019 ADMIN-162 lists the online appointments of a date range in the caller’s offset', async () => {
    const [header, ...rows] = await lines('fromDate=2026-12-01&toDate=2027-03-01&timeOffset=60')
    expect(header?.join(';').replace('\uFEFF', '')).toBe(
      'Número;Fecha;Hora;Duración (min);Médico;Paciente;Servicio;Aseguradora;Convenio;Estado;Prueba de cámara y sonido;Navegador;Se veía y se oía',
    )
    expect(new Set(rows.map((cells) => cells.at(9)))).toEqual(new Set(['Reservada', 'Anulada']))
    const [expected] = await clinic.db.query<{ count: number }>(
      `select count(*) as count from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
     where a.tenant = 'one' and s.type = 2 and a.status = any($1)
       and a.starts_at >= '2026-11-30T23:00:00Z' and a.starts_at < '2027-03-01T23:00:00Z'`,
      [[AppointmentStatus.cancelled, AppointmentStatus.booked]],
    )
    expect(rows).toHaveLength(expected?.count ?? 0)
    expect(rows.length).toBeGreaterThan(10)
    const [first] = rows
    const [row] = await clinic.db.query<{ at: string }>(
      `select to_char(starts_at at time zone 'UTC' + interval '1 hour', 'DD-MM-YYYY;HH24:MI') as at from appointment where id = $1`,
      [Number(first?.[0])],
    )
    expect(first?.slice(1, 3).join(';')).toBe(row?.at)
  })
  it('CALL-042 the help desk reads the check of the patient, and how well they saw and heard', async () => {
    const range = 'fromDate=2026-12-01&toDate=2027-03-01'
    const [, first] = await lines(range)
    const readiness = {
      camera: 'blocked',
      microphone: 'ok',
      speaker: 'ok',
      network: 'slow',
      browser: 'Chrome 140',
    }
    await clinic.db.query(
      `insert into video_consultation (tenant, appointment_id, readiness, rating) values ('one', $1, $2, 2)
       on conflict (tenant, appointment_id) do update set readiness = $2, rating = 2`,
      [Number(first?.[0]), JSON.stringify(readiness)],
    )
    const [, changed, other] = await lines(range)
    expect(changed?.slice(10)).toEqual(['cámara: sin permiso, conexión: lenta', 'Chrome 140', 'Regular'])
    expect(other?.slice(10)).toEqual(['', '', ''])
  })
  it('ADMIN-162 column names and statuses are in the caller’s language', async () => {
    const [header, ...rows] = await lines('fromDate=2026-12-01&toDate=2027-03-01', 'en')
    expect(header?.slice(1, 4)).toEqual(['Date', 'Time', 'Duration (min)'])
    expect(rows.every(([...cells]) => ['Booked', 'Cancelled'].includes(cells.at(9) ?? ''))).toBe(true)
  })
  it('ADMIN-047 a range of one day includes that day', async () => {
    const [, ...rows] = await lines('fromDate=2027-01-12&toDate=2027-01-12')
    expect(new Set(rows.map(([, date]) => date))).toEqual(new Set(['12-01-2027']))
  })
  it.each([
    'fromDate=2027-02-01&toDate=2027-01-31',
    'fromDate=2020-01-01&toDate=2027-01-31',
    'fromDate=2027-01-01&toDate=2027-02-30',
    'fromDate=2027-01-01',
    'fromDate=2027-01-01&toDate=2027-01-02&timeOffset=5000',
  ])('ADMIN-047 rejects %s', async (query) => {
    const { status, body } = await admin('GET', `${path}?${query}`)
    expect([status, body]).toMatchObject([400, { message: 'FORMAT_NOT_VALID' }])
  })
  it('ROLE-017 only a reports administrator can read it', async () => {
    const videos = await clinic.as('videos@portico.test')
    expect((await videos('GET', `${path}?fromDate=2027-01-01&toDate=2027-01-02`)).status).toBe(403)
  })
})
