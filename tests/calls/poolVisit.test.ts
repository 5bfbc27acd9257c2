// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { CallReport, ConsultationMonth, DoctorConsultation } from '../../schemas/generated/entities'
import { personId } from '../../server/demo/people/personRow'
import type { PoolSettings } from '../../server/platform/tenants/settings/poolSettings'
import { NOW } from '../../server/test/clinic/clinic'
import { ruleDatabases } from '../../server/test/databases'
import { insertVideoAppointment } from '../../server/domain/calls/test/videoAppointment'
import { usePoolWorld } from './poolWorld'

describe.each(ruleDatabases)('calls without an appointment on %s', (database) => {
  const { clinic, call, setPool, on, phase, rung, pool, wait, start, act } = usePoolWorld(database)

  it('CALL-034 it rings at a doctor, the patient reads who answers before they are seen, and the call is a visit as any other', async () => {
    const rings = 'doctor'
    await act('second', 'close')
    await start('ana', 'Sarpullido en la mano')
    expect(on(rings).view.call).toMatchObject({
      reason: 'Sarpullido en la mano',
      patientName: 'Ana Suárez Prieto',
      patientBirthDate: expect.any(String),
    })
    expect(on('ana').view).toMatchObject({ phase: 'calling', call: { doctorId: null, doctorName: null } })
    expect(JSON.stringify(on('ana').view.call)).not.toContain('Sarpullido')
    await act(rings, 'answer')
    expect([phase('ana'), phase(rings)]).toEqual(['ringing', 'calling'])
    expect(on('ana').view.call?.doctorName).toEqual(expect.stringMatching(/^Dra?\. /))
    await act('ana', 'answer')
    expect([phase('ana'), phase(rings)]).toEqual(['inProgress', 'inProgress'])

    const appointmentId = on('ana').view.call?.appointmentId ?? 0
    expect(on(rings).view.call?.appointmentId).toBe(appointmentId)
    const doctor = call(rings)
    const day = (await doctor('GET', 'api/video-calls/doctor/2027-01-11/2027-01-12'))
      .body as DoctorConsultation[]
    expect(day.find((line) => line.appointmentId === appointmentId)).toMatchObject({
      patientName: 'Ana Suárez Prieto',
      notes: 'Sarpullido en la mano',
      visitState: { state: 'inProgress' },
      isUnfinished: true,
    })
    const draft = {
      version: 0,
      reason: 'x',
      findings: '',
      assessment: '',
      plan: '',
      diagnoses: [],
      prescriptions: [],
    }
    const path = `api/consultations/appointments/${appointmentId}`
    const written = { ...draft, summary: 'Crema dos veces al día', privateNotes: '' }
    expect((await doctor('PUT', path, written)).status).toBe(200)
    expect((await doctor('POST', `${path}/finish`, { version: 1 })).status).toBe(204)
    const months = (await call('ana')('GET', 'api/consultations')).body as ConsultationMonth[]
    const found = months.flatMap(({ consultations }) => consultations)
    expect(found.find((one) => one.appointmentId === appointmentId)).toMatchObject({
      summary: 'Crema dos veces al día',
    })
  })

  it('CALL-034 a doctor with a visit now or in a quarter of an hour is not rung at', async () => {
    await act('second', 'close')
    const start15 = new Date(NOW.getTime() + 16 * 60_000)
    await insertVideoAppointment(clinic(), { patient: 'luis', start: start15 })
    const duty = { isAvailable: true, until: new Date(NOW.getTime() + 60_000).toISOString() }
    expect((await pool('doctor')).duty).toMatchObject(duty)
    await wait(90)
    expect((await pool('doctor')).duty).toMatchObject({ isAvailable: false })
    await start('ana')
    expect([phase('ana'), phase('doctor')]).toEqual(['calling', 'idle'])
  })

  it.each<[string, Partial<PoolSettings> | undefined, string, string]>([
    ['out of hours', { hours: [{ from: '09:00', to: '22:00' }] }, '', 'POOL_CLOSED'],
    ['ERR-032 without a doctor who is there', {}, 'close', 'NO_DOCTOR'],
    ['where the tenant has no pool', undefined, '', 'NO_DOCTOR'],
    ['when as many wait as may wait', { maxWaiting: 1 }, 'luis', 'POOL_FULL'],
  ])('CALL-034 nobody calls %s', async (_, settings, also, refusal) => {
    setPool(settings)
    if (also === 'close') for (const name of ['doctor', 'second'] as const) await act(name, 'close')
    if (also === 'luis') await start('luis')
    await expect(on('ana').session?.start(null, 'patient')).rejects.toMatchObject({ code: refusal })
    expect(phase('ana')).toBe('idle')
  })

  it('CALL-047 a call needs video-call access and a plan that includes it, and counts; a doctor at any hour counts nothing', async () => {
    const tenant = clinic().tenants.byId('one')
    if (!tenant) throw new Error('no tenant')
    const before = tenant.backend.plans
    tenant.backend.plans = [
      { id: 1, name: 'Básico' },
      { id: 3, name: 'Plus', capabilities: { poolCalls: 'included' } },
    ]
    setPool({ perMonth: 1 })
    const has = (columns: string) =>
      clinic().db.query(`update person set ${columns} where tenant = 'one' and id = $1`, [
        personId('one', 'ana'),
      ])
    try {
      await has('plan_id = 1')
      expect(await pool('ana')).toMatchObject({ access: 'plan', planName: 'Plus' })
      await expect(on('ana').session?.start(null, 'patient')).rejects.toMatchObject({
        code: 'NO_VIDEO_ACCESS',
      })
      await has('plan_id = 3')
      expect(await pool('ana')).toMatchObject({ access: 'included', perMonth: 1, used: 0 })
      await start('ana')
      await act(rung()[0], 'answer')
      await act('ana', 'answer')
      await act('ana', 'hangUp')
      expect(await pool('ana')).toMatchObject({ used: 1, renewsAt: '2027-01-31T23:00:00.000Z' })
      await expect(on('ana').session?.start(null, 'patient')).rejects.toMatchObject({ code: 'POOL_USED_UP' })
      await has('is_doctor24 = true, is_plus = false, plan_id = 1')
      expect(await pool('ana')).toMatchObject({ access: 'included', perMonth: null })
      await start('ana')
      expect(phase('ana')).toBe('calling')
    } finally {
      tenant.backend.plans = before ?? []
    }
  })

  it('ADMIN-019 the report has such calls apart, and one that nobody answered has no doctor', async () => {
    await start('ana')
    await act(rung()[0], 'answer')
    await act('ana', 'answer')
    await wait(60)
    await act('ana', 'hangUp')
    await act('doctor', 'close')
    await act('second', 'close')
    await act('second', 'open')
    await start('luis')
    await act('second', 'hangUp')
    await wait(50)
    const path = 'api/video-calls/report?fromDate=2027-01-11&toDate=2027-01-11&timeOffset=60'
    const answer = (await call('second')('GET', `${path}&withAppointment=false`)).body as CallReport
    expect(
      answer.lines.map(({ outcome, isUnbooked, doctorId }) => [outcome, isUnbooked, doctorId !== null]),
    ).toEqual([
      ['missed', true, false],
      ['attended', true, true],
    ])
    expect(answer.totals).toMatchObject({ lines: 2, withAppointment: 0, attended: 1, missed: 1 })
  })
})
