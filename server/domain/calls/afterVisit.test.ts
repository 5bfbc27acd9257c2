// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppointmentType } from '../../../schemas/generated/constants'
import type {
  ConsultationDraft,
  ConsultationMonth,
  Diagnosis,
  MedicalData,
  PatientRecords,
  Receipt,
  SavedDraft,
  UnfinishedVisit,
  VideoConsultation,
  VisitRecord,
} from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import type { HubPort } from '../../platform/hub/port'
import { databases } from '../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { runLetterRound } from '../letters/letterWorker'
import type { CallContext } from './callContext'
import { acceptCall, finishCall } from './changeCall'
import { startAppointmentCall } from './startCall'
import { insertVideoAppointment } from './test/videoAppointment'

const hub: HubPort = { method: () => {}, sendToUser: () => {}, isConnected: async () => true }
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

const written: ConsultationDraft = {
  version: 0,
  reason: 'Fiebre desde el sábado',
  findings: 'Amígdalas rojas',
  assessment: 'Probable faringitis vírica',
  plan: 'Líquidos',
  diagnoses: [{ code: 'J02.9', name: 'x' }],
  prescriptions: [],
  summary: 'Bebe mucho y descansa.',
  privateNotes: 'Sola con dos niños',
}
const paracetamol = {
  name: ' Paracetamol 1 g ',
  notes: 'Después de comer',
  dose: 1,
  doseUnit: 4,
  posology: 8,
  posologyType: 1,
  duration: 3,
  durationType: 3,
}

