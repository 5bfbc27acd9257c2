// @vitest-environment node
import { decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HubPort } from '../../platform/hub/port'
import { twilioRooms } from './rooms'
import { personId } from '../../demo/people/personRow'
import type { VideoCall } from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { acceptCall, finishCall } from '../../domain/calls/changeCall'
import type { CallContext } from '../../domain/calls/callContext'
import { startAppointmentCall } from '../../domain/calls/startCall'
import { insertVideoAppointment } from '../../domain/calls/test/videoAppointment'

const sent: { user: string; call: VideoCall }[] = []
const hub: HubPort = {
  method: () => {},
  sendToUser: (_, user, message, ...args) => {
    if (message === 'callAccepted') sent.push({ user, call: args[0] as VideoCall })
  },
  isConnected: async () => true,
}

describe.each(ruleDatabases)('rooms at Twilio on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let luis: Caller
  let doctor: Caller
  let appointmentId: number
  let callId: number
  let room: string
  let callerToken: string | undefined
  const as = (person: string): CallContext => {
    const tenant = clinic.tenants.all.find(({ id }) => id === 'one')
    if (!tenant) throw new Error('no tenant')
    const account = { account: 'AC1', key: 'SK1', secret: 'twilio secret' }
    const rooms = twilioRooms(new Map([['one', account]]))
    return { db: clinic.db, hub, tenant, actor: personId('one', person), now: NOW, rooms }
  }
  const get = (caller: Caller, name: string, query: Record<string, string>) =>
    caller('GET', `api/twilio/${name}?${new URLSearchParams(query)}`)

  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const start = new Date(NOW.getTime() + 300_000)
    appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start })
    const call = await startAppointmentCall(as('doctor'), appointmentId)
    callId = call.id
    room = call.room
    callerToken = call.roomToken
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const identityIn = (token = '') => (decodeJwt(token)['grants'] as { identity: string }).identity

  it('CALL-058 CALL-060 while it rings only the side that calls gets a token', async () => {
    expect(identityIn(callerToken)).toBe('doctor')
    expect((await get(doctor, 'doctor-token', { room })).status).toBe(200)
    expect((await get(ana, 'token', { room })).status).toBe(404)
    expect((await get(ana, 'room', { appointmentId: String(appointmentId) })).status).toBe(404)
  })

  it('CALL-058 CALL-060 the answer brings each side its own token', async () => {
    const accepted = await acceptCall(as('ana'), callId)
    expect(identityIn(accepted.roomToken)).toBe('patient')
    const identities = sent.map(({ user, call }) => [user, identityIn(call.roomToken)])
    expect(identities).toContainEqual([personId('one', 'ana'), 'patient'])
    expect(identities).toContainEqual([personId('one', 'doctor'), 'doctor'])
    expect((await get(ana, 'token', { room })).status).toBe(200)
  })

  it('CALL-059 both sides read the name of the room, and nobody else does', async () => {
    const query = { appointmentId: String(appointmentId) }
    expect(await get(ana, 'room', query)).toMatchObject({ status: 200, body: room })
    expect((await get(doctor, 'room', query)).body).toBe(room)
    expect((await get(luis, 'room', query)).status).toBe(404)
  })

  it('CALL-058 CALL-060 a token is for one room and one side, expires after an hour and names nobody', async () => {
    const token = String((await get(doctor, 'doctor-token', { room })).body)
    const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode('twilio secret'), {
      issuer: 'SK1',
      subject: 'AC1',
      currentDate: NOW,
    })
    expect(protectedHeader).toMatchObject({ alg: 'HS256', cty: 'twilio-fpa;v=1' })
    expect(payload['grants']).toEqual({ identity: 'doctor', video: { room } })
    expect(payload.exp).toBe(NOW.getTime() / 1000 + 3600)
    const again = decodeJwt(String((await get(doctor, 'doctor-token', { room })).body))
    expect(again.jti).not.toBe(payload.jti)
  })

  it.each([
    ['another person', () => luis, 'token'],
    ['the patient as the doctor', () => ana, 'doctor-token'],
    ['the doctor as the patient', () => doctor, 'token'],
  ])('CALL-058 %s gets no token', async (_, caller, name) => {
    expect((await get(caller(), name, { room })).status).toBe(404)
  })

  it('CALL-058 nobody gets a token after the call', async () => {
    await finishCall(as('ana'), callId)
    expect((await get(ana, 'token', { room })).status).toBe(404)
    expect((await get(doctor, 'doctor-token', { room })).status).toBe(404)
  })
})
