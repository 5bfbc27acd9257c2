// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  Appointment,
  DoctorConsultation,
  VideoConsultation,
} from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import type { HubPort } from '../../../platform/hub/port'
import { databases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../../test/clinic/clinic'
import { acceptCall, cancelCall, finishCall, joinCall, readCalls } from '../changeCall'
import type { CallContext } from '../callContext'
import { startAppointmentCall } from '../startCall'
import { insertVideoAppointment } from '../test/videoAppointment'
import { minutes, Visits } from '../test/writtenVisits'
import { CallPresence, type CallConnection } from './presence'
import { sweepCalls } from './sweepCalls'

/** A connection to the hub that the test ends. */
class FakeConnection implements CallConnection {
  #listeners: (() => void)[] = []
  constructor(readonly id: string) {}
  whenEnded(listener: () => void): void {
    this.#listeners.push(listener)
  }
  end(): void {
    this.#listeners.forEach((listener) => listener())
  }
}

describe.each(databases)('how calls end on %s', (database) => {
  let at: Visits
  let now = NOW
  let sent: [to: string, message: string, args: unknown][] = []
  let presence: CallPresence
  const hub: HubPort = {
    method: () => {},
    sendToUser: (_tenant, to, message, ...args) => void sent.push([to, message, args[0]]),
    isConnected: async () => true,
  }
  const as = (person: string, connection?: CallConnection): CallContext => ({
    ...at.as(person),
    hub,
    now,
    presence,
    connection,
  })
  const seconds = (count: number) => (now = new Date(now.getTime() + count * 1000))
  const sweep = (startedAt = 0) =>
    sweepCalls({ db: at.clinic.db, hub, tenants: at.clinic.tenants, now: () => now }, presence, startedAt)
  const received = (person: string) =>
    sent.filter(([to]) => to === personId('one', person)).map(([, message]) => message)
  const status = async (id: number) => (await readCalls(as('ana'), [id]))[0]
  const stateOf = async () => {
    at.clinic.setNow(now)
    const board = (await at.ana('GET', `api/video-calls/appointments/${at.visit}`)).body as VideoConsultation
    const all = (await at.ana('GET', 'api/appointments/all')).body as Appointment[]
    const day = (await at.doctor('GET', 'api/video-calls/doctor/2027-01-11/2027-01-11'))
      .body as DoctorConsultation[]
    const states = [
      board.visitState,
      all.find(({ id }) => id === at.visit)?.visitState,
      day.find(({ appointmentId }) => appointmentId === at.visit)?.visitState,
    ]
    // The patient's page, the lists and the doctor's day show one state.
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
    return states[0]?.state
  }

  beforeAll(async () => {
    at = await Visits.open(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => at.clinic.close())
  beforeEach(async () => {
    await at.reset()
    await at.clinic.db.exec('delete from video_call; delete from video_consultation')
    now = NOW
    sent = []
    presence = new CallPresence(() => now)
  })

  it('CALL-032 a call rings no more ten seconds after its caller closed the page, and both sides learn it', async () => {
    const phone = new FakeConnection('phone')
    const { id } = await startAppointmentCall(as('ana', phone), at.visit, { tab: 'a' })
    expect(await stateOf()).toBe('waiting')
    phone.end()
    seconds(9)
    await sweep()
    expect((await status(id))?.status).toBe('calling')
    seconds(1)
    await sweep()
    expect(await status(id)).toMatchObject({ status: 'cancelled', endReason: 'lost', endedBy: 'patient' })
    expect(received('doctor')).toContain('cancelCalling')
    expect(received('ana')).toContain('consultationChanged')
    expect(await stateOf()).toBe('planned')
  })

  it('CALL-025 a caller who comes back over another connection, as after a reload, still calls', async () => {
    const phone = new FakeConnection('phone')
    const { id } = await startAppointmentCall(as('ana', phone), at.visit, { tab: 'a' })
    phone.end()
    await startAppointmentCall(as('ana', new FakeConnection('phone again')), at.visit, {
      tab: 'a',
      callId: id,
    })
    seconds(30)
    await sweep()
    expect((await status(id))?.status).toBe('calling')
  })

  it('CALL-032 a caller without a sign of life is gone, also when the process that knew them was killed', async () => {
    const { id } = await startAppointmentCall(as('doctor'), at.visit)
    seconds(76)
    await sweep()
    expect(await status(id)).toMatchObject({ status: 'missed', endReason: 'lost', endedBy: 'doctor' })
    expect(await stateOf()).toBe('missed')
    expect(received('ana')).toContain('cancelCalling')
  })

  it('CALL-041 a call is cut off when a side is gone for long, and says whose; a short loss continues it', async () => {
    const id = await at.talk()
    seconds(100)
    await joinCall(as('doctor'), { callId: id, peer: 'd' })
    await sweep()
    expect(await stateOf()).toBe('inProgress')
    seconds(25)
    await sweep()
    expect(await status(id)).toMatchObject({ status: 'ended', endReason: 'lost', endedBy: 'patient' })
    expect(await stateOf()).toBe('cutOff')
  })

  it('CALL-025 a server that starts again cuts nobody off before all sides could come back', async () => {
    const id = await at.talk()
    seconds(600)
    await sweep(now.getTime() - 60_000)
    expect((await status(id))?.status).toBe('inProgress')
    await sweep(now.getTime() - 121_000)
    expect((await status(id))?.status).toBe('ended')
  })

  it('CALL-061 who was offline reads on return that the other one hung up, when, and that the visit is open', async () => {
    const id = await at.talk()
    seconds(60)
    await finishCall(as('doctor'), id)
    expect(await status(id)).toMatchObject({
      status: 'ended',
      endReason: 'hungUp',
      endedBy: 'doctor',
      endedAt: now.toISOString(),
    })
    expect(await stateOf()).toBe('toFinish')
    await cancelCall(as('ana'), id)
    expect(await status(id)).toMatchObject({ endedBy: 'doctor' })
  })

  it('CALL-061 an end that arrives late ends the call that it is about and no other one', async () => {
    const first = await at.talk()
    await finishCall(as('doctor'), first)
    const second = await at.talk()
    await cancelCall(as('ana'), first)
    expect((await status(second))?.status).toBe('inProgress')
  })

  it('a tab whose call is over does not start it again by repeating it', async () => {
    const { id } = await startAppointmentCall(as('ana'), at.visit, { tab: 'a' })
    await cancelCall(as('doctor'), id)
    const again = await startAppointmentCall(as('ana'), at.visit, { tab: 'a', callId: id })
    expect(again).toMatchObject({ id, status: 'refused', endedBy: 'doctor' })
    expect(await stateOf()).toBe('refused')
  })

  it('CALL-030 of two tabs the one that was used last has the call, and the other one learns it', async () => {
    const { id } = await startAppointmentCall(as('ana'), at.visit, { tab: 'phone' })
    await startAppointmentCall(as('ana'), at.visit, { tab: 'laptop' })
    const repeated = await startAppointmentCall(as('ana'), at.visit, { tab: 'phone', callId: id })
    expect(repeated).toMatchObject({ id, isTaken: true })
    await acceptCall(as('doctor'), id, { tab: 'd' })
    await expect(joinCall(as('ana'), { callId: id, peer: 'p', tab: 'phone' })).rejects.toThrow('CALL_TAKEN')
    sent = []
    expect(await joinCall(as('ana'), { callId: id, peer: 'l', tab: 'laptop' })).toBe(true)
    expect(received('ana')).toEqual(['callJoined'])
  })

  it('CALL-014 nobody is in two calls: who answers or starts another one leaves the first', async () => {
    const other = await insertVideoAppointment(at.clinic, { patient: 'luis', start: minutes(-20) })
    await at.clinic.db.query(`update person set is_plus = true where tenant = 'one' and id = $1`, [
      personId('one', 'luis'),
    ])
    const first = await at.talk()
    const { id } = await startAppointmentCall(as('luis'), other)
    expect((await status(first))?.status).toBe('inProgress')
    sent = []
    await acceptCall(as('doctor'), id)
    expect(await status(first)).toMatchObject({ status: 'ended', endedBy: 'doctor', endReason: 'hungUp' })
    expect(received('ana')).toContain('callEnded')
  })

  it('both sides answer and stop at the same moment: there is one truth', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await startAppointmentCall(as('doctor'), at.visit)
      await Promise.allSettled([acceptCall(as('ana'), id), cancelCall(as('doctor'), id)])
      expect(['ended', 'missed']).toContain((await status(id))?.status)
    }
  })

  it('CALL-053 after a connect a person reads what rings for them, and nobody else’s calls', async () => {
    const { id } = await startAppointmentCall(as('doctor'), at.visit)
    expect((await readCalls(as('ana'), [])).map((call) => call.id)).toEqual([id])
    expect(await readCalls(as('doctor'), [])).toEqual([])
    expect(await readCalls(as('luis'), [id])).toEqual([])
    await cancelCall(as('doctor'), id)
    expect(await readCalls(as('ana'), [])).toEqual([])
  })
})
