// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallGuest, CallRelative } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import type { Mail } from '../../../platform/mail/mail'
import { ruleDatabases } from '../../../test/databases'
import { recordsAdministrator } from '../../../test/clinic/recordsAdministrator'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { atDoor, decide, enter, openGuest } from '../test/guestOpening'
import { startTalk } from '../test/talkOpening'
import { tokenOf } from '../test/visitOpening'
import { decideGuest } from './decideGuest'

const diego = { id: personId('one', 'ana/brother'), name: 'Diego Suárez Prieto' }
const anaId = personId('one', 'ana')

describe.each(ruleDatabases)('the family of a patient in a call on %s', (database) => {
  let clinic: Clinic
  let [doctor, ana, luis]: Caller[] = []
  let callId: number
  let letters: Mail[]
  let isMailDown: boolean

  const as = (who: Caller | undefined): Caller => who ?? expect.fail('nobody is signed in')
  beforeAll(async () => {
    clinic = await openClinic(database)
    ;[doctor, ana, luis] = await Promise.all(
      ['doctor', 'ana', 'luis'].map((name) => clinic.as(`${name}@portico.test`)),
    )
    await clinic.db.query(
      `insert into account (tenant, sub, email, password_hash) values ('one', $1, 'diego@portico.test', '-') on conflict do nothing`,
      [diego.id],
    )
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    ;[letters, isMailDown] = [[], false]
    await clinic.db.exec('update family_link set invited_at = null')
    ;({ callId } = await startTalk(clinic))
  })

  const relatives = async (caller = as(doctor)) =>
    (await caller('GET', `api/video-calls/${callId}/relatives`)).body as CallRelative[]
  const guests = async () => (await as(doctor)('GET', `api/video-calls/${callId}/guests`)).body as CallGuest[]
  const invite = (relativeId: string, caller = as(doctor)) =>
    caller('POST', `api/video-calls/${callId}/guests`, { name: 'x', kind: 'other', relativeId })
  /** The patient of the call is somebody whom others look after. */
  const talkAbout = (person: string) =>
    clinic.db.query('update video_call set patient_id = $2 where id = $1', [callId, person])

  /** What Ana answers, at a server with mail. The one of the other tests has none. */
  const answer = async (guest: Pick<CallGuest, 'id' | 'name'>, isAllowed: boolean) => {
    const heard: unknown[] = []
    const hub = {
      method: () => {},
      sendToUser: (_: string, who: string, message: string, ...args: unknown[]) => {
        if (message === 'consultationChanged') heard.push([who, ...args])
      },
      isConnected: async () => true,
    }
    const mail = {
      send: async (letter: Mail) => {
        if (isMailDown) throw new Error('no answer')
        letters.push(letter)
      },
    }
    const context = { db: clinic.db, hub, tenant: clinic.tenants.byId('one')!, actor: anaId, now: NOW }
    const { id, name } = guest
    await decideGuest(context, callId, id, { isAllowed, name }, { mail, origin: 'https://one.test' })
    return heard
  }

  it('CALL-030 the doctor sees the family with an account; the patient, and others, do not read the list', async () => {
    expect(await relatives()).toEqual([diego])
    expect((await as(ana)('GET', `api/video-calls/${callId}/relatives`)).status).toBe(403)
    expect((await as(luis)('GET', `api/video-calls/${callId}/relatives`)).status).toBe(404)
  })

  it('CALL-030 somebody who has not accepted to be of the family is not of it', async () => {
    await clinic.db.query('update family_link set invited_at = $2 where member_id = $1', [
      diego.id,
      NOW.toISOString(),
    ])
    expect(await relatives()).toEqual([])
    expect((await invite(diego.id)).status).toBe(404)
  })

  it('CALL-030 of a patient whom others look after, those who do are offered, except who is in the call', async () => {
    const child = personId('one', 'ana/child')
    await talkAbout(child)
    expect((await relatives()).map(({ id }) => id)).toEqual([anaId])
    await clinic.db.query('update video_call set patient_actor = $2 where id = $1', [callId, anaId])
    expect(await relatives()).toEqual([])
    // The brother of the carer does not look after the child.
    expect((await invite(diego.id)).status).toBe(404)
    const luisId = personId('one', 'luis')
    await clinic.db.query(
      `insert into family_link (tenant, admin_id, member_id, dependent) values ('one', $1, $2, true)`,
      [luisId, child],
    )
    await clinic.db.query('update person set is_family_admin = true where id = $1', [luisId])
    expect((await relatives()).map(({ id }) => id)).toEqual([luisId])
    await clinic.db.query('delete from family_link where admin_id = $1', [luisId])
  })

  it('CALL-030 the tab that takes part says who is in the call for the patient', async () => {
    await talkAbout(personId('one', 'ana/child'))
    const hub = await clinic.hub('ana@portico.test')
    await hub.invoke('joinCall', { callId, peer: 'p' })
    expect(await relatives()).toEqual([])
  })

  it('CALL-030 an invitation takes the name from the account, and nothing is sent before the patient agrees', async () => {
    const { body } = await invite(diego.id)
    expect(body).toEqual({
      guest: expect.objectContaining({
        name: diego.name,
        kind: 'relative',
        invitedBy: 'doctor',
        state: 'asked',
        isFamily: true,
      }),
    })
    expect(await relatives()).toEqual([])
    // A second press invites nobody twice.
    expect((await invite(diego.id)).status).toBe(200)
    expect(await guests()).toHaveLength(1)
    const [guest] = await guests()
    expect(await answer(guest!, false)).toEqual([])
    expect(letters).toEqual([])
  })

  it('CALL-030 the patient agrees, and the link goes to the portal and the address of the account, and opens the call', async () => {
    await invite(diego.id)
    const [guest] = await guests()
    const heard = await answer(guest!, true)
    const url = /https:\S+guest_[\w-]+/.exec(letters[0]?.text ?? '')?.[0] ?? ''
    expect(letters).toMatchObject([{ to: 'diego@portico.test' }])
    expect(heard).toEqual([[diego.id, { appointmentId: null, invited: { url } }]])
    expect(await guests()).toMatchObject([{ state: 'allowed', sentTo: 'd•••••o@portico.test' }])
    const { call } = await atDoor(clinic, tokenOf(url))
    const entered = await enter(call, diego.name)
    expect(entered.guest.state).toBe('in')
    expect(entered.guest).not.toHaveProperty('isFamily')
    // The same answer again sends no second link, which would end the first.
    await answer(guest!, true)
    expect(letters).toHaveLength(1)
    expect((await as(doctor)('DELETE', `api/video-calls/${callId}/guests/${guest!.id}`)).status).toBe(204)
    expect((await openGuest(clinic, tokenOf(url))).status).toBe(400)
    // Somebody who was removed can be invited again.
    expect(await relatives()).toEqual([diego])
  })

  it('CALL-030 ROLE-022 the link reaches the pages of the person, and none of an administrator who acts for them', async () => {
    await recordsAdministrator(clinic)
    const link = { appointmentId: null, invited: { url: expect.stringContaining('guest_') as string } }
    const hubs = await Promise.all(
      ['diego@portico.test', 'olga@portico.test'].map((email) => clinic.hub(email)),
    )
    const heard = hubs.map((hub) => {
      const all: unknown[] = []
      hub.on('consultationChanged', (changed) => all.push(changed))
      return all
    })
    await Promise.all(hubs.map((hub) => hub.invoke('registerUser', diego.id)))
    await invite(diego.id)
    const [guest] = await guests()
    expect((await decide(as(ana), callId, guest!)).status).toBeLessThan(300)
    await expect.poll(() => heard).toEqual([[link], [{ appointmentId: null }]])
  })

  it('CALL-030 a letter that is not taken leaves the guest without an address, and the agreement stands', async () => {
    isMailDown = true
    await invite(diego.id)
    const [guest] = await guests()
    expect(await answer(guest!, true)).toHaveLength(1)
    const [after] = await guests()
    expect(after).toMatchObject({ state: 'allowed', isFamily: true })
    expect(after).not.toHaveProperty('sentTo')
  })

  it('CALL-030 the patient does not invite in the place of the doctor, and strangers are of no family', async () => {
    expect((await invite(diego.id, as(ana))).status).toBe(403)
    expect((await invite(personId('one', 'luis'))).status).toBe(404)
    expect((await decide(as(ana), callId, { id: 1, name: 'x' })).status).toBe(404)
    expect(await guests()).toEqual([])
  })
})
