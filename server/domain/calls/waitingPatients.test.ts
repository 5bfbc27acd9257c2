// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DoctorConsultation, VideoConsultation } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import type { HubPort } from '../../platform/hub/port'
import type { DueAccountLetter } from '../letters/queue/queue'
import { composeAccountMail } from '../letters/content/accountMail'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import type { CallContext } from './callContext'
import { acceptCall, cancelCall, readCalls } from './changeCall'
import { delayCall } from './delayCall'
import { startAppointmentCall } from './startCall'
import { doctorCame } from './state/doctorPresence'
import { insertVideoAppointment } from './test/videoAppointment'
import { minutes, Visits } from './test/writtenVisits'

describe.each(ruleDatabases)('patients who wait on %s', (database) => {
  let at: Visits
  let sent: [to: string, message: string, arg: unknown][] = []
  let isDoctorOnline = true
  const doctorId = () => personId('one', 'doctor')
  const hub: HubPort = {
    method: () => {},
    sendToUser: (_tenant, to, message, ...args) => void sent.push([to, message, args[0]]),
    isConnected: async (_tenant, id) => id !== doctorId() || isDoctorOnline,
  }
  const as = (person: string): CallContext => ({ ...at.as(person), hub })
  const received = (person: string) =>
    sent.filter(([to]) => to === personId('one', person)).map(([, message]) => message)
  const board = async () =>
    (await at.ana('GET', `api/video-calls/appointments/${at.visit}`)).body as VideoConsultation
  const wait = (isAway = false) =>
    startAppointmentCall(as('ana'), at.visit, { tab: 'a', ...(isAway && { isAway }) })
  const letters = () =>
    at.clinic.db.query<{ person_id: string; payload: { appointmentId: number } }>(
      `select person_id, payload from letter where kind = 'missedCall'`,
    )

  beforeAll(async () => {
    at = await Visits.open(database)
    await at.clinic.db.exec(`update person set is_plus = true where tenant = 'one'`)
  }, STARTUP_TIMEOUT)
  afterAll(() => at.clinic.close())
  beforeEach(async () => {
    await at.clinic.db.exec('delete from video_call')
    await at.reset()
    isDoctorOnline = true
    sent = []
  })

  it('CALL-034 the hour that a doctor gives is read by the patient, and the call rings no more', async () => {
    const { id } = await wait()
    sent = []
    expect(await delayCall(as('doctor'), id, 5)).toMatchObject({ expectedAt: minutes(5).toISOString() })
    expect(sent).toContainEqual([doctorId(), 'cancelCalling', { callId: id, by: 'doctor' }])
    expect(received('ana')).toEqual(['consultationChanged'])
    expect(await readCalls(as('doctor'), [])).toEqual([])
    expect(await board()).toMatchObject({
      visitState: { state: 'waiting' },
      queue: { expectedAt: minutes(5).toISOString() },
    })
    const { body } = await at.doctor('GET', 'api/video-calls/doctor/2027-01-11/2027-01-11')
    const line = (body as DoctorConsultation[]).find(({ appointmentId }) => appointmentId === at.visit)
    expect(line?.call).toMatchObject({ id, expectedAt: minutes(5).toISOString() })
  })

  it('CALL-034 the hour is kept when the patient leaves and comes back, and is over once they have talked', async () => {
    const { id } = await wait()
    await delayCall(as('doctor'), id, 5)
    await cancelCall(as('ana'), id)
    await wait()
    expect((await board()).queue?.expectedAt).toBe(minutes(5).toISOString())
    await startAppointmentCall(as('doctor'), at.visit)
    await at.clinic.db.exec(`update video_call set answered_at = started_at + interval '1 second'`)
    await at.clinic.db.exec(`update video_call set status = 'ended' where status = 'inProgress'`)
    await wait()
    expect((await board()).queue?.expectedAt).toBeNull()
  })

  it('CALL-034 only the side that is called says when it comes, and only while it rings', async () => {
    const { id } = await wait()
    await expect(delayCall(as('ana'), id, 5)).rejects.toThrow('FORBIDDEN')
    await expect(delayCall(as('luis'), id, 5)).rejects.toThrow('NOT_FOUND')
    await startAppointmentCall(as('doctor'), at.visit)
    await expect(delayCall(as('doctor'), id, 5)).rejects.toThrow('CALL_OVER')
  })

  it('a patient whom the doctor calls says that they come, and the doctor’s call rings on', async () => {
    const { id } = await startAppointmentCall(as('doctor'), at.visit)
    sent = []
    expect(await delayCall(as('ana'), id, 1)).toMatchObject({ status: 'calling', startedBy: 'doctor' })
    expect(received('doctor')).toEqual(['waitingChanged'])
    expect(await acceptCall(as('ana'), id)).toMatchObject({ status: 'inProgress' })
  })

  it.each([
    ['starts the call', () => startAppointmentCall(as('doctor'), at.visit, { tab: 'd' })],
    ['answers the ring', async () => acceptCall(as('doctor'), (await wait(true)).id, { tab: 'd' })],
  ])(
    'C-070 nobody is seen unawares: a doctor who %s rings at a patient who looks at something else',
    async (_, take) => {
      const { id } = await wait(true)
      sent = []
      expect(await take()).toMatchObject({ id, status: 'calling', startedBy: 'doctor' })
      expect(received('ana')).toContain('notifyCall')
      expect(received('ana')).not.toContain('callAccepted')
      expect(await board()).toMatchObject({
        visitState: { state: 'ringing', by: 'doctor' },
        consultationId: null,
      })
      expect(await acceptCall(as('ana'), id, { tab: 'a' })).toMatchObject({ id, status: 'inProgress' })
    },
  )

  it('C-070 a patient who has come back to the waiting page is answered at once', async () => {
    const { id } = await wait(true)
    await startAppointmentCall(as('ana'), at.visit, { tab: 'a', callId: id })
    expect(await startAppointmentCall(as('doctor'), at.visit)).toMatchObject({ status: 'inProgress' })
  })

  it('who does not answer that ring has missed a call, with a letter that says what to do', async () => {
    const { id } = await wait(true)
    await startAppointmentCall(as('doctor'), at.visit)
    await cancelCall(as('doctor'), id)
    expect(await board()).toMatchObject({ visitState: { state: 'missed', by: 'doctor' } })
    expect(await letters()).toMatchObject([
      { person_id: personId('one', 'ana'), payload: { appointmentId: at.visit } },
    ])
    const again = await startAppointmentCall(as('doctor'), at.visit)
    await cancelCall(as('doctor'), again.id)
    expect(await letters()).toHaveLength(1)
  })

  it('a letter about a missed call is sent, unless they have talked since', async () => {
    const miss = async () => {
      const { id } = await startAppointmentCall(as('doctor'), at.visit)
      await cancelCall(as('doctor'), id)
      const [letter] = await at.clinic.db.query<DueAccountLetter>(
        `select tenant, kind, person_id as "personId", payload from letter where kind = 'missedCall'`,
      )
      return letter
    }
    const letter = await miss()
    const compose = () => {
      const [tenant] = at.clinic.tenants.all
      if (!letter || !tenant) throw new Error('no letter')
      const addressed = { ...letter, email: 'ana@portico.test', name: 'Ana', language: 'es' }
      return composeAccountMail(at.clinic.db, tenant, addressed, {
        publicOrigin: 'https://x.example',
        now: NOW,
      })
    }
    const mail = await compose()
    expect(mail?.subject).toContain('Llamada perdida')
    expect(mail?.text).toContain('#/videocall')
    await at.talk()
    expect(await compose()).toBeUndefined()
  })

  it('CALL-015 a doctor who comes online is rung at, and the patient’s sentence changes at once', async () => {
    isDoctorOnline = false
    const { id } = await wait()
    expect((await board()).queue?.isDoctorOnline).toBe(false)
    isDoctorOnline = true
    const device = await at.clinic.hub('doctor@portico.test')
    await device.invoke('registerUser', doctorId())
    sent = []
    await doctorCame({ db: at.clinic.db, hub, tenants: at.clinic.tenants, now: () => NOW }, 'one', doctorId())
    expect(received('ana')).toEqual(['consultationChanged'])
    expect(sent).toContainEqual([doctorId(), 'notifyCall', expect.objectContaining({ id })])
    expect((await board()).queue?.isDoctorOnline).toBe(true)
  })

  it('CALL-015 of several who wait without a ring the first rings when the doctor comes, unless they were given an hour', async () => {
    const ofLuis = await insertVideoAppointment(at.clinic, { patient: 'luis', start: minutes(-15) })
    await wait()
    await startAppointmentCall(as('luis'), ofLuis, { tab: 'l' })
    await at.clinic.db.exec('update video_call set is_quiet = true')
    const come = () =>
      doctorCame({ db: at.clinic.db, hub, tenants: at.clinic.tenants, now: () => NOW }, 'one', doctorId())
    await come()
    const rings = await readCalls(as('doctor'), [])
    expect(rings).toMatchObject([{ appointmentId: ofLuis }])
    await delayCall(as('doctor'), rings[0]?.id ?? 0, 5)
    await come()
    expect(await readCalls(as('doctor'), [])).toEqual([])
  })

  it('CALL-034 the device that had the call learns at once that another one has it', async () => {
    const { id } = await wait()
    sent = []
    await startAppointmentCall(as('ana'), at.visit, { tab: 'b' })
    expect(received('ana')).toContain('consultationChanged')
    expect(await startAppointmentCall(as('ana'), at.visit, { tab: 'a', callId: id })).toMatchObject({
      isTaken: true,
    })
  })

  it.each([
    ['cancels', () => at.ana('DELETE', `api/appointments/${at.visit}`)],
    [
      'says that nobody came',
      () => at.doctor('PUT', `api/consultations/appointments/${at.inPerson}/attendance`, { isMissed: true }),
    ],
  ])('a side that %s tells the devices of both', async (_, change) => {
    const listen = async (name: string, message: string) => {
      const device = await at.clinic.hub(`${name}@portico.test`)
      await device.invoke('registerUser', personId('one', name))
      return { heard: new Promise<string>((resolve) => device.on(message, () => resolve(message))) }
    }
    const patient = await listen('ana', 'consultationChanged')
    const doctor = await listen('doctor', 'waitingChanged')
    expect((await change()).status).toBeLessThan(300)
    expect(await Promise.all([patient.heard, doctor.heard])).toEqual([
      'consultationChanged',
      'waitingChanged',
    ])
  })
})
