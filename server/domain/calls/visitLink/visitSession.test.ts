// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { HubConnection } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hubMessageNames, type HubCallName } from '../../../../schemas/hub'
import type { VideoCall, VideoConsultation } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { readContract, type Operation } from '../../../platform/http/api/contract'
import { root } from '../../../platform/paths'
import { databases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { asVisit, makeLink, openLink, sessionOf } from '../test/visitOpening'
import { insertVideoAppointment } from '../test/videoAppointment'

const folder = path.join(root, 'schemas', 'api')
const operations = readdirSync(folder).flatMap(
  (file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object) as Operation[],
)

/** What the session of a visit may call. */
const open: readonly Operation[] = [
  'DELETE api/video-calls/{id}/guests/{guestId}',
  'DELETE api/visit-links/session',
  'GET api/video-calls/appointments/{id}',
  'GET api/video-calls/ice-servers',
  'GET api/video-calls/{id}/finish',
  'GET api/video-calls/{id}/guests',
  'GET api/visit-links/visit',
  'PUT api/video-calls/{id}/guests/{guestId}',
]

/** Every hub method, and the error when the session asks for something else than its own call. Empty: there is none. */
const hubMethods: Record<HubCallName, string> = {
  registerUser: 'FORBIDDEN',
  unregister: '',
  renewToken: 'FORBIDDEN',
  sendMessage: 'FORBIDDEN',
  startCall: 'NOT_FOUND',
  acceptVideoCall: 'NOT_FOUND',
  cancelVideoCall: 'NOT_FOUND',
  delayCall: 'NOT_FOUND',
  readCalls: '',
  joinCall: 'NOT_FOUND',
  sendCallSignal: 'NOT_FOUND',
}

describe.each(databases)('the session of a visit on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let ana: Caller
  let visit: Caller
  let session: string
  let appointmentId: number
  let otherId: number
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['chat'])
    doctor = await clinic.as('doctor@portico.test')
    ana = await clinic.as('ana@portico.test')
    const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
    appointmentId = await insertVideoAppointment(clinic, { patient: 'ana', start: after(5) })
    otherId = await insertVideoAppointment(clinic, { patient: 'ana', start: after(25) })
    session = sessionOf(await openLink(clinic, await makeLink(doctor, appointmentId)))
    visit = await asVisit(clinic, session)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => '',
      (error: Error) => /[A-Z_]{4,}$/.exec(error.message)?.[0] ?? error.message,
    )

  it('WIDGET-009 C-120 may call nothing else of the API, whatever the input is', async () => {
    const asked = operations.filter((key) => readContract(key).auth !== 'none' && !open.includes(key))
    expect(asked.length).toBeGreaterThan(200)
    for (const key of asked) {
      const { method, url, body } = readContract(key)
      const filled = url.slice(1).replaceAll(/:\w+/g, String(appointmentId))
      const input = body === undefined ? undefined : { appointmentId }
      expect([key, (await visit(method, filled, input)).status]).toEqual([key, 403])
    }
    const marked = operations.filter((key) => readContract(key).isForVisits)
    expect(marked.toSorted()).toEqual(open)
  })

  it('AUTH-066 the takeover of the account by the link of a visit is refused at every step', async () => {
    const anaId = personId('one', 'ana')
    const steps = [
      ['POST', 'api/users/request-change-email', { email: 'evil@evil.test' }],
      ['POST', 'api/users/verify-change-email', { email: 'evil@evil.test', token: '123456' }],
      ['GET', 'api/users/export', undefined],
      ['GET', 'api/documents/withMedicalExams', undefined],
      ['GET', 'api/chat/contacts', undefined],
      ['POST', 'api/calendar/', {}],
      ['GET', 'api/users/data', undefined],
    ] as const
    for (const [method, address, body] of steps)
      expect([address, (await visit(method, address, body)).status]).toEqual([address, 403])
    const acting = { 'x-impersonation-user': anaId }
    expect((await visit('GET', 'api/visit-links/visit', undefined, acting)).status).toBe(403)
    expect(
      (await visit('GET', `api/video-calls/appointments/${appointmentId}`, undefined, acting)).status,
    ).toBe(403)
    expect((await ana('GET', 'api/visit-links/visit')).status).toBe(403)
  })

  it('WIDGET-009 reads the consultation of this visit alone, without its documents', async () => {
    const { status, body } = await visit('GET', `api/video-calls/appointments/${appointmentId}`)
    expect([status, (body as VideoConsultation).given]).toEqual([200, []])
    expect((await visit('GET', `api/video-calls/appointments/${otherId}`)).status).toBe(404)
    expect((await visit('GET', 'api/video-calls/ice-servers')).status).toBe(200)
  })

  it('WIDGET-009 may invoke nothing at the hub but its own call', async () => {
    const own = await clinic.hub('ana@portico.test')
    await own.invoke('registerUser', personId('one', 'ana'))
    const other = await (await clinic.hub('doctor@portico.test')).invoke<VideoCall>('startCall', otherId)
    const hub = await clinic.hubWith(session)
    const inputs: Record<HubCallName, unknown> = {
      registerUser: personId('one', 'ana'),
      unregister: personId('one', 'ana'),
      renewToken: await clinic.tokenFor('ana@portico.test'),
      sendMessage: { receiverId: 1, content: 'x', clientId: 'a' },
      startCall: otherId,
      acceptVideoCall: other.id,
      cancelVideoCall: other.id,
      delayCall: other.id,
      readCalls: [other.id],
      joinCall: { callId: other.id, peer: 'p' },
      sendCallSignal: { callId: other.id, peer: 'p', data: '' },
    }
    for (const [name, error] of Object.entries(hubMethods))
      expect([
        name,
        await errorOf(hub.invoke(name, inputs[name as HubCallName], ...(name === 'delayCall' ? [5] : []))),
      ]).toEqual([name, error])
    expect(await hub.invoke('readCalls', [other.id])).toEqual([])
    expect(await errorOf(hub.invoke('startCall', null))).toBe('FORMAT_NOT_VALID')
    expect((await visit('GET', `api/video-calls/${other.id}/finish`)).status).toBe(404)
    await own.invoke('cancelVideoCall', other.id)
  })

  it('WIDGET-009 hears of its own call and of nothing else of the person', async () => {
    const [hub, caller] = [await clinic.hubWith(session), await clinic.hub('doctor@portico.test')]
    await hub.invoke('registerUser', `visit/${appointmentId}`)
    const heard: string[] = []
    for (const name of hubMessageNames)
      hub.on(name, () => {
        if (name !== 'consultationChanged') heard.push(name)
      })
    const next = (connection: HubConnection, name: string) =>
      new Promise((resolve) => connection.on(name, resolve))
    const rung = next(hub, 'notifyCall')
    const another = await caller.invoke<VideoCall>('startCall', otherId)
    await caller.invoke('cancelVideoCall', another.id)
    const account = await clinic.hub('ana@portico.test')
    await account.invoke('registerUser', personId('one', 'ana'))
    await clinic.db.query('update person set associated_doctor_id = $1 where id = $2', [
      another.doctorId,
      personId('one', 'ana'),
    ])
    const written = next(account, 'receiveMessage')
    await caller.invoke('sendMessage', {
      PatientId: personId('one', 'ana'),
      DoctorId: another.doctorId,
      Content: 'Buenos días',
      IsPatientApp: false,
      ClientId: randomUUID(),
    })
    await written
    const { id } = await caller.invoke<VideoCall>('startCall', appointmentId)
    expect(await rung).toMatchObject({ id, appointmentId })
    expect(heard).toEqual(['notifyCall'])
    expect(await hub.invoke('acceptVideoCall', id)).toMatchObject({ status: 'inProgress' })
    const signalled = next(caller, 'callSignal')
    await caller.invoke('registerUser', personId('one', 'doctor'))
    expect(await hub.invoke('sendCallSignal', { callId: id, peer: 'p', data: 'offer' })).toBe(true)
    expect(await signalled).toMatchObject({ data: 'offer', side: 'patient' })
    expect((await visit('GET', `api/video-calls/${id}/finish`)).status).toBe(204)
  })

  it('CALL-047 the patient whom the doctor has given the link needs no plan to join', async () => {
    await clinic.db.exec(
      `update person set is_plus = false, is_doctor24 = false where id = '${personId('one', 'ana')}'`,
    )
    const hub = await clinic.hubWith(session)
    const call = await hub.invoke<VideoCall>('startCall', appointmentId)
    expect(call).toMatchObject({ status: 'calling', startedBy: 'patient', appointmentId })
    expect(await hub.invoke('cancelVideoCall', call.id)).toBe(true)
  })

  it('ACCOUNT-032 signing out on every device ends it, and the link does not open it again', async () => {
    const start = new Date(NOW.getTime() - 12 * 60_000)
    const id = await insertVideoAppointment(clinic, { patient: 'luis', start })
    const link = await makeLink(doctor, id)
    const luis = await clinic.as('luis@portico.test')
    const call = await asVisit(clinic, sessionOf(await openLink(clinic, link)))
    expect((await call('GET', 'api/visit-links/visit')).status).toBe(200)
    expect((await luis('DELETE', 'api/users/sessions')).status).toBe(204)
    expect((await call('GET', 'api/visit-links/visit')).status).toBe(401)
    expect(await openLink(clinic, link)).toMatchObject({ status: 400, body: { message: 'INVALID_TOKEN' } })
    expect((await visit('GET', 'api/visit-links/visit')).status, 'of another patient').toBe(200)
  })

  it('ERR-003 its connection ends with the visit', async () => {
    const hub = await clinic.hubWith(session)
    const closed = new Promise((resolve) => hub.onclose(resolve))
    await clinic.db.exec(`update appointment set status = 1 where id = ${appointmentId}`)
    await closed
    expect((await visit('GET', 'api/visit-links/visit')).status).toBe(401)
    await expect(clinic.hubWith(session)).rejects.toThrow('WebSocket failed to connect')
  }, 20_000)
})
