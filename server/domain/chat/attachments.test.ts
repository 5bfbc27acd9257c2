// @vitest-environment node
import { randomUUID } from 'node:crypto'
import type { HubConnection } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage, ChatSend } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Clinic } from '../../test/clinic/clinic'

const ana = personId('one', 'ana')
const luis = personId('one', 'luis')
const parent = personId('one', 'ana/parent')

describe.each(ruleDatabases)('what may not be attached to a message on %s', (database) => {
  let clinic: Clinic
  let anaHub: HubConnection
  let doctorHub: HubConnection
  let DoctorId: number

  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['chat'])
    anaHub = await clinic.hub('ana@portico.test')
    doctorHub = await clinic.hub('doctor@portico.test')
    const [doctor] = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'one' and person_id = $1`,
      [personId('one', 'doctor')],
    )
    DoctorId = doctor?.id ?? 0
    await clinic.db.query(
      `update person set associated_doctor_id = $2 where tenant = 'one' and id = any($1)`,
      [[ana, parent], DoctorId],
    )
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const send = (hub: HubConnection, change: Partial<ChatSend>) =>
    hub.invoke<ChatMessage>('sendMessage', {
      PatientId: ana,
      DoctorId,
      Content: '',
      IsPatientApp: hub === anaHub,
      ClientId: randomUUID(),
      ...change,
    })

  const documentOf = async (patientId: string, more: object = {}) => {
    const row = { visible: false, document_type: 0, uploaded_by: patientId, given_by: null, ...more }
    const [made] = await clinic.db.query<{ id: number }>(
      `insert into document (tenant, patient_id, name, created_at, type, content, visible, document_type, uploaded_by, given_by)
       values ('one', $1, 'nota.txt', now(), 'text/plain', 'x', $2, $3, $4, $5) returning id`,
      [patientId, row.visible, row.document_type, row.uploaded_by, row.given_by],
    )
    return made?.id ?? 0
  }
  const ownerOf = async (id: number) =>
    (
      await clinic.db.query<{ owner: string }>('select patient_id as owner from document where id = $1', [id])
    )[0]?.owner

  it('REC-013 ACCOUNT-009 a professional attaches only what they may see of the patient', async () => {
    const attach = (DocumentId: number) => send(doctorHub, { DocumentId })
    await expect(attach(await documentOf(ana))).rejects.toThrow('FORMAT_NOT_VALID')
    const shown = await documentOf(ana, { visible: true })
    const isNonClinical = (value: boolean) =>
      clinic.db.query(
        `update doctor set extra = coalesce(extra, '{}') || jsonb_build_object('isNonClinical', $2::boolean)
         where tenant = 'one' and id = $1`,
        [DoctorId, value],
      )
    await isNonClinical(true)
    await expect(attach(shown)).rejects.toThrow('FORMAT_NOT_VALID')
    await isNonClinical(false)
    expect(await attach(shown)).toMatchObject({ documentId: shown })
    expect(await send(anaHub, { DocumentId: await documentOf(ana) })).toMatchObject({
      documentId: expect.any(Number) as unknown,
    })
  })

  it('REC-072 only a file that its owner has sent leaves their record', async () => {
    const ofChild = (DocumentId: number) => send(anaHub, { PatientId: parent, DocumentId })
    for (const more of [{ document_type: 1 }, { given_by: DoctorId }, { uploaded_by: luis }]) {
      const id = await documentOf(ana, more)
      await expect(ofChild(id)).rejects.toThrow('FORMAT_NOT_VALID')
      expect(await ownerOf(id)).toBe(ana)
    }
    const sent = await documentOf(ana)
    await ofChild(sent)
    expect(await ownerOf(sent)).toBe(parent)
  })

  it('a search finds a message by the name of its attachment, in capitals and without accents', async () => {
    const [made] = await clinic.db.query<{ id: number }>(
      `insert into document (tenant, patient_id, name, created_at, type, content, visible, document_type, uploaded_by)
       values ('one', $1, 'Análisis de sangre.pdf', now(), 'application/pdf', 'x', true, 0, $1) returning id`,
      [ana],
    )
    const sent = await send(anaHub, { DocumentId: made?.id ?? 0, Content: 'Los del lunes' })
    const callAna = await clinic.as('ana@portico.test')
    const found = async (words: string) => {
      const query = `userId=${ana}&professionalId=${DoctorId}&text=${encodeURIComponent(words)}`
      const { body } = await callAna('GET', `api/chat/messages?${query}`)
      return (body as ChatMessage[]).map(({ id }) => id)
    }
    expect(await found('ANALISIS lunes')).toEqual([sent.id])
    expect(await found('sangre.pdf')).toEqual([sent.id])
    expect(await found('analisis martes')).toEqual([])
  })
})
