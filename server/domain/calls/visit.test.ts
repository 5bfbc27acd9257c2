// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorConsultation, VideoCall, VideoConsultation } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import type { HubPort } from '../../platform/hub/port'
import { ruleDatabases } from '../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import type { CallContext } from './callContext'
import { acceptCall, finishCall } from './changeCall'
import { startAppointmentCall } from './startCall'
import { insertVideoAppointment } from './test/videoAppointment'

const hub: HubPort = { method: () => {}, sendToUser: () => {}, isConnected: async () => true }

describe.each(ruleDatabases)('a video visit on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let doctor: Caller
  let luis: Caller
  let appointmentId: number

  const as = (person: string): CallContext => {
    const tenant = clinic.tenants.all.find((one) => one.id === 'one')
    if (!tenant) throw new Error('no tenant')
    return { db: clinic.db, hub, tenant, actor: personId('one', person), now: NOW }
  }
  const consultation = async () =>
    (await ana('GET', `api/video-calls/appointments/${appointmentId}`)).body as VideoConsultation
  const line = async () => {
    const { body } = await doctor('GET', 'api/video-calls/doctor/2027-01-11/2027-01-11')
    return (body as DoctorConsultation[]).find((one) => one.appointmentId === appointmentId)
  }

  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const start = new Date(NOW.getTime() + 5 * 60_000)
    appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start })
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('CALL-061 the patient says how well they saw and heard, after a call and for their own appointment only', async () => {
    const path = `api/video-calls/appointments/${appointmentId}/rating`
    expect((await ana('PUT', path, { rating: 3 })).status).toBe(404)
    const { id: callId } = await startAppointmentCall(as('doctor'), appointmentId)
    await acceptCall(as('ana'), callId)
    expect((await ana('PUT', path, { rating: 4 })).status).toBe(400)
    expect((await luis('PUT', path, { rating: 1 })).status).toBe(404)
    expect((await ana('PUT', path, { rating: 2 })).status).toBe(204)
    expect(await consultation()).toMatchObject({ rating: 2, endedAt: null })
    await finishCall(as('doctor'), callId)
  })

  it('CALL-049 CALL-050 CALL-051 CALL-053 CALL-054 CALL-013 the hub starts, cancels and answers a call, and tells the other side', async () => {
    const start = new Date(NOW.getTime() + 40 * 60_000)
    const own = await insertVideoAppointment(clinic, { patient: 'ana', start })
    const [patient, caller] = [await clinic.hub('ana@portico.test'), await clinic.hub('doctor@portico.test')]
    await patient.invoke('registerUser', personId('one', 'ana'))
    const next = (name: string) => new Promise((resolve) => patient.on(name, resolve))
    const [rung, cancelled] = [next('notifyCall'), next('cancelCalling')]
    const { id } = await caller.invoke<VideoCall>('startCall', own)
    expect(await rung).toMatchObject({ id, status: 'calling', appointmentId: own })
    expect(await caller.invoke('cancelVideoCall', id)).toBe(true)
    expect(await cancelled).toEqual({ callId: id, by: 'doctor' })
    const again = await caller.invoke<VideoCall>('startCall', own)
    expect(await patient.invoke('acceptVideoCall', again.id)).toMatchObject({ status: 'inProgress' })
    await finishCall(as('doctor'), again.id)
  })

  it('CALL-041 CALL-061 the side that stays learns that the other one has left', async () => {
    const other = await clinic.hub('doctor@portico.test')
    await other.invoke('registerUser', personId('one', 'doctor'))
    const left = new Promise((resolve) => other.on('callEnded', resolve))
    const { id: callId } = await startAppointmentCall(as('doctor'), appointmentId)
    await acceptCall(as('ana'), callId)
    expect((await ana('GET', `api/video-calls/${callId}/finish`)).status).toBe(204)
    expect(await left).toEqual({ callId, by: 'patient', isConsultationEnded: false, reason: 'hungUp' })
  })

  it.each(['is_plus', 'is_doctor24'])('CALL-047 ROLE-002 %s is enough to call', async (right) => {
    const set = (is: boolean) =>
      clinic.db.query(`update person set ${right} = $1 where tenant = 'one' and id = $2`, [
        is,
        personId('one', 'luis'),
      ])
    const start = new Date(NOW.getTime() - 30 * 60_000)
    const own = await insertVideoAppointment(clinic, { patient: 'luis', start })
    await expect(startAppointmentCall(as('luis'), own)).rejects.toThrow('NO_VIDEO_ACCESS')
    await set(true)
    expect(await startAppointmentCall(as('luis'), own)).toMatchObject({ status: 'calling' })
    await set(false)
    await clinic.db.query('delete from appointment where id = $1', [own])
  })

  it('ROLE-025 the notes of a doctor are theirs alone', async () => {
    const path = `api/video-calls/appointments/${appointmentId}/notes`
    expect((await ana('PUT', path, { notes: 'x' })).status).toBe(403)
    expect((await doctor('PUT', path, { notes: 'Tos seca' })).status).toBe(204)
    expect(await line()).toMatchObject({ doctorNotes: 'Tos seca', summary: null })
    expect(JSON.stringify(await consultation())).not.toContain('Tos seca')
  })
})
