// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  ActingEntry,
  CallGuest,
  CallGuestInvited,
  GuestCall,
} from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { MAIL_LIMIT } from '../../../platform/identity/accounts/lockout'
import type { Mail } from '../../../platform/mail/mail'
import { ruleDatabases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { atDoor, decide, enter, invite, teresa } from '../test/guestOpening'
import { startTalk } from '../test/talkOpening'
import { inviteGuest } from './inviteGuest'
import { tokenOf } from '../test/visitOpening'

describe.each(ruleDatabases)('invitations that the server sends on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let ana: Caller
  let callId: number
  let letters: Mail[]
  let isMailDown: boolean
  let messages: number

  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    ;[letters, isMailDown, messages] = [[], false, clinic.messages.length]
    await clinic.db.exec('delete from acting_entry')
    ;({ callId } = await startTalk(clinic))
  })
  /** What was sent in this test. */
  const sentMessages = () => clinic.messages.slice(messages)

  /** The doctor invites somebody at a server with mail. The one of the other tests has none. */
  const send = (
    sendTo: { by: 'email' | 'sms'; address: string },
    key?: string,
  ): Promise<CallGuestInvited> => {
    const tenant = clinic.tenants.byId('one')
    if (!tenant) throw new Error('no tenant')
    const hub = { method: () => {}, sendToUser: () => {}, isConnected: async () => true }
    const mail = {
      send: async (letter: Mail) => {
        if (isMailDown) throw new Error('no answer')
        letters.push(letter)
      },
    }
    return inviteGuest(
      { db: clinic.db, hub, tenant, actor: personId('one', 'doctor'), now: NOW },
      callId,
      { ...teresa, sendTo },
      { origin: 'http://one.localhost', key, mail },
    )
  }
  const byEmail = { by: 'email', address: 'teresa@mail.test' } as const
  const guests = async () => (await ana('GET', `api/video-calls/${callId}/guests`)).body as CallGuest[]

  it('CALL-030 a link goes by e-mail to the typed address, which is stored without its middle', async () => {
    const { guest, url } = await send(byEmail)
    expect(guest.sentTo).toBe('t•••••a@mail.test')
    expect(letters).toMatchObject([{ to: 'teresa@mail.test' }])
    expect(letters[0]?.text).toContain(url)
    // The mail of somebody outside names neither side.
    expect(letters[0]?.text).not.toMatch(/Ana|Suárez|Teresa/)
    expect(await guests()).toMatchObject([{ sentTo: 't•••••a@mail.test' }])
    const stored = await clinic.db.query('select * from call_guest')
    expect(JSON.stringify(stored)).not.toContain('teresa@mail.test')
  })

  it('CALL-030 a link goes by SMS to the typed telephone', async () => {
    const sendTo = { by: 'sms', address: '+34 600 111 222' }
    const { body } = await doctor('POST', `api/video-calls/${callId}/guests`, { ...teresa, sendTo })
    const { guest, url } = body as CallGuestInvited
    expect(guest.sentTo).toBe('•••••222')
    expect(sentMessages()).toMatchObject([{ to: '+34 600 111 222' }])
    expect(sentMessages()[0]?.text).toContain(url)
  })

  it('CALL-030 a repeated request sends nothing again', async () => {
    const key = 'a'.repeat(32)
    const first = await send(byEmail, key)
    expect(await send(byEmail, key)).toEqual(first)
    expect(letters).toHaveLength(1)
  })

  it('CALL-030 a link that could not be sent is answered all the same, and the same request may send it later', async () => {
    isMailDown = true
    const key = 'b'.repeat(32)
    const { guest, url } = await send(byEmail, key)
    expect([guest.sentTo, letters]).toEqual([undefined, []])
    expect(await guests()).toMatchObject([{ name: 'Teresa Vidal', state: 'asked' }])
    isMailDown = false
    expect(await send(byEmail, key)).toMatchObject({ url, guest: { sentTo: 't•••••a@mail.test' } })
  })

  it.each([
    ['email', 'teresa'],
    ['email', 'te resa@mail.test'],
    ['sms', 'teresa@mail.test'],
    ['sms', '12345a'],
  ] as const)('CALL-030 by %s nothing goes to %s, and nobody is invited', async (by, address) => {
    await expect(send({ by, address })).rejects.toMatchObject({ status: 400 })
    expect(await guests()).toEqual([])
  })

  it('CALL-030 a call sends a few messages only, and then still makes links', async () => {
    const sendAgain = async () => {
      const { guest } = await send(byEmail)
      await doctor('DELETE', `api/video-calls/${callId}/guests/${guest.id}`)
    }
    for (let count = 0; count < 2 * MAIL_LIMIT; count++) await sendAgain()
    await expect(sendAgain()).rejects.toMatchObject({ status: 429 })
    expect(letters).toHaveLength(2 * MAIL_LIMIT)
    expect((await doctor('POST', `api/video-calls/${callId}/guests`, teresa)).status).toBe(200)
  })

  it('CALL-030 a guest reads no address, neither their own nor that of another one', async () => {
    const invited = await send(byEmail)
    await decide(ana, callId, invited.guest)
    const { call } = await atDoor(clinic, tokenOf(invited.url ?? ''))
    expect((await enter(call)).guest.state).toBe('in')
    const second = await invite(doctor, callId, { name: 'Carlos', kind: 'relative' })
    await decide(ana, callId, second.guest)
    const { call: other } = await atDoor(clinic, second.token)
    const read: GuestCall = await enter(other, 'Carlos')
    expect(read.others).toMatchObject([{ name: 'Teresa Vidal' }])
    expect(JSON.stringify(read)).not.toContain('mail.test')
  })

  it('CALL-030 ROLE-005 the patient reads once who was in the call as a guest, also when the call is deleted', async () => {
    const { guest, token } = await invite(doctor, callId)
    await decide(ana, callId, guest)
    const { call } = await atDoor(clinic, token)
    const log = async () => (await ana('GET', 'api/users/acting-log')).body as ActingEntry[]
    const joined = async () => (await log()).filter(({ action }) => action === 'joinedCall')
    expect(await joined()).toEqual([])
    await enter(call)
    await call('DELETE', 'api/call-guests/entry')
    await enter(call)
    const expected = [{ as: 'guest', by: 'Teresa Vidal', action: 'joinedCall' }]
    expect(await joined()).toMatchObject(expected)
    await clinic.db.exec('delete from video_call')
    expect(await joined()).toMatchObject(expected)
    const { body } = await ana('GET', 'api/users/export')
    expect((body as { accountUse: ActingEntry[] }).accountUse).toMatchObject(expected)
  })
})
