// @vitest-environment node
import { randomUUID } from 'node:crypto'
import type { HubConnection } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatContact, ChatMessage, ChatSend } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { fastDatabase, ruleDatabases } from '../../test/databases'
import { upload } from '../../test/clinic/upload'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'

const ana = personId('one', 'ana')
const luis = personId('one', 'luis')
const parent = personId('one', 'ana/parent')

describe.each(ruleDatabases)('the chat on %s', (database) => {
  let clinic: Clinic
  let callAna: Caller
  let callLuis: Caller
  let callDoctor: Caller
  let anaHub: HubConnection
  let doctorHub: HubConnection
  let DoctorId: number

  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['chat'])
    callAna = await clinic.as('ana@portico.test')
    callLuis = await clinic.as('luis@portico.test')
    callDoctor = await clinic.as('doctor@portico.test')
    anaHub = await clinic.hub('ana@portico.test')
    doctorHub = await clinic.hub('doctor@portico.test')
    await anaHub.invoke('registerUser', ana)
    await doctorHub.invoke('registerUser', personId('one', 'doctor'))
    DoctorId = (await read(callLuis, luis)).at(-1)?.professionalId ?? 0
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const read = async (call: Caller, userId: string) =>
    (await call('GET', `api/chat/messages-user?userId=${userId}`)).body as ChatMessage[]
  const conversation = async (call: Caller, userId: string, more = '') =>
    (await call('GET', `api/chat/messages?userId=${userId}&professionalId=${DoctorId}${more}`))
      .body as ChatMessage[]
  const ofPatient = (Content: string, change: Partial<ChatSend> = {}): ChatSend => ({
    PatientId: ana,
    DoctorId,
    Content,
    IsPatientApp: true,
    ClientId: randomUUID(),
    ...change,
  })
  const ofDoctor = (Content: string, change: Partial<ChatSend> = {}) =>
    ofPatient(Content, { IsPatientApp: false, ...change })
  const send = (hub: HubConnection, sent: object) => hub.invoke<ChatMessage>('sendMessage', sent)
  const next = (hub: HubConnection) =>
    new Promise<ChatMessage>((resolve) => {
      const once = (message: ChatMessage) => {
        hub.off('receiveMessage', once)
        resolve(message)
      }
      hub.on('receiveMessage', once)
    })

  it('CHAT-001 CHAT-003 CHAT-004 CHAT-012 CHAT-013 a message is stored and reaches both sides at once', async () => {
    const received = [next(anaHub), next(doctorHub)]
    const sent = ofPatient('  Sí, 38 grados.  ')
    const stored = await send(anaHub, sent)
    expect(stored).toEqual({
      id: expect.any(Number) as number,
      senderId: ana,
      timestamp: NOW.toISOString(),
      content: 'Sí, 38 grados.',
      documentId: null,
      documentName: null,
      documentSize: null,
      patientId: ana,
      professionalId: DoctorId,
      isFromProfessional: false,
      clientId: sent.ClientId,
      senderName: null,
    })
    expect(await Promise.all(received)).toEqual([stored, stored])
    expect((await conversation(callAna, ana)).at(-1)).toEqual(stored)
    expect((await conversation(callDoctor, ana)).at(-1)).toEqual(stored)
  })

  it('a message that is sent again, also at the same time, is stored once', async () => {
    const sent = ofPatient('¿Lo ha recibido?')
    const answers = await Promise.all([1, 2, 3].map(() => send(anaHub, sent)))
    answers.push(await send(anaHub, sent))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const same = (await conversation(callAna, ana)).filter(({ clientId }) => clientId === sent.ClientId)
    expect(same).toHaveLength(1)
  })

  it.each([
    ['CHAT-007 without words', { Content: ' \n\t ' }],
    ['CHAT-007 empty', { Content: '' }],
    ['too long', { Content: 'a'.repeat(4001) }],
    ['with a NUL', { Content: 'a\u0000b' }],
    ['with half a character', { Content: '\uD83D' }],
    ['with another field', { isRead: true }],
    ['with a made-up id', { ClientId: 'x' }],
    ["with somebody else's document", { DocumentId: 1 }],
  ])('FORMAT_NOT_VALID for a message %s', async (_, change) => {
    await expect(send(anaHub, { ...ofPatient('hola'), ...change })).rejects.toThrow('FORMAT_NOT_VALID')
  })

  it('CHAT-009 nobody writes for others: neither side for the other, nor a patient to a stranger', async () => {
    const all = await clinic.db.query<{ id: number }>(`select id from doctor where tenant = 'one'`)
    const known = (await callAna('GET', `api/chat/contacts?userId=${ana}`)).body as ChatContact[]
    const ids = new Set(known.map(({ professionalId }) => professionalId))
    const stranger = all.find(({ id }) => !ids.has(id))
    for (const sent of [
      ofPatient('hola', { PatientId: luis }),
      ofDoctor('hola'),
      ofPatient('hola', { DoctorId: stranger?.id ?? 0 }),
      ofPatient('hola', { DoctorId: 999_999 }),
    ])
      await expect(send(anaHub, sent)).rejects.toThrow('NOT_FOUND')
    await expect(send(doctorHub, ofPatient('hola'))).rejects.toThrow('NOT_FOUND')
  })

  it('CHAT-015 CHAT-016 CHAT-017 the conversations of others cannot be read, marked or closed', async () => {
    const place = `userId=${luis}&professionalId=${DoctorId}`
    const mark = { userId: luis, professionalId: DoctorId, lastMessageId: 1 }
    const answers = await Promise.all([
      callAna('GET', `api/chat/messages?${place}`),
      callAna('GET', `api/chat/more-messages?lastMessageId=9&${place}`),
      callAna('GET', `api/chat/messages-user?userId=${luis}`),
      callAna('GET', `api/chat/contacts?userId=${luis}`),
      callAna('PUT', 'api/chat/read', mark),
      callAna('PUT', 'api/chat/closed', { userId: luis, professionalId: DoctorId, isClosed: true }),
      callDoctor('GET', `api/chat/messages?userId=${luis}&professionalId=${DoctorId + 1}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const own = { userId: ana, professionalId: DoctorId, isClosed: true }
    expect((await callAna('PUT', 'api/chat/closed', own)).status).toBe(403)
  })

  it('CHAT-015 CHAT-016 the latest messages, and older ones in pages, come without gap or repetition, the newest last', async () => {
    const pages = [await conversation(callLuis, luis)]
    for (let first = pages[0]?.[0]; first !== undefined; first = pages.at(-1)?.[0])
      pages.push(
        (
          await callLuis(
            'GET',
            `api/chat/more-messages?lastMessageId=${first.id}&userId=${luis}&professionalId=${DoctorId}`,
          )
        ).body as ChatMessage[],
      )
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 22, 0])
    const ids = pages.toReversed().flatMap((page) => page.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
  })

  it('CHAT-017 conversations are listed with their last message, the newest last', async () => {
    const { id } = await send(anaHub, ofPatient('Ya no tengo fiebre'))
    const list = await read(callDoctor, personId('one', 'doctor'))
    const times = list.map(({ timestamp }) => timestamp)
    expect(list.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted())
    expect(list.at(-1)).toMatchObject({ id, patientId: ana, content: 'Ya no tengo fiebre' })
  })

  it('a search in a conversation forgives capitals and accents, and finds nothing elsewhere', async () => {
    const found = await conversation(callLuis, luis, `&text=${encodeURIComponent('ANALISIS bien')}`)
    expect(found.map(({ content }) => content)).toEqual(['Los análisis están bien, Luis. Seguimos igual.'])
    expect(await conversation(callAna, ana, '&text=analisis')).toEqual([])
    expect(await conversation(callLuis, luis, '&text=%25')).toEqual([])
  })

  it('unread messages are counted for each side until they are read, and the other side is told', async () => {
    const [last] = (await read(callLuis, luis)).slice(-1)
    expect(last?.conversation?.unread).toBe(0)
    const unread = async () =>
      (await read(callDoctor, personId('one', 'doctor'))).find(({ patientId }) => patientId === luis)
        ?.conversation?.unread
    expect(await unread()).toBe(1)
    const received = new Promise((resolve) => doctorHub.on('messagesRead', resolve))
    const mark = { userId: luis, professionalId: DoctorId, lastMessageId: last?.id ?? 0 }
    expect((await callDoctor('PUT', 'api/chat/read', mark)).status).toBe(204)
    expect(await received).toEqual({
      patientId: luis,
      professionalId: DoctorId,
      lastMessageId: last?.id,
      isProfessional: true,
    })
    expect(await unread()).toBe(0)
    expect((await read(callLuis, luis)).at(-1)?.conversation?.readByOtherId).toBe(last?.id)
  })

  it('a message that was never in the conversation cannot be marked as read', async () => {
    const mark = { userId: ana, professionalId: DoctorId, lastMessageId: 999_999_999 }
    await callAna('PUT', 'api/chat/read', mark)
    expect((await read(callAna, ana)).at(-1)?.conversation?.unread).toBe(2)
  })

  it('FAMILY-003 somebody who acts for a dependent writes for them in their own name, and it is noted', async () => {
    const doctorReads = next(doctorHub)
    const stored = await send(anaHub, ofPatient('Hoy pesa 78 kilos.', { PatientId: parent }))
    expect(stored).toMatchObject({ senderId: ana, patientId: parent, senderName: 'Ana Suárez Prieto' })
    expect(await doctorReads).toEqual(stored)
    const acting = { 'x-impersonation-user': parent }
    const log = await callAna('GET', 'api/users/acting-log', undefined, acting)
    expect(log.body).toContainEqual(expect.objectContaining({ action: 'changed' }))
    const list = await callAna('GET', `api/chat/messages-user?userId=${parent}`, undefined, acting)
    expect(list.body).toHaveLength(1)
    expect((await callAna('GET', `api/chat/messages-user?userId=${parent}`)).status).toBe(404)
  })

  it('a closed conversation can be read but not written in, until the professional opens it', async () => {
    const closing = { userId: ana, professionalId: DoctorId, isClosed: true }
    const { body } = await callDoctor('PUT', 'api/chat/closed', closing)
    expect(body).toMatchObject({ closedAt: NOW.toISOString().replace('.000', '') })
    await expect(send(anaHub, ofPatient('hola'))).rejects.toThrow('CONVERSATION_CLOSED')
    await expect(send(doctorHub, ofDoctor('hola'))).rejects.toThrow('CONVERSATION_CLOSED')
    expect((await conversation(callAna, ana)).length).toBeGreaterThan(0)
    await callDoctor('PUT', 'api/chat/closed', { ...closing, isClosed: false })
    await send(anaHub, ofPatient('Otra cosa'))
  })

  it('CHAT-010 CHAT-011 the patient gets one email about messages they have not seen, if the professional wants it', async () => {
    const letters = async () =>
      clinic.db.query(`select person_id as id from letter where tenant = 'one' and kind = 'newMessage'`)
    await send(doctorHub, ofDoctor('Sin correo', { NotifyClient: false }))
    expect(await letters()).toEqual([])
    await send(doctorHub, ofDoctor('Con correo', { NotifyClient: true }))
    const { id } = await send(doctorHub, ofDoctor('Y otro', { NotifyClient: true }))
    expect(await letters()).toEqual([{ id: ana }])
    await callAna('PUT', 'api/chat/read', { userId: ana, professionalId: DoctorId, lastMessageId: id })
    await send(doctorHub, ofDoctor('Nuevo', { NotifyClient: true }))
    expect(await letters()).toHaveLength(2)
    await send(doctorHub, ofDoctor('Para su padre', { NotifyClient: true, PatientId: parent }))
    expect(await letters()).toEqual([{ id: ana }, { id: ana }, { id: ana }])
  })

  it('CHAT-005 contacts are those who have an appointment together, and the patient’s own doctor', async () => {
    const known = (await callAna('GET', `api/chat/contacts?userId=${ana}`)).body as ChatContact[]
    expect(known.map(({ professionalId }) => professionalId)).toContain(DoctorId)
    const own = await callDoctor('GET', `api/chat/contacts?userId=${personId('one', 'doctor')}`)
    const patients = (own.body as ChatContact[]).map(({ patientId }) => patientId)
    expect(patients).toEqual(expect.arrayContaining([ana, luis, parent]))
  })

  it('CHAT-002 REC-068 an attachment of either side becomes a document of the patient, and both download it', async () => {
    const attach = async (call: Caller, hub: HubConnection, sent: (id: number) => ChatSend) => {
      const { body } = await upload(call, 'api/documents', 'nota.txt', 'Tensión 12/8')
      const { documentId } = body as { documentId: number }
      await call('POST', 'api/documents/data', { documentId, name: 'nota.txt' })
      return send(hub, sent(documentId))
    }
    const messages = [
      await attach(callAna, anaHub, (DocumentId) => ofPatient('', { DocumentId })),
      await attach(callDoctor, doctorHub, (DocumentId) => ofDoctor('Tome', { DocumentId })),
    ]
    for (const { id, documentId, documentName, documentSize } of messages) {
      expect([documentName, documentSize]).toEqual(['nota.txt', 13])
      for (const call of [callAna, callDoctor])
        expect((await call('GET', `api/chat/messages/${id}/document`)).body).toBe('Tensión 12/8')
      expect((await callLuis('GET', `api/chat/messages/${id}/document`)).status).toBe(404)
      expect((await callAna('GET', `api/documents/${documentId}`)).status).toBe(200)
    }
    const stolen = ofPatient('', { PatientId: luis, DocumentId: messages[0]?.documentId ?? 0 })
    const luisHub = await clinic.hub('luis@portico.test')
    await expect(send(luisHub, stolen)).rejects.toThrow('FORMAT_NOT_VALID')
  })

  it('a user who sends too many messages has to wait', async () => {
    const hub = await clinic.hub('luis@portico.test')
    const all = Array.from({ length: 65 }, (_, n) =>
      send(hub, ofPatient(`n ${n}`, { PatientId: luis })).then(
        () => 'stored',
        (error: unknown) => String(error),
      ),
    )
    const refused = (await Promise.all(all)).filter((answer) => answer !== 'stored')
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(refused[0]).toContain('TOO_MANY_ATTEMPTS')
  })
})

it(
  'FEAT-029 without the feature nobody sends',
  async () => {
    const clinic = await openClinic(fastDatabase)
    const hub = await clinic.hub('ana@portico.test')
    const sent = { PatientId: ana, DoctorId: 1, Content: 'hola', IsPatientApp: true }
    await expect(hub.invoke('sendMessage', sent)).rejects.toThrow('FORBIDDEN')
    await clinic.close()
  },
  STARTUP_TIMEOUT,
)
