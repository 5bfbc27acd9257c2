// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { personId } from '../../server/demo/people/personRow'
import { alertOfFreeDoctor } from '../../server/domain/calls/pool/poolAlert'
import { ruleDatabases } from '../../server/test/databases'
import { usePoolWorld, type Name } from './poolWorld'

describe.each(ruleDatabases)('the message that a doctor is free on %s', (database) => {
  const { call, clinic, world, setPool, pool, wait, start, act } = usePoolWorld(database)

  const ask = (name: Name, isWanted = true) => call(name)('PUT', 'api/video-calls/pool/alert', { isWanted })
  const readers = async () =>
    (
      await clinic().db.query<{ id: string }>(
        `select person_id as id from letter where kind = 'poolFree' order by person_id`,
      )
    ).map(({ id }) => id)
  const nobodyIsThere = async () => {
    await clinic().db.exec(`delete from letter; update person set pool_alert_until = null`)
    await act('doctor', 'close')
    await act('second', 'close')
  }
  const isAsked = async (name: Name) => (await pool(name)).alertUntil

  it('CALL-034 the first doctor who is free makes one message for everybody who asked, and no second one', async () => {
    await nobodyIsThere()
    expect((await ask('ana')).status).toBe(204)
    await ask('luis')
    await wait(60)
    expect(await readers()).toEqual([])
    await act('doctor', 'open')
    await wait(5)
    expect(await readers()).toEqual([personId('one', 'ana'), personId('one', 'luis')].toSorted())
    expect(await isAsked('ana')).toBeNull()
    await act('second', 'open')
    await wait(30)
    expect(await readers()).toHaveLength(2)
  })

  it('CALL-034 a doctor who talks, has paused or has a visit soon is not free', async () => {
    await nobodyIsThere()
    await act('doctor', 'open')
    await start('luis')
    await act('doctor', 'answer')
    await act('luis', 'answer')
    await ask('ana')
    await wait(20)
    expect(await readers()).toEqual([])
    await act('luis', 'hangUp')
    await call('doctor')('PUT', 'api/video-calls/pool/duty', { isPaused: true })
    await wait(20)
    expect(await readers()).toEqual([])
    await call('doctor')('PUT', 'api/video-calls/pool/duty', { isPaused: false })
    await wait(5)
    expect(await readers()).toEqual([personId('one', 'ana')])
  })

  it('CALL-034 it is taken back by the person, and ends with a call and with the day', async () => {
    await nobodyIsThere()
    await ask('ana')
    expect(await isAsked('ana')).toBe('2027-01-11T23:00:00.000Z')
    await ask('ana', false)
    await ask('luis')
    await act('doctor', 'open')
    await start('luis')
    await wait(5)
    expect(await readers()).toEqual([])
    await act('luis', 'hangUp')
    await nobodyIsThere()
    await ask('ana')
    clinic().setNow((world().now = new Date('2027-01-11T23:00:00Z')))
    expect(await isAsked('ana')).toBeNull()
    await act('doctor', 'open')
    await wait(10)
    expect(await readers()).toEqual([])
  })

  it('CALL-034 nobody asks who could not call, and no message is sent outside of the hours', async () => {
    await nobodyIsThere()
    await clinic().db.exec(`update person set is_plus = false where id = '${personId('one', 'luis')}'`)
    expect((await ask('luis')).body).toMatchObject({ message: 'NO_VIDEO_ACCESS' })
    await ask('ana')
    setPool({ hours: [{ from: '00:00', to: '00:01' }] })
    expect((await ask('ana')).body).toMatchObject({ message: 'POOL_CLOSED' })
    await act('doctor', 'open')
    await wait(10)
    expect(await readers()).toEqual([])
    setPool({ maxWaiting: 0 })
    await wait(10)
    expect(await readers()).toEqual([])
    setPool({})
    await wait(5)
    expect(await readers()).toEqual([personId('one', 'ana')])
  })

  it('CALL-034 two processes at once write one letter, and a doctor is not free for themselves', async () => {
    await nobodyIsThere()
    await ask('ana')
    await ask('doctor')
    const { db, tenants } = clinic()
    const notified: string[] = []
    const hub = {
      method: () => {},
      sendToUser: (_: string, who: string, ..._message: unknown[]) => void notified.push(who),
      isConnected: async (_: string, who: string) => who === personId('one', 'doctor'),
    }
    const context = { db, hub, tenant: tenants.byId('one')!, actor: '', now: world().now }
    await Promise.all([alertOfFreeDoctor(context), alertOfFreeDoctor(context)])
    expect(await readers()).toEqual([personId('one', 'ana')])
    expect(notified).toEqual([personId('one', 'ana')])
  })
})
