// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallSeat } from '../../../../schemas/hub'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import type { CallContext } from '../callContext'
import { finishCall } from '../changeCall'
import { sweepCalls } from '../state/sweepCalls'
import { CallPresence } from '../state/presence'
import { atDoor, decide, enter, invite } from '../test/guestOpening'
import { startTalk } from '../test/talkOpening'
import { removeGuest } from './decideGuest'
import { sweepGuests } from './sweepGuests'

describe.each(ruleDatabases)('the room of a call with guests on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let ana: Caller
  let callId: number
  let room: string
  let removed: { seat: CallSeat; room: string }[]
  let closed: string[]
  const rooms = {
    tokenFor: () => undefined,
    remove: (_: string, entry: { seat: CallSeat; room: string }) => void removed.push(entry),
    close: (_: string, name: string) => void closed.push(name),
  }
  const hub = { method: () => {}, sendToUser: () => {}, isConnected: async () => false }
  const as = (person: string): CallContext => {
    const tenant = clinic.tenants.all.find(({ id }) => id === 'one')
    if (!tenant) throw new Error('no tenant')
    return { db: clinic.db, hub, tenant, actor: personId('one', person), now: NOW, rooms }
  }
  const later = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000)

  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    ;[removed, closed] = [[], []]
    ;({ callId } = await startTalk(clinic))
    const rows = await clinic.db.query<{ room: string }>(
      'select room::text as room from video_call where id = $1',
      [callId],
    )
    room = rows[0]?.room ?? ''
  })

  async function guestIn(): Promise<number> {
    const { guest, token } = await invite(doctor, callId)
    const { call } = await atDoor(clinic, token)
    await decide(ana, callId, guest)
    await enter(call)
    return guest.id
  }

  it('CALL-058 a guest who is removed is removed from the room too', async () => {
    const id = await guestIn()
    await removeGuest(as('ana'), callId, id)
    expect(removed).toEqual([{ seat: `guest/${id}`, room }])
  })

  it('CALL-058 a guest who counts as gone does not go on listening in the room', async () => {
    const id = await guestIn()
    const { db, tenants } = clinic
    await sweepGuests({ db, hub, tenants, rooms, now: later(2) })
    expect(removed).toEqual([{ seat: `guest/${id}`, room }])
  })

  it('CALL-058 the room ends with the call, whether somebody hangs up or is lost', async () => {
    await finishCall(as('ana'), callId)
    expect(closed).toEqual([room])
    const { callId: next } = await startTalk(clinic)
    const { db, tenants } = clinic
    await sweepCalls({ db, hub, tenants, rooms, now: later(30) }, new CallPresence(later(30)), NOW.getTime())
    const rows = await db.query<{ room: string }>('select room::text as room from video_call where id = $1', [
      next,
    ])
    expect(closed).toEqual([room, rows[0]?.room])
  })
})
