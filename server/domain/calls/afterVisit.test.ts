// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment, SavedDraft, VideoConsultation } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { runLetterRound } from '../letters/letterWorker'
import { finishCall } from './changeCall'
import { startAppointmentCall } from './startCall'
import { insertVideoAppointment } from './test/videoAppointment'
import { minutes, paracetamol, Visits, written } from './test/writtenVisits'

describe.each(ruleDatabases)('after a visit on %s', (database) => {
  let at: Visits
  beforeAll(async () => {
    at = await Visits.open(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => at.clinic.close())
  beforeEach(() => at.reset())

  it('CALL-062 a summary stays when the next visit comes, and when the doctor calls again', async () => {
    await at.talk()
    const { version } = (await at.save()).body as SavedDraft
    await at.finish(version)
    await insertVideoAppointment(at.clinic, { patient: 'ana', start: minutes(50) })
    await startAppointmentCall(at.as('doctor'), at.visit)
    expect((await at.found())?.summary).toBe(written.summary)
    const board = (await at.ana('GET', `api/video-calls/appointments/${at.visit}`)).body as VideoConsultation
    expect(board).toMatchObject({
      endedAt: null,
      summary: written.summary,
      consultationId: (await at.found())?.id,
    })
  })

  it('ROLE-025 a visit that was talked in is to be finished, and the patient finds it without a summary', async () => {
    await at.clinic.db.query('delete from appointment where id = $1', [at.inPerson])
    expect(await at.unfinished()).toEqual([])
    const call = await at.talk()
    expect(await at.unfinished()).toEqual([])
    await finishCall(at.as('ana'), call)
    at.clinic.setNow(minutes(10))
    expect(await at.unfinished()).toEqual([at.visit])
    expect(await at.found()).toMatchObject({ finishedAt: null, summary: null, startedAt: NOW.toISOString() })
    await at.save({ summary: '' })
    await at.finish(1)
    expect(await at.unfinished()).toEqual([])
    expect(await at.found()).toMatchObject({ finishedAt: minutes(10).toISOString(), summary: null })
  })

  it('ROLE-025 a visit in person is written in the same way', async () => {
    at.clinic.setNow(minutes(0))
    expect(await at.unfinished()).toEqual([at.inPerson])
    await at.save({}, at.inPerson)
    expect((await at.finish(1, at.inPerson)).status).toBe(204)
    expect(await at.found(at.inPerson)).toMatchObject({ isOnline: false, summary: written.summary })
    expect(await at.unfinished()).toEqual([])
  })

  it('CALL-062 finishing ends the call, and a letter without health data leads to the consultation', async () => {
    const call = await at.talk()
    await at.save({ prescriptions: [paracetamol] })
    await at.finish(1)
    const [row] = await at.clinic.db.query<{ status: string }>(
      'select status from video_call where id = $1',
      [call],
    )
    expect(row?.status).toBe('ended')
    const board = (await at.ana('GET', `api/video-calls/appointments/${at.visit}`)).body as VideoConsultation
    expect(board).toMatchObject({ endedAt: NOW.toISOString(), call: null })
    const before = at.clinic.letters.length
    await runLetterRound({
      db: at.clinic.db,
      tenants: at.clinic.tenants,
      now: () => NOW,
      publicOrigin: at.clinic.origin,
      mail: { send: async (mail) => void (at.clinic.letters as unknown[]).push(mail) },
    })
    const letters = at.clinic.letters.slice(before).filter(({ subject }) => /resumen|summary/i.test(subject))
    expect(letters).toHaveLength(1)
    const text = JSON.stringify(letters[0])
    expect(text).toContain(`#/videocall/consultations/${(await at.found())?.id}`)
    for (const secret of ['Paracetamol', 'faringitis', 'pharyngitis', 'Bebe', 'Fiebre'])
      expect(text).not.toContain(secret)
  })

  it('CALL-062 a summary of other programs waits for the end of the at.visit, and reaches the records with it', async () => {
    const call = await at.talk()
    await at.doctor('PUT', `api/video-calls/${call}/summary`, { summary: 'Reposo' })
    expect((await at.found())?.summary).toBeNull()
    await at.doctor('GET', `api/video-calls/${call}/end-consultation`)
    expect((await at.found())?.summary).toBe('Reposo')
    await at.doctor('PUT', `api/video-calls/${call}/summary`, { summary: 'Y agua' })
    expect((await at.found())?.additions?.map(({ text }) => text)).toEqual(['Y agua'])
  })

  it('ROLE-025 BOOK-097 a doctor says that the patient did not come, and takes it back; the patient gets one letter', async () => {
    const attend = (isMissed: boolean, id = at.inPerson) =>
      at.doctor('PUT', `${at.path(id)}/attendance`, { isMissed })
    const outcome = async (id: number) =>
      ((await at.ana('GET', 'api/appointments/all')).body as Appointment[]).find((one) => one.id === id)
        ?.outcome
    expect((await attend(true, at.visit)).body).toEqual({ message: 'TOO_EARLY' })
    expect([(await attend(true)).status, (await attend(true)).status]).toEqual([204, 204])
    expect(await outcome(at.inPerson)).toBe('missed')
    expect(await at.unfinished()).toEqual([])
    const letters = await at.clinic.db.query(`select from letter where kind = 'missed'`)
    expect(letters).toHaveLength(1)
    await attend(false)
    expect(await outcome(at.inPerson)).toBeNull()
    expect(await at.unfinished()).toEqual([at.inPerson])
    await at.save({}, at.inPerson)
    await at.finish(1, at.inPerson)
    expect(await outcome(at.inPerson)).toBe('attended')
    expect((await attend(true)).body).toEqual({ message: 'VISIT_TOOK_PLACE' })
  })

  it('BOOK-097 a visit that has begun before its hour is neither moved nor cancelled, by either side', async () => {
    await at.talk()
    const refused = { message: 'FORMAT_NOT_VALID' }
    expect((await at.ana('DELETE', `api/appointments/${at.visit}`)).body).toMatchObject(refused)
    const path = `api/appointments/${at.visit}/doctor?patientId=${personId('one', 'ana')}`
    expect((await at.doctor('DELETE', path)).body).toMatchObject(refused)
    await at.save()
    await at.finish(1)
    const { body } = await at.ana('GET', 'api/appointments/all')
    expect((body as Appointment[]).find(({ id }) => id === at.visit)).toMatchObject({
      status: 2,
      visitState: { state: 'finished', since: NOW.toISOString() },
    })
  })

  it('BOOK-096 an appointment says when its doctor ended the visit', async () => {
    await at.talk()
    await at.save()
    await at.finish(1)
    const { body } = await at.ana('GET', 'api/appointments/')
    expect((body as Appointment[]).find(({ id }) => id === at.visit)).toMatchObject({
      outcome: 'attended',
      endedAt: NOW.toISOString(),
    })
  })
})
