// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallGuest } from '../../../../schemas/generated/entities'
import { databases } from '../../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { atDoor, decide, enter, invite } from '../test/guestOpening'
import { startTalk } from '../test/talkOpening'

interface End {
  clinic: Clinic
  callId: number
  guest: CallGuest
  doctor: Caller
  ana: Caller
}

/** How the session of a guest ends. */
const ends: Readonly<Record<string, (end: End) => Promise<unknown>>> = {
  'the patient says no': ({ ana, callId, guest }) => decide(ana, callId, guest, false),
  'the doctor removes them at the door': ({ doctor, callId, guest }) =>
    doctor('DELETE', `api/video-calls/${callId}/guests/${guest.id}`),
  'the patient removes them from the call': async ({ clinic, ana, callId, guest }) => {
    await clinic.db.query('update call_guest set is_allowed = true, joined_at = now() where id = $1', [
      guest.id,
    ])
    await ana('DELETE', `api/video-calls/${callId}/guests/${guest.id}`)
  },
  'the patient hangs up': ({ ana, callId }) => ana('GET', `api/video-calls/${callId}/finish`),
  'the doctor ends the consultation': ({ doctor, callId }) =>
    doctor('GET', `api/video-calls/${callId}/end-consultation`),
}

describe.each(databases)('the end of the session of a guest on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let ana: Caller
  let callId: number

  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => void ({ callId } = await startTalk(clinic)))

  it.each(Object.keys(ends))(
    'CALL-030 a guest hears that the call is over for them when %s, and nothing that would let them ask again',
    async (end) => {
      const { guest, token } = await invite(doctor, callId)
      const { call, session } = await atDoor(clinic, token)
      await enter(call)
      const visitor = await clinic.hubWith(session)
      await visitor.invoke('registerUser', `guest/${guest.id}`)
      const heard: string[] = []
      for (const name of ['callEnded', 'guestsChanged', 'callJoined'])
        visitor.on(name, () => heard.push(name))
      await ends[end]?.({ clinic, callId, guest, doctor, ana })
      await expect.poll(() => heard).toEqual(['callEnded'])
      // Whatever was sent after it has arrived with this answer.
      await visitor.invoke('unregister', `guest/${guest.id}`)
      expect(heard).toEqual(['callEnded'])
      expect((await call('GET', 'api/call-guests/call')).status).toBe(401)
    },
  )
})