describe.each(databases)('after a visit on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let luis: Caller
  let doctor: Caller
  let visit: number
  let inPerson: number

  const as = (person: string): CallContext => {
    const tenant = clinic.tenants.all.find((one) => one.id === 'one')
    if (!tenant) throw new Error('no tenant')
    return { db: clinic.db, hub, tenant, actor: personId('one', person), now: NOW }
  }
  const path = (id = visit) => `api/consultations/appointments/${id}`
  const save = (draft: Partial<ConsultationDraft> = {}, id = visit, caller = doctor) =>
    caller('PUT', path(id), { ...written, ...draft })
  const finish = (version: number, id = visit) => doctor('POST', `${path(id)}/finish`, { version })
  const record = async (id = visit) => (await doctor('GET', path(id))).body as VisitRecord
  const consultations = async (caller = ana) =>
    ((await caller('GET', 'api/consultations')).body as ConsultationMonth[]).flatMap(
      (month) => month.consultations,
    )
  const found = async (id = visit) =>
    (await consultations()).find(({ appointmentId }) => appointmentId === id)
  const unfinished = async () =>
    ((await doctor('GET', 'api/consultations/unfinished')).body as UnfinishedVisit[]).map(
      ({ appointmentId }) => appointmentId,
    )
  const talk = async () => {
    const { id } = await startAppointmentCall(as('doctor'), visit)
    await acceptCall(as('ana'), id)
    return id
  }
  const setCanPrescribe = (is: boolean) =>
    clinic.db.query(
      `update doctor set extra = extra || jsonb_build_object('canPrescribe', $1::boolean) where tenant = 'one' and person_id = $2`,
      [is, personId('one', 'doctor')],
    )

  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    await clinic.db.exec(`
      delete from letter; delete from receipt where consultation_id is not null;
      delete from consultation where appointment_id is not null; delete from appointment where tenant = 'one'`)
    visit = await insertVideoAppointment(clinic, { patient: 'ana', start: minutes(5) })
    inPerson = await insertVideoAppointment(clinic, {
      patient: 'ana',
      start: minutes(-40),
      type: AppointmentType.inPerson,
    })
    await clinic.db.exec(`update appointment set agreed_start = 'infinity' where tenant = 'one'`)
    await setCanPrescribe(true)
  })

  it('ROLE-025 REC-060 the consultation that a doctor finishes is in the records of the patient', async () => {
    const { version } = (await save()).body as SavedDraft
    expect((await finish(version)).status).toBe(204)
    const expected = {
      appointmentId: visit,
      isOnline: true,
      reason: written.reason,
      findings: written.findings,
      assessment: written.assessment,
      plan: written.plan,
      summary: written.summary,
      diagnoses: [{ code: 'J02.9', name: 'Faringitis aguda, no especificada' }],
      finishedAt: NOW.toISOString(),
      additions: [],
      followUp: null,
    }
    expect(await found()).toMatchObject(expected)
    const { patient } = (await doctor('GET', `api/patients/${personId('one', 'ana')}/records`))
      .body as PatientRecords
    expect(patient.id).toBe(personId('one', 'ana'))
    expect((await record()).finished).toMatchObject(expected)
    expect(await consultations(luis)).not.toContainEqual(expect.objectContaining({ appointmentId: visit }))
  })

  it('CALL-062 a summary stays when the next visit comes, and when the doctor calls again', async () => {
    await talk()
    const { version } = (await save()).body as SavedDraft
    await finish(version)
    await insertVideoAppointment(clinic, { patient: 'ana', start: minutes(50) })
    await startAppointmentCall(as('doctor'), visit)
    expect((await found())?.summary).toBe(written.summary)
    const board = (await ana('GET', `api/video-calls/appointments/${visit}`)).body as VideoConsultation
    expect(board).toMatchObject({
      endedAt: null,
      summary: written.summary,
      consultationId: (await found())?.id,
    })
  })

  it('ROLE-025 a draft survives a lost tab and another device', async () => {
    await save({ summary: '' })
    const elsewhere = await clinic.as('doctor@portico.test')
    expect((await elsewhere('GET', path())).body).toMatchObject({
      draft: { version: 1, assessment: written.assessment, privateNotes: written.privateNotes },
      savedAt: NOW.toISOString(),
      finished: null,
    })
  })

  it('ROLE-025 two devices that save the same version: the second is told, and nothing is overwritten', async () => {
    const answers = await Promise.all([save({ plan: 'A' }), save({ plan: 'B' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stored = answers[0]?.status === 200 ? 'A' : 'B'
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ message: 'DRAFT_CHANGED' })
    expect((await record()).draft).toMatchObject({ version: 1, plan: stored })
    expect((await finish(0)).body).toEqual({ message: 'DRAFT_CHANGED' })
    expect((await save({ plan: 'C', version: 1 })).body).toMatchObject({ version: 2 })
  })

  it('ROLE-025 a finished consultation does not change; additions have author and time', async () => {
    await save()
    await finish(1)
    expect((await finish(1)).status).toBe(204)
    expect((await save({ version: 1, plan: 'Other' })).body).toEqual({ message: 'CONSULTATION_FINISHED' })
    clinic.setNow(minutes(30))
    const headers = { 'idempotency-key': 'once' }
    for (const _ of [1, 2]) await doctor('POST', `${path()}/additions`, { text: 'Cultivo negativo' }, headers)
    expect(await found()).toMatchObject({
      plan: written.plan,
      additions: [
        {
          text: 'Cultivo negativo',
          author: expect.stringMatching(/\w+ \w+/) as string,
          writtenAt: minutes(30).toISOString(),
        },
      ],
    })
  })

  it('ROLE-025 nothing is added to what is not finished, and an empty or a later visit is not finished', async () => {
    expect((await doctor('POST', `${path()}/additions`, { text: 'x' })).body).toEqual({
      message: 'CONSULTATION_NOT_FINISHED',
    })
    expect((await finish(0)).body).toEqual({ message: 'NOTHING_WRITTEN' })
    const later = await insertVideoAppointment(clinic, { patient: 'ana', start: minutes(90) })
    await save({}, later)
    expect((await finish(1, later)).body).toEqual({ message: 'TOO_EARLY' })
  })

  it('ROLE-025 private notes reach neither the patient nor the records', async () => {
    await save()
    await finish(1)
    const records = await doctor('GET', `api/patients/${personId('one', 'ana')}/records`)
    const answers = await Promise.all(
      [
        'api/consultations',
        `api/video-calls/appointments/${visit}`,
        'api/medicalData',
        'api/users/export',
      ].map((one) => ana('GET', one)),
    )
    expect(JSON.stringify([records.body, ...answers.map(({ body }) => body)])).not.toContain('Sola con dos')
    expect((await record()).draft.privateNotes).toBe(written.privateNotes)
  })

  it('REC-080 REC-022 what is prescribed is among the prescriptions and the medicines, with who and when', async () => {
    await save({ prescriptions: [paracetamol] })
    expect(((await ana('GET', 'api/receipts')).body as Receipt[]).map(nameOf)).not.toContain(
      'Paracetamol 1 g',
    )
    await finish(1)
    const receipt = ((await ana('GET', 'api/receipts')).body as Receipt[]).find(
      (one) => nameOf(one) === 'Paracetamol 1 g' && one.expiresAt === '2027-01-14',
    )
    expect(receipt).toMatchObject({ isExpired: false, posology: 8, prescription: { dose: 1, duration: 3 } })
    const { medicines } = (await ana('GET', 'api/medicalData')).body as MedicalData
    const medicine = medicines.find(({ name }) => name === 'Paracetamol 1 g')
    expect(medicine).toMatchObject({
      isActive: true,
      prescribedAt: '2027-01-11',
      prescribedBy: receipt?.doctorName,
      notes: 'Después de comer',
    })
    expect((await found())?.prescriptions).toEqual([{ ...paracetamol, name: 'Paracetamol 1 g' }])
    expect((await ana('PUT', 'api/medicine/patient', { ...medicine, dose: 9 })).body).toMatchObject({
      message: 'PRESCRIBED',
    })
    expect((await ana('DELETE', `api/medicine/${medicine?.id}/patient`)).body).toMatchObject({
      message: 'PRESCRIBED',
    })
    const stopped = await ana('PUT', 'api/medicine/patient', { ...medicine, isActive: false })
    expect(stopped.body).toMatchObject({ isActive: false, prescribedAt: '2027-01-11' })
    await clinic.db.exec(`delete from medical_record where prescribed_by is not null`)
  })

  it('ROLE-025 who does not prescribe finishes no prescription', async () => {
    await setCanPrescribe(false)
    await save({ prescriptions: [paracetamol] })
    expect((await finish(1)).status).toBe(403)
    expect(await found()).toBeUndefined()
  })

  it('ROLE-025 diagnoses come from the catalogue, by name, synonym or code, in the language of the reader', async () => {
    const search = async (text: string) =>
      (
        await doctor('GET', `api/diagnoses?search=${encodeURIComponent(text)}`, undefined, {
          'accept-language': 'es',
        })
      ).body as Diagnosis[]
    expect((await search('faring')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['J02.9', 'J02.0', 'J31.2', 'J06.9']),
    )
    expect((await search('j02.9'))[0]).toEqual({ code: 'J02.9', name: 'Faringitis aguda, no especificada' })
    expect(await search(' ')).toEqual([])
    expect((await save({ diagnoses: [{ code: 'X99', name: 'Invented' }] })).status).toBe(400)
  })

  it('ROLE-025 a visit that was talked in is to be finished, and the patient finds it without a summary', async () => {
    await clinic.db.query('delete from appointment where id = $1', [inPerson])
    expect(await unfinished()).toEqual([])
    const call = await talk()
    expect(await unfinished()).toEqual([])
    await finishCall(as('ana'), call)
    clinic.setNow(minutes(10))
    expect(await unfinished()).toEqual([visit])
    expect(await found()).toMatchObject({ finishedAt: null, summary: null, startedAt: NOW.toISOString() })
    await save({ summary: '' })
    await finish(1)
    expect(await unfinished()).toEqual([])
    expect(await found()).toMatchObject({ finishedAt: minutes(10).toISOString(), summary: null })
  })

  it('ROLE-025 a visit in person is written in the same way', async () => {
    clinic.setNow(minutes(0))
    expect(await unfinished()).toEqual([inPerson])
    await save({}, inPerson)
    expect((await finish(1, inPerson)).status).toBe(204)
    expect(await found(inPerson)).toMatchObject({ isOnline: false, summary: written.summary })
    expect(await unfinished()).toEqual([])
  })

  it('CALL-062 finishing ends the call, and a letter without health data leads to the consultation', async () => {
    const call = await talk()
    await save({ prescriptions: [paracetamol] })
    await finish(1)
    const [row] = await clinic.db.query<{ status: string }>('select status from video_call where id = $1', [
      call,
    ])
    expect(row?.status).toBe('ended')
    const board = (await ana('GET', `api/video-calls/appointments/${visit}`)).body as VideoConsultation
    expect(board).toMatchObject({ endedAt: NOW.toISOString(), call: null })
    const before = clinic.letters.length
    await runLetterRound({
      db: clinic.db,
      tenants: clinic.tenants,
      now: () => NOW,
      publicOrigin: clinic.origin,
      mail: { send: async (mail) => void (clinic.letters as unknown[]).push(mail) },
    })
    const letters = clinic.letters.slice(before).filter(({ subject }) => /resumen|summary/i.test(subject))
    expect(letters).toHaveLength(1)
    const text = JSON.stringify(letters[0])
    expect(text).toContain(`#/videocall/consultations/${(await found())?.id}`)
    for (const secret of ['Paracetamol', 'faringitis', 'pharyngitis', 'Bebe', 'Fiebre'])
      expect(text).not.toContain(secret)
    await clinic.db.exec(`delete from medical_record where prescribed_by is not null`)
  })

  it('ROLE-025 nobody but the doctor of the visit reads, writes or finishes it, and only while they treat the patient', async () => {
    await save()
    const other = await clinic.as('admin@portico.test')
    for (const caller of [ana, luis, other]) {
      expect([403, 404]).toContain((await caller('GET', path())).status)
      expect([403, 404]).toContain((await save({ version: 1 }, visit, caller)).status)
      expect([403, 404]).toContain((await caller('POST', `${path()}/finish`, { version: 1 })).status)
    }
    await clinic.db.exec(`update appointment set agreed_start = null where tenant = 'one';
      update person set associated_doctor_id = null where tenant = 'one' and id = '${personId('one', 'ana')}';
      delete from chat_message where patient_id = '${personId('one', 'ana')}'`)
    expect((await doctor('GET', path())).status).toBe(404)
    expect((await finish(1)).status).toBe(404)
  })

  it('CALL-062 a summary of other programs waits for the end of the visit, and reaches the records with it', async () => {
    const call = await talk()
    await doctor('PUT', `api/video-calls/${call}/summary`, { summary: 'Reposo' })
    expect((await found())?.summary).toBeNull()
    await doctor('GET', `api/video-calls/${call}/end-consultation`)
    expect((await found())?.summary).toBe('Reposo')
    await doctor('PUT', `api/video-calls/${call}/summary`, { summary: 'Y agua' })
    expect((await found())?.additions?.map(({ text }) => text)).toEqual(['Y agua'])
  })
})

const nameOf = ({ prescriptionType }: Receipt) => prescriptionType
