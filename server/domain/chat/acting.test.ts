// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { recordsAdministrator } from '../../test/clinic/recordsAdministrator'

const ana = personId('one', 'ana')
const doctor = personId('one', 'doctor')

describe.each(ruleDatabases)('who acts for a professional reads no chat on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let callDoctor: Caller
  let sent: ChatMessage
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['chat'])
    ;({ call: admin } = await recordsAdministrator(clinic))
    callDoctor = await clinic.as('doctor@portico.test')
    const [own] = await clinic.db.query<{ id: number }>('select id from doctor where person_id = $1', [
      doctor,
    ])
    const DoctorId = own?.id ?? 0
    await clinic.db.query('update person set associated_doctor_id = $2 where id = $1', [ana, DoctorId])
    const hub = await clinic.hub('ana@portico.test')
    const message = {
      PatientId: ana,
      DoctorId,
      Content: 'secreto',
      IsPatientApp: true,
      ClientId: randomUUID(),
    }
    sent = await hub.invoke<ChatMessage>('sendMessage', message)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const as = (id: string) => ({ 'x-impersonation-user': id })

  it('CHAT-009 ROLE-022 neither the lists nor the messages of the professional', async () => {
    for (const list of ['messages-user', 'contacts']) {
      const path = `api/chat/${list}?userId=${doctor}`
      expect(JSON.stringify((await callDoctor('GET', path)).body)).toContain(ana)
      expect(JSON.stringify((await admin('GET', path, undefined, as(doctor))).body)).not.toContain(ana)
    }
    const place = `userId=${ana}&professionalId=${sent.professionalId}`
    const read = { userId: ana, professionalId: sent.professionalId, lastMessageId: sent.id }
    const answers = [
      await admin('GET', `api/chat/messages?${place}`, undefined, as(doctor)),
      await admin('GET', `api/chat/more-messages?lastMessageId=999999&${place}`, undefined, as(doctor)),
      await admin('GET', `api/chat/messages/${sent.id}/document`, undefined, as(doctor)),
      await admin('PUT', 'api/chat/read', read, as(doctor)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('CHAT-009 ROLE-022 nor what arrives for the professional', async () => {
    const hub = await clinic.hub('olga@portico.test')
    await expect(hub.invoke('registerUser', doctor)).rejects.toThrow('FORBIDDEN')
    expect(await hub.invoke('registerUser', ana)).toBe(true)
  })

  it('ROLE-005 ROLE-022 what the patient reads is read by who acts for the patient, and noted', async () => {
    const path = `api/chat/messages?userId=${ana}&professionalId=${sent.professionalId}`
    const { body } = await admin('GET', path, undefined, as(ana))
    expect((body as ChatMessage[]).at(-1)?.content).toBe('secreto')
  })
})
