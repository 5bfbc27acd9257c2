// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  Diagnosis,
  MedicalData,
  PatientRecords,
  Receipt,
  SavedDraft,
} from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { databases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { insertVideoAppointment } from './test/videoAppointment'
import { minutes, paracetamol, Visits, written } from './test/writtenVisits'

const nameOf = ({ prescriptionType }: Receipt) => prescriptionType

describe.each(databases)('writing a consultation on %s', (database) => {
  let at: Visits
  beforeAll(async () => {
    at = await Visits.open(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => at.clinic.close())
  beforeEach(() => at.reset())

  it('ROLE-025 REC-060 the consultation that a doctor finishes is in the records of the patient', async () => {
    const { version } = (await at.save()).body as SavedDraft
    expect((await at.finish(version)).status).toBe(204)
    const expected = {
      appointmentId: at.visit,
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
    expect(await at.found()).toMatchObject(expected)
    const { patient } = (await at.doctor('GET', `api/patients/${personId('one', 'ana')}/records`))
      .body as PatientRecords
    expect(patient.id).toBe(personId('one', 'ana'))
    expect((await at.record()).finished).toMatchObject(expected)
    expect(await at.consultations(at.luis)).not.toContainEqual(
      expect.objectContaining({ appointmentId: at.visit }),
    )
  })

  it('ROLE-025 a draft survives a lost tab and another device', async () => {
    await at.save({ summary: '' })
    const elsewhere = await at.clinic.as('doctor@portico.test')
    expect((await elsewhere('GET', at.path())).body).toMatchObject({
      draft: { version: 1, assessment: written.assessment, privateNotes: written.privateNotes },
      savedAt: NOW.toISOString(),
      finished: null,
    })
  })

  it('ROLE-025 two devices that save the same version: the second is told, and nothing is overwritten', async () => {
    const answers = await Promise.all([at.save({ plan: 'A' }), at.save({ plan: 'B' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const stored = answers[0]?.status === 200 ? 'A' : 'B'
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ message: 'DRAFT_CHANGED' })
    expect((await at.record()).draft).toMatchObject({ version: 1, plan: stored })
    expect((await at.finish(0)).body).toEqual({ message: 'DRAFT_CHANGED' })
    expect((await at.save({ plan: 'C', version: 1 })).body).toMatchObject({ version: 2 })
  })

  it('ROLE-025 a finished consultation does not change; additions have author and time', async () => {
    await at.save()
    await at.finish(1)
    expect((await at.finish(1)).status).toBe(204)
    expect((await at.save({ version: 1, plan: 'Other' })).body).toEqual({ message: 'CONSULTATION_FINISHED' })
    at.clinic.setNow(minutes(30))
    const headers = { 'idempotency-key': 'once' }
    for (const _ of [1, 2])
      await at.doctor('POST', `${at.path()}/additions`, { text: 'Cultivo negativo' }, headers)
    expect(await at.found()).toMatchObject({
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
    expect((await at.doctor('POST', `${at.path()}/additions`, { text: 'x' })).body).toEqual({
      message: 'CONSULTATION_NOT_FINISHED',
    })
    expect((await at.finish(0)).body).toEqual({ message: 'NOTHING_WRITTEN' })
    const later = await insertVideoAppointment(at.clinic, { patient: 'ana', start: minutes(90) })
    await at.save({}, later)
    expect((await at.finish(1, later)).body).toEqual({ message: 'TOO_EARLY' })
  })

  it('ROLE-025 private notes reach neither the patient nor the records', async () => {
    await at.save()
    await at.finish(1)
    const records = await at.doctor('GET', `api/patients/${personId('one', 'ana')}/records`)
    const answers = await Promise.all(
      [
        'api/consultations',
        `api/video-calls/appointments/${at.visit}`,
        'api/medicalData',
        'api/users/export',
      ].map((one) => at.ana('GET', one)),
    )
    expect(JSON.stringify([records.body, ...answers.map(({ body }) => body)])).not.toContain('Sola con dos')
    expect((await at.record()).draft.privateNotes).toBe(written.privateNotes)
  })

  it('REC-080 REC-022 what is prescribed is among the prescriptions and the medicines, with who and when', async () => {
    await at.save({ prescriptions: [paracetamol] })
    expect(((await at.ana('GET', 'api/receipts')).body as Receipt[]).map(nameOf)).not.toContain(
      'Paracetamol 1 g',
    )
    await at.finish(1)
    const receipt = ((await at.ana('GET', 'api/receipts')).body as Receipt[]).find(
      (one) => nameOf(one) === 'Paracetamol 1 g' && one.expiresAt === '2027-01-14',
    )
    expect(receipt).toMatchObject({ isExpired: false, posology: 8, prescription: { dose: 1, duration: 3 } })
    const { medicines } = (await at.ana('GET', 'api/medicalData')).body as MedicalData
    const medicine = medicines.find(({ name }) => name === 'Paracetamol 1 g')
    expect(medicine).toMatchObject({
      isActive: true,
      prescribedAt: '2027-01-11',
      prescribedBy: receipt?.doctorName,
      notes: 'Después de comer',
    })
    expect((await at.found())?.prescriptions).toEqual([{ ...paracetamol, name: 'Paracetamol 1 g' }])
    expect((await at.ana('PUT', 'api/medicine/patient', { ...medicine, dose: 9 })).body).toMatchObject({
      message: 'PRESCRIBED',
    })
    expect((await at.ana('DELETE', `api/medicine/${medicine?.id}/patient`)).body).toMatchObject({
      message: 'PRESCRIBED',
    })
    const stopped = await at.ana('PUT', 'api/medicine/patient', { ...medicine, isActive: false })
    expect(stopped.body).toMatchObject({ isActive: false, prescribedAt: '2027-01-11' })
  })

  it('ROLE-025 who does not prescribe finishes no prescription', async () => {
    await at.allowPrescriptions(false)
    await at.save({ prescriptions: [paracetamol] })
    expect((await at.finish(1)).status).toBe(403)
    expect(await at.found()).toBeUndefined()
  })

  it('ROLE-025 diagnoses come from the catalogue, by name, synonym or code, in the language of the reader', async () => {
    const search = async (text: string) =>
      (
        await at.doctor('GET', `api/diagnoses?search=${encodeURIComponent(text)}`, undefined, {
          'accept-language': 'es',
        })
      ).body as Diagnosis[]
    expect((await search('faring')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['J02.9', 'J02.0', 'J31.2', 'J06.9']),
    )
    expect((await search('j02.9'))[0]).toEqual({ code: 'J02.9', name: 'Faringitis aguda, no especificada' })
    expect(await search(' ')).toEqual([])
    expect((await at.save({ diagnoses: [{ code: 'X99', name: 'Invented' }] })).status).toBe(400)
  })

  it('ROLE-025 nobody but the doctor of the visit reads, writes or finishes it, and only while they treat the patient', async () => {
    await at.save()
    const other = await at.clinic.as('admin@portico.test')
    for (const caller of [at.ana, at.luis, other]) {
      expect([403, 404]).toContain((await caller('GET', at.path())).status)
      expect([403, 404]).toContain((await at.save({ version: 1 }, at.visit, caller)).status)
      expect([403, 404]).toContain((await caller('POST', `${at.path()}/finish`, { version: 1 })).status)
    }
    await at.clinic.db.exec(`update appointment set agreed_start = null where tenant = 'one';
      update person set associated_doctor_id = null where tenant = 'one' and id = '${personId('one', 'ana')}';
      delete from chat_message where patient_id = '${personId('one', 'ana')}'`)
    expect((await at.doctor('GET', at.path())).status).toBe(404)
    expect((await at.finish(1)).status).toBe(404)
  })
})
