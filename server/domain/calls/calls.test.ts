// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppointmentType } from '../../../schemas/generated/constants'
import type { DoctorConsultation, VideoCall, VideoConsultation } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import type { HubPort } from '../../platform/hub/port'
import { ruleDatabases } from '../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { upload } from '../../test/clinic/upload'
import { acceptCall, cancelCall, joinCall, sendSignal } from './changeCall'
import type { CallContext } from './callContext'
import { startAppointmentCall } from './startCall'
import { startPoolCall } from './pool/startPoolCall'
import { insertVideoAppointment } from './test/videoAppointment'

const id = (person: string) => personId('one', person)
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

describe.each(ruleDatabases)('video calls on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let doctor: Caller
  let luis: Caller
  let appointmentId: number
  let sent: [to: string, message: string, args: unknown[]][]
  const online = new Set<string>()

  const hub: HubPort = {
    method: () => {},
    sendToUser: (_tenant, to, message, ...args) => void sent.push([to, message, args]),
    isConnected: async (_tenant, userId) => online.has(userId),
  }
  const as = (person: string, now = NOW): CallContext => {
    const tenant = clinic.tenants.all.find((one) => one.id === 'one')
    if (!tenant) throw new Error('no tenant')
    return { db: clinic.db, hub, tenant, actor: id(person), now }
  }
  const received = (person: string) =>
    sent.flatMap(([to, message]) => (to === id(person) && message !== 'consultationChanged' ? [message] : []))
  const consultation = async () =>
    (await ana('GET', `api/video-calls/appointments/${appointmentId}`)).body as VideoConsultation
  const day = async () =>
    (await doctor('GET', 'api/video-calls/doctor/2027-01-11/2027-01-11')).body as DoctorConsultation[]
  const line = async () => (await day()).find((one) => one.appointmentId === appointmentId)
  const start = (person: string, now = NOW) => startAppointmentCall(as(person, now), appointmentId)

  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start: minutes(5) })
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    sent = []
    online.clear()
    online.add(id('doctor')).add(id('ana'))
    await clinic.db.exec('delete from video_call; delete from video_consultation')
  })

  it('CALL-013 CALL-053 CALL-028 a doctor calls, the patient answers, and both sides are notified', async () => {
    const call = await start('doctor')
    expect(call).toMatchObject({ status: 'calling', startedBy: 'doctor', isOtherOnline: true, appointmentId })
    expect(received('ana')).toEqual(['notifyCall'])
    expect((await consultation()).call).toMatchObject({ id: call.id, status: 'calling' })
    const accepted = await acceptCall(as('ana'), call.id)
    expect(accepted).toMatchObject({ id: call.id, status: 'inProgress', answeredAt: NOW.toISOString() })
    expect((await consultation()).call).toEqual(accepted)
    expect(received('ana')).toContain('callAccepted')
    expect(received('doctor')).toContain('callAccepted')
  })

  it('CALL-015 CALL-034 a patient calls and waits until the doctor calls too, which answers', async () => {
    const call = await start('ana')
    expect(received('doctor')).toEqual(['notifyCall', 'waitingChanged'])
    expect(await line()).toMatchObject({
      waitingSince: NOW.toISOString(),
      patientName: expect.stringContaining('Ana'),
    })
    const answered = await start('doctor', minutes(1))
    expect(answered).toMatchObject({ id: call.id, status: 'inProgress' })
    expect(received('ana')).toEqual(['callAccepted'])
    expect((await line())?.waitingSince).toBeNull()
  })

  it('CALL-034 both press at the same moment and are in one call', async () => {
    const calls = await Promise.all([start('ana'), start('doctor')])
    expect(new Set(calls.map((call) => call.id)).size).toBe(1)
    expect((await consultation()).call?.status).toBe('inProgress')
  })

  it('CALL-028 two tabs answer: one is in the call, the other learns that it is over', async () => {
    const { id: callId } = await start('doctor')
    const answers = await Promise.allSettled([acceptCall(as('ana'), callId), acceptCall(as('ana'), callId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('CALL-032 CALL-054 a doctor who stops calling leaves a missed call, which the patient finds', async () => {
    const { id: callId } = await start('doctor')
    await cancelCall(as('doctor'), callId)
    expect(received('ana')).toEqual(['notifyCall', 'cancelCalling'])
    const calls = (await ana('GET', 'api/video-calls/')).body as VideoCall[]
    expect(calls.map(({ status }) => status)).toEqual(['missed'])
    expect(await line()).toMatchObject({ missedCalls: 1, lastCallId: callId })
    await expect(acceptCall(as('ana'), callId)).rejects.toThrow('CALL_OVER')
  })

  it('CALL-032 a doctor finds the call that they missed, until the two have talked', async () => {
    const { id: callId } = await start('ana')
    await cancelCall(as('ana'), callId)
    expect(await line()).toMatchObject({ calledAt: NOW.toISOString(), waitingSince: null })
    const later = await start('doctor', minutes(2))
    await acceptCall(as('ana', minutes(2)), later.id)
    expect((await line())?.calledAt).toBeNull()
  })

  it('CALL-033 CALL-050 the called side refuses, and the caller is notified', async () => {
    const { id: callId } = await start('ana')
    await cancelCall(as('doctor'), callId)
    const [cancelled] = sent.flatMap(([, message, args]) => (message === 'cancelCalling' ? args : []))
    // Other tabs of the side that refused report no missed call.
    expect(cancelled).toEqual({ callId, by: 'doctor' })
    expect(received('ana')).toContain('cancelCalling')
    expect((await consultation()).call).toBeNull()
  })

  it('CALL-032 a call whose caller has gone rings no more', async () => {
    const { id: callId } = await start('doctor')
    clinic.setNow(minutes(3))
    expect((await consultation()).call).toBeNull()
    await expect(acceptCall(as('ana', minutes(3)), callId)).rejects.toThrow('CALL_OVER')
    clinic.setNow(NOW)
  })

  it('CALL-061 CALL-041 either side leaves: the call ends, the consultation continues and rings again', async () => {
    const call = await start('doctor')
    await acceptCall(as('ana'), call.id)
    expect((await ana('GET', `api/video-calls/${call.id}/finish`)).status).toBe(204)
    expect(await consultation()).toMatchObject({ call: null, endedAt: null })
    const again = await start('doctor')
    expect(again.id).not.toBe(call.id)
    expect(again.status).toBe('calling')
  })

  it('CALL-062 only the doctor ends the consultation; the patient reads the summary and joins no more', async () => {
    const call = await start('doctor')
    await acceptCall(as('ana'), call.id)
    expect((await ana('GET', `api/video-calls/${call.id}/end-consultation`)).status).toBe(403)
    expect((await ana('PUT', `api/video-calls/${call.id}/summary`, { summary: 'Mine' })).status).toBe(403)
    expect(
      (await doctor('PUT', `api/video-calls/${call.id}/summary`, { summary: 'Rest, <b>water</b>.' })).status,
    ).toBe(204)
    expect((await doctor('GET', `api/video-calls/${call.id}/end-consultation`)).status).toBe(204)
    expect(await consultation()).toMatchObject({
      endedAt: NOW.toISOString(),
      summary: 'Rest, <b>water</b>.',
      call: null,
    })
    await expect(start('ana')).rejects.toThrow('CONSULTATION_ENDED')
    await start('doctor')
    expect((await consultation()).endedAt).toBeNull()
  })

  it('CALL-030 messages of the engines pass in a call in progress only, to the other side only', async () => {
    const { id: callId } = await start('doctor')
    const signal = { callId, peer: 'p1', data: '{}' }
    await expect(sendSignal(as('ana'), signal)).rejects.toThrow('CALL_OVER')
    await acceptCall(as('ana'), callId)
    sent = []
    await sendSignal(as('ana'), signal)
    expect(sent).toEqual([[id('doctor'), 'callSignal', [{ ...signal, side: 'patient' }]]])
    await joinCall(as('doctor'), { callId, peer: 'p2' })
    expect(received('ana')).toEqual(['callJoined'])
  })

  it('CALL-034 a reload comes back to the call; a side that was gone for long is called again', async () => {
    const call = await start('doctor')
    await acceptCall(as('ana'), call.id)
    expect((await start('ana', new Date(NOW.getTime() + 20_000))).id).toBe(call.id)
    const again = await start('doctor', minutes(2))
    expect([again.id === call.id, again.status]).toEqual([false, 'calling'])
  })

  it('CALL-047 ROLE-002 a patient needs video-call access to call; to be called they do not', async () => {
    const own = await insertVideoAppointment(clinic, { patient: 'luis', start: minutes(30) })
    await expect(startAppointmentCall(as('luis', minutes(30)), own)).rejects.toThrow('NO_VIDEO_ACCESS')
    expect(await startAppointmentCall(as('doctor'), own)).toMatchObject({ status: 'calling' })
    await clinic.db.query('delete from appointment where id = $1', [own])
  })

  it.each([
    ['too early', -6, 'TOO_EARLY'],
    ['too late', 66, 'TOO_LATE'],
  ])('CALL-014 a patient is %s', async (_, at, refusal) => {
    await expect(start('ana', minutes(at))).rejects.toThrow(refusal)
  })

  it('CALL-014 an appointment in person has no call', async () => {
    const inPerson = await insertVideoAppointment(clinic, {
      patient: 'ana',
      start: minutes(-40),
      type: AppointmentType.inPerson,
    })
    await expect(startAppointmentCall(as('ana'), inPerson)).rejects.toThrow('NOT_A_VIDEO_APPOINTMENT')
    expect((await ana('GET', `api/video-calls/appointments/${inPerson}`)).status).toBe(404)
    await clinic.db.query('delete from appointment where id = $1', [inPerson])
  })

  it('FAMILY-003 CALL-013 a family administrator answers for a dependent without acting for them', async () => {
    const forFather = await insertVideoAppointment(clinic, { patient: 'ana/parent', start: minutes(30) })
    const call = await startAppointmentCall(as('doctor'), forFather)
    expect(received('ana')).toEqual(['notifyCall'])
    expect(await acceptCall(as('ana'), call.id)).toMatchObject({
      patientName: expect.stringContaining('Manuel'),
    })
    await clinic.db.query('delete from appointment where id = $1', [forFather])
  })

  it('CALL-049 to CALL-062 nobody but its two sides reads, answers or ends a call', async () => {
    const { id: callId } = await start('doctor')
    const others = [luis, await clinic.as('admin@portico.test'), await clinic.as('ana@portico.test', 'two')]
    for (const other of others) {
      for (const path of [
        `${callId}/finish`,
        `${callId}/end-consultation`,
        `appointments/${appointmentId}`,
      ]) {
        expect([403, 404]).toContain((await other('GET', `api/video-calls/${path}`)).status)
      }
      expect((await other('GET', 'api/video-calls/')).body).toEqual([])
    }
    for (const action of [acceptCall, cancelCall])
      await expect(action(as('luis'), callId)).rejects.toThrow('NOT_FOUND')
    await expect(start('luis')).rejects.toThrow('NOT_FOUND')
    await expect(sendSignal(as('admin'), { callId, peer: 'p', data: '' })).rejects.toThrow('NOT_FOUND')
    expect((await luis('GET', 'api/video-calls/doctor/2027-01-11/2027-01-11')).status).toBe(403)
  })

  it('CALL-034 a tab that repeats the call of others neither reads it nor takes it', async () => {
    await clinic.db.exec(`update person set is_plus = true where tenant = 'one'`)
    const own = await insertVideoAppointment(clinic, { patient: 'luis', start: minutes(30) })
    const { id: callId } = await start('doctor')
    await acceptCall(as('ana'), callId, { tab: 'a' })
    const from = { tab: 'l', callId }
    for (const call of [
      await startAppointmentCall(as('luis', minutes(30)), own, from),
      await startPoolCall(as('luis', minutes(30)), from).catch((error: Error) => error.message),
    ])
      expect(JSON.stringify(call)).not.toContain('Ana')
    await expect(joinCall(as('ana'), { callId, peer: 'p', tab: 'a' })).resolves.toBe(true)
    await clinic.db.query('delete from appointment where id = $1', [own])
    await clinic.db.query(`update person set is_plus = false where tenant = 'one' and id = $1`, [id('luis')])
  })

  it('CALL-042 the check before a call reaches the doctor, and takes no other fields', async () => {
    const path = `api/video-calls/appointments/${appointmentId}/readiness`
    const readiness = {
      camera: 'none',
      microphone: 'ok',
      speaker: 'ok',
      network: 'slow',
      browser: 'Firefox 140',
    }
    expect((await ana('PUT', path, { ...readiness, name: 'Ana' })).status).toBe(400)
    expect((await ana('PUT', path, { ...readiness, camera: 'broken' })).status).toBe(400)
    expect((await luis('PUT', path, readiness)).status).toBe(404)
    expect((await ana('PUT', path, readiness)).status).toBe(204)
    expect((await line())?.readiness).toEqual(readiness)
    expect(await consultation()).toMatchObject({ readiness, readinessAt: NOW.toISOString() })
  })

  it('CALL-042 browsers measure with files that nobody keeps, up to 2,000,000 bytes', async () => {
    const path = 'api/video-calls/bandwidth'
    const received = await ana('GET', `${path}?bytes=70000`)
    expect([received.status, received.headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await ana('GET', `${path}?bytes=2000001`)).status).toBe(400)
    expect((await upload(ana, path, 'bandwidth', Buffer.alloc(70_000, 1))).status).toBe(204)
    expect((await upload(ana, path, 'bandwidth', Buffer.alloc(2_000_001, 1))).status).toBe(400)
    const visitor = await clinic.as()
    expect((await visitor('GET', `${path}?bytes=1`)).status).toBe(401)
  })
})
