// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VideoConsultation } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import type { HubPort } from '../../../platform/hub/port'
import { ruleDatabases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../../test/clinic/clinic'
import { finishCall, readCalls } from '../changeCall'
import type { CallContext } from '../callContext'
import { startAppointmentCall } from '../startCall'
import { insertVideoAppointment } from '../test/videoAppointment'
import { minutes, Visits } from '../test/writtenVisits'

describe.each(ruleDatabases)('the queue of a doctor on %s', (database) => {
  let at: Visits
  let ofLuis: number
  let sent: [to: string, message: string][] = []
  const hub: HubPort = {
    method: () => {},
    sendToUser: (_tenant, to, message, ..._args) => void sent.push([to, message]),
    isConnected: async () => true,
  }
  const as = (person: string): CallContext => ({ ...at.as(person), hub })
  const received = (person: string) =>
    sent.filter(([to]) => to === personId('one', person)).map(([, message]) => message)
  const boardOfLuis = async () =>
    (await at.luis('GET', `api/video-calls/appointments/${ofLuis}`)).body as VideoConsultation

  beforeAll(async () => {
    at = await Visits.open(database)
    await at.clinic.db.exec(`update person set is_plus = true where tenant = 'one'`)
  }, STARTUP_TIMEOUT)
  afterAll(() => at.clinic.close())
  beforeEach(async () => {
    await at.clinic.db.exec('delete from video_call')
    await at.reset()
    ofLuis = await insertVideoAppointment(at.clinic, { patient: 'luis', start: minutes(-15) })
    sent = []
  })

  it('CALL-034 C-078 a patient who comes while the doctor talks waits without ringing, and is told the truth', async () => {
    const first = await at.talk()
    sent = []
    const { id } = await startAppointmentCall(as('luis'), ofLuis, { tab: 'l' })
    await startAppointmentCall(as('luis'), ofLuis, { tab: 'l', callId: id })
    expect(received('doctor')).toEqual(['waitingChanged'])
    expect(await readCalls(as('doctor'), [])).toEqual([])
    expect(await boardOfLuis()).toMatchObject({
      visitState: { state: 'waiting', since: NOW.toISOString() },
      queue: { ahead: 0, isDoctorBusy: true },
    })
    sent = []
    await finishCall(as('doctor'), first)
    expect(received('luis')).toEqual(['consultationChanged'])
    expect((await boardOfLuis()).queue).toMatchObject({ ahead: 0, isDoctorBusy: false })
  })

  it('CALL-034 the doctor takes the next with one press, which leaves the call before', async () => {
    const first = await at.talk()
    const { id } = await startAppointmentCall(as('luis'), ofLuis)
    expect(await startAppointmentCall(as('doctor'), ofLuis)).toMatchObject({ id, status: 'inProgress' })
    expect((await readCalls(as('ana'), [first]))[0]).toMatchObject({ status: 'ended', endedBy: 'doctor' })
  })

  it('CALL-014 a second one waits while the first rings, and the hour of the appointment says who is before', async () => {
    await startAppointmentCall(as('ana'), at.visit)
    sent = []
    await startAppointmentCall(as('luis'), ofLuis)
    expect(received('doctor')).toEqual(['waitingChanged'])
    expect((await boardOfLuis()).queue).toMatchObject({ ahead: 0, isDoctorBusy: false })
    const board = (await at.ana('GET', `api/video-calls/appointments/${at.visit}`)).body as VideoConsultation
    expect(board.queue).toMatchObject({ ahead: 1, isDoctorBusy: false })
  })
})
