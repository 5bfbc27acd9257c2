// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallGuest, GuestCall } from '../../../../schemas/generated/entities'
import type { CallSignal } from '../../../../schemas/hub'
import { personId } from '../../../demo/people/personRow'
import { readContract } from '../../../platform/http/api/contract'
import { databases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { asVisit } from '../test/visitOpening'
import { allOperations, startTalk } from '../test/talkOpening'
import { atDoor, decide, enter, invite, openGuest, teresa } from '../test/guestOpening'
import { sweepGuests } from './sweepGuests'

/** What a guest may not call. */
const closed = allOperations().filter(
  (key) => readContract(key).auth !== 'none' && !readContract(key).isForGuests,
)

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

describe.each(databases)('guests of a call on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let ana: Caller
  let luis: Caller
  let callId: number
  let appointmentId: number

  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['chat'])
    const callers = ['doctor', 'ana', 'luis'].map((name) => clinic.as(`${name}@portico.test`))
    ;[doctor, ana, luis] = (await Promise.all(callers)) as [Caller, Caller, Caller]
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    ;({ callId, appointmentId } = await startTalk(clinic))
  })

  const guests = async (caller = doctor) =>
    (await caller('GET', `api/video-calls/${callId}/guests`)).body as CallGuest[]
  const states = async () => (await guests()).map(({ state }) => state)
  const statusOf = async (call: Caller) => (await call('GET', 'api/call-guests/call')).status
  const remove = (caller: Caller, { id }: Pick<CallGuest, 'id'>) =>
    caller('DELETE', `api/video-calls/${callId}/guests/${id}`)

  it('CALL-030 a guest whom the doctor invites comes in once the patient has agreed, and not before', async () => {
    const { guest, token } = await invite(doctor, callId)
    expect(guest).toMatchObject({ ...teresa, invitedBy: 'doctor', state: 'asked', isAtDoor: false })
    const { call } = await atDoor(clinic, token)
    expect((await enter(call)).guest).toMatchObject({ state: 'asked', isAtDoor: true })
    // Who invites does not agree in the place of the other side.
    expect((await decide(doctor, callId, guest)).status).toBe(403)
    expect((await decide(luis, callId, guest)).status).toBe(404)
    expect((await decide(ana, callId, guest)).status).toBe(204)
    expect((await enter(call)).guest).toMatchObject({ state: 'in', isAtDoor: false })
    expect(await guests(ana)).toMatchObject([{ name: 'Teresa Vidal', state: 'in' }])
  })

  it('CALL-030 whom the patient invites, the doctor lets in', async () => {
    const { guest, token } = await invite(ana, callId, { name: 'Carlos', kind: 'relative' })
    const { call } = await atDoor(clinic, token)
    expect((await decide(ana, callId, guest)).status).toBe(403)
    expect((await decide(doctor, callId, guest)).status).toBe(204)
    expect((await enter(call, 'Carlos')).guest.state).toBe('in')
  })

  it('CALL-030 a refusal ends the link, and is not changed by a second answer', async () => {
    const { guest, token } = await invite(doctor, callId)
    const { call } = await atDoor(clinic, token)
    expect((await decide(ana, callId, guest, false)).status).toBe(204)
    expect((await decide(ana, callId, guest, true)).body).toMatchObject({ message: 'GUEST_CHANGED' })
    expect(await states()).toEqual(['refused'])
    expect(await statusOf(call)).toBe(401)
    expect((await openGuest(clinic, token)).body).toMatchObject({ message: 'INVALID_TOKEN' })
  })

  it('CALL-030 a guest who says another name is asked about again, under this name', async () => {
    const { guest, token } = await invite(doctor, callId)
    const { call } = await atDoor(clinic, token)
    await decide(ana, callId, guest)
    expect((await enter(call, 'Teresa V. Gil')).guest).toMatchObject({
      state: 'asked',
      name: 'Teresa V. Gil',
    })
    // The answer to the name before, which comes late.
    expect((await decide(ana, callId, guest)).body).toMatchObject({ message: 'GUEST_CHANGED' })
    expect((await decide(ana, callId, { ...guest, name: 'Teresa V. Gil' })).status).toBe(204)
    expect((await enter(call, 'Teresa V. Gil')).guest.state).toBe('in')
  })

  it.each(['doctor', 'ana'] as const)(
    'CALL-030 %s removes a guest, whose link opens nothing any more',
    async (who) => {
      const { guest, token } = await invite(doctor, callId)
      const { call } = await atDoor(clinic, token)
      await decide(ana, callId, guest)
      await enter(call)
      expect((await remove(luis, guest)).status).toBe(404)
      expect((await remove(who === 'ana' ? ana : doctor, guest)).status).toBe(204)
      expect(await states()).toEqual(['removed'])
      expect(await statusOf(call)).toBe(401)
      expect((await openGuest(clinic, token)).status).toBe(400)
    },
  )

  it('CALL-030 the link opens on one device, and only while the call is in progress', async () => {
    const { guest, token } = await invite(doctor, callId)
    const first = await atDoor(clinic, token)
    expect((await openGuest(clinic, token, 'phone')).status).toBe(400)
    const second = await atDoor(clinic, token)
    expect([await statusOf(first.call), await statusOf(second.call)]).toEqual([401, 200])
    await decide(ana, callId, guest)
    await enter(second.call)
    expect((await doctor('GET', `api/video-calls/${callId}/finish`)).status).toBe(204)
    expect(await statusOf(second.call)).toBe(401)
    expect((await openGuest(clinic, token)).status).toBe(400)
    expect((await doctor('POST', `api/video-calls/${callId}/guests`, teresa)).body).toMatchObject({
      message: 'CALL_OVER',
    })
    const [row] = await clinic.db.query<{ isLeft: boolean }>(
      'select left_at is not null as "isLeft" from call_guest where id = $1',
      [guest.id],
    )
    expect(row).toEqual({ isLeft: true })
  })

  it('CALL-030 at most four people: a third guest is not invited, nor let in beside two', async () => {
    const pair = [await invite(doctor, callId), await invite(doctor, callId, { name: 'Eva', kind: 'doctor' })]
    expect((await doctor('POST', `api/video-calls/${callId}/guests`, teresa)).body).toMatchObject({
      message: 'CALL_FULL',
    })
    const [first, second] = await Promise.all(
      pair.map(async ({ guest, token }) => {
        await decide(ana, callId, guest)
        const { call } = await atDoor(clinic, token)
        await enter(call, guest.name)
        return call
      }),
    )
    // Whoever has left makes room, and comes back only while there is room.
    await first?.('DELETE', 'api/call-guests/entry')
    const third = await invite(doctor, callId, { name: 'Leo', kind: 'other' })
    await decide(ana, callId, third.guest)
    await enter((await atDoor(clinic, third.token)).call, 'Leo')
    expect((await first?.('POST', 'api/call-guests/entry', { name: teresa.name }))?.body).toMatchObject({
      message: 'CALL_FULL',
    })
    await second?.('DELETE', 'api/call-guests/entry')
    expect((await first?.('POST', 'api/call-guests/entry', { name: teresa.name }))?.status).toBe(200)
    expect(await states()).toEqual(['in', 'left', 'in'])
  })

  it('CALL-030 a guest reads who talks and nothing of the visit', async () => {
    const { guest, token } = await invite(doctor, callId)
    await decide(ana, callId, guest)
    const { call } = await atDoor(clinic, token)
    const text = JSON.stringify(await enter(call))
    expect(text).toContain('"patientName":"Ana"')
    expect(text).not.toMatch(/Suárez|birth|appointment/)
    for (const key of closed) {
      const { method, url, body } = readContract(key)
      const filled = url.slice(1).replaceAll(/:\w+/g, String(callId))
      const { status } = await call(method, filled, body === undefined ? undefined : { appointmentId })
      expect([key, status]).toEqual([key, 403])
    }
    expect((await call('GET', 'api/video-calls/ice-servers')).status).toBe(200)
    expect(closed.length).toBeGreaterThan(200)
    const asAna = { 'x-impersonation-user': personId('one', 'ana') }
    expect((await call('GET', 'api/call-guests/call', undefined, asAna)).status).toBe(403)
  })

  it('C-024 the token of another tenant, and an invented one, open nothing', async () => {
    const { token } = await invite(doctor, callId)
    const two = await clinic.as(undefined, 'two')
    const opening = { token, device: 'laptop'.padEnd(24, '-') }
    expect((await two('POST', 'api/call-guests/open', opening)).status).toBe(400)
    expect((await openGuest(clinic, 'guest_invented')).status).toBe(400)
    expect(await statusOf(await asVisit(clinic, 'guest_invented'))).toBe(401)
    // The link is no session.
    expect(await statusOf(await asVisit(clinic, token))).toBe(401)
  })

  it('CALL-030 the hub passes signals among the people in a call alone', async () => {
    const { guest, token } = await invite(doctor, callId)
    const { call, session } = await atDoor(clinic, token)
    const [own, patient, visitor] = [
      await clinic.hub('doctor@portico.test'),
      await clinic.hub('ana@portico.test'),
      await clinic.hubWith(session),
    ]
    await own.invoke('registerUser', personId('one', 'doctor'))
    await patient.invoke('registerUser', personId('one', 'ana'))
    await visitor.invoke('registerUser', `guest/${guest.id}`)
    const heard: [who: string, signal: CallSignal & { side: string }][] = []
    for (const [who, hub] of [
      ['doctor', own],
      ['ana', patient],
      ['guest', visitor],
    ] as const)
      hub.on('callSignal', (signal: CallSignal & { side: string }) => void heard.push([who, signal]))
    const signal = { callId, peer: 'p', data: 'x' }
    await expect(visitor.invoke('sendCallSignal', signal)).rejects.toThrow('CALL_OVER')
    await expect(visitor.invoke('joinCall', { callId, peer: 'p' })).rejects.toThrow('CALL_OVER')
    for (const method of ['startCall', 'readCalls', 'cancelVideoCall', 'sendMessage'])
      await expect(visitor.invoke(method, callId)).rejects.toThrow('FORBIDDEN')
    await expect(visitor.invoke('registerUser', personId('one', 'ana'))).rejects.toThrow('FORBIDDEN')
    await own.invoke('sendCallSignal', { ...signal, data: 'early' })
    await decide(ana, callId, guest)
    await enter(call)
    await visitor.invoke('joinCall', { callId, peer: 'p' })
    await visitor.invoke('sendCallSignal', { ...signal, data: 'to all' })
    await visitor.invoke('sendCallSignal', { ...signal, data: 'to Ana', to: 'patient' })
    await own.invoke('sendCallSignal', { ...signal, data: 'to guest', to: `guest/${guest.id}` })
    await patient.invoke('sendCallSignal', { ...signal, data: 'from Ana' })
    await remove(doctor, guest)
    await expect(visitor.invoke('sendCallSignal', signal)).rejects.toThrow('CALL_OVER')
    await own.invoke('sendCallSignal', { ...signal, data: 'after' })
    await expect
      .poll(() => heard.map(([who, { data, side }]) => `${side} > ${who}: ${data}`).toSorted())
      .toEqual(
        [
          'doctor > ana: early',
          `guest/${guest.id} > ana: to all`,
          `guest/${guest.id} > doctor: to all`,
          `guest/${guest.id} > ana: to Ana`,
          'doctor > guest: to guest',
          'patient > doctor: from Ana',
          'patient > guest: from Ana',
          'doctor > ana: after',
        ].toSorted(),
      )
  })

  it('CALL-030 everybody learns of a change after it is stored, and the guest of the end', async () => {
    const { guest, token } = await invite(doctor, callId)
    const { call, session } = await atDoor(clinic, token)
    const visitor = await clinic.hubWith(session)
    await visitor.invoke('registerUser', `guest/${guest.id}`)
    const read = new Promise<GuestCall>((resolve) => {
      visitor.on('guestsChanged', async () =>
        resolve((await call('GET', 'api/call-guests/call')).body as GuestCall),
      )
    })
    const ended = new Promise((resolve) => visitor.on('callEnded', resolve))
    await decide(ana, callId, guest)
    expect((await read).guest.state).toBe('allowed')
    await ana('GET', `api/video-calls/${callId}/finish`)
    expect(await ended).toMatchObject({ callId })
  })

  it('CALL-030 who was in the call stays with the visit, for doctor and patient', async () => {
    const { guest, token } = await invite(doctor, callId)
    await invite(ana, callId, { name: 'Who never came', kind: 'relative' })
    await decide(ana, callId, guest)
    const { call } = await atDoor(clinic, token)
    await enter(call)
    clinic.setNow(minutes(3))
    await ana('GET', `api/video-calls/${callId}/finish`)
    const company = [{ ...teresa, joinedAt: NOW.toISOString(), leftAt: minutes(3).toISOString() }]
    const visit = (await ana('GET', `api/video-calls/appointments/${appointmentId}`)).body
    expect(visit).toMatchObject({ company })
    const { body: day } = await doctor('GET', 'api/video-calls/doctor/2027-01-11/2027-01-11')
    expect(
      (day as { appointmentId: number }[]).find((one) => one.appointmentId === appointmentId),
    ).toMatchObject({
      company,
    })
    await clinic.db.query('delete from appointment where id = $1', [appointmentId])
    expect(await clinic.db.query('select 1 from call_guest')).toEqual([])
  })

  it('CALL-030 a guest who closes the page has left, and may come back', async () => {
    const { guest, token } = await invite(doctor, callId)
    await decide(ana, callId, guest)
    const { call } = await atDoor(clinic, token)
    await enter(call)
    let isConnected = true
    const sweep = (at: Date) =>
      sweepGuests({
        db: clinic.db,
        tenants: clinic.tenants,
        now: () => at,
        hub: { method: () => {}, sendToUser: () => {}, isConnected: async () => isConnected },
      })
    await sweep(minutes(1))
    expect(await states()).toEqual(['in'])
    isConnected = false
    await sweep(new Date(NOW.getTime() + 20_000))
    expect(await states()).toEqual(['in'])
    await sweep(minutes(1))
    expect(await states()).toEqual(['left'])
    expect((await enter(call)).guest.state).toBe('in')
    isConnected = true
    await sweep(minutes(2))
    expect(await states()).toEqual(['left'])
  })
})
