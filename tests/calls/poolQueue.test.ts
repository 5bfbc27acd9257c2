// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { personId } from '../../server/demo/people/personRow'
import { pausePool } from '../../server/domain/calls/pool/pausePool'
import { poolRound } from '../../server/domain/calls/pool/poolRound'
import { readPool } from '../../server/domain/calls/pool/readPool'
import { ruleDatabases } from '../../server/test/databases'
import { usePoolWorld, type Name } from './poolWorld'

describe.each(ruleDatabases)('the queue of the pool on %s', (database) => {
  const { call, clinic, world, setPool, on, phase, phases, rung, pool, wait, start, act } =
    usePoolWorld(database)

  const listRings = async () => {
    const rings = await clinic().db.query<{ outcome: string | null }>(
      'select outcome from call_ring order by rang_at',
    )
    return rings.map(({ outcome }) => outcome)
  }

  it('CALL-034 two patients and two doctors: each doctor is rung at once, and nobody twice', async () => {
    await start('ana')
    await start('luis')
    expect(phases()).toBe('calling calling ringing ringing')
    const rungAt = (name: Name) => on(name).view.call?.patientId
    expect(new Set([rungAt('doctor'), rungAt('second')])).toEqual(
      new Set([personId('one', 'ana'), personId('one', 'luis')]),
    )
  })

  it('CALL-034 who waits reads their place, and rings when the doctor before is free', async () => {
    await act('second', 'close')
    await start('ana')
    await start('luis')
    expect((await pool('luis')).waiting).toMatchObject({ ahead: 1, isRinging: false })
    expect((await pool('ana')).waiting).toMatchObject({ ahead: 0, isRinging: true })
    await act('doctor', 'answer')
    await act('ana', 'answer')
    expect((await pool('luis')).waiting).toMatchObject({ ahead: 0, isRinging: false })
    expect((await pool('doctor')).duty).toMatchObject({ isAvailable: false, waiting: 1 })
    await wait(20)
    expect(phases()).toBe('inProgress calling inProgress idle')
    await act('ana', 'hangUp')
    await wait(10)
    expect(on('doctor').view).toMatchObject({
      phase: 'ringing',
      call: { patientId: personId('one', 'luis') },
    })
  })

  it('CALL-034 a doctor who passes the call on is not asked again: the patient keeps the place and another doctor is rung at', async () => {
    await start('ana')
    const [first, other] = rung()
    await act(first, 'hangUp')
    expect([phase('ana'), phase(first), phase(other)]).toEqual(['calling', 'idle', 'ringing'])
    expect((await pool('ana')).waiting).toMatchObject({ passes: 1, ahead: 0 })
    await act(other, 'hangUp')
    await wait(25)
    expect([phase('ana'), phase(first), phase(other)]).toEqual(['calling', 'idle', 'idle'])
    await wait(20)
    expect(on('ana').view).toMatchObject({ phase: 'ended', ending: 'refused', call: { endReason: null } })
    const [stored] = await clinic().db.query('select status, end_reason, ended_by from video_call')
    expect(stored).toEqual({ status: 'missed', end_reason: 'unanswered', ended_by: 'doctor' })
  })

  it('CALL-034 a doctor who pauses is not rung at, what rings there rings at the next one, and the patient sees who is left', async () => {
    const as = (name: Name) => world().contextOf(on(name))
    const pause = async (name: Name, isPaused: boolean) => {
      await pausePool(as(name), isPaused)
      await world().settle()
    }
    await start('ana')
    const [first, other] = rung()
    await pause(first, true)
    expect([phase('ana'), phase(other)]).toEqual(['calling', 'ringing'])
    const duty = { isAvailable: false, pausedAt: expect.any(String) as unknown }
    expect((await readPool(as(first))).duty).toMatchObject(duty)
    expect((await readPool(as('luis'))).online).toBe(1)
    await pause(other, true)
    expect((await readPool(as('luis'))).online).toBe(0)
    expect([phase('ana'), phase('doctor'), phase('second')]).toEqual(['calling', 'idle', 'idle'])
    // Who takes calls again is rung at at once.
    await wait(5)
    await pause(first, false)
    expect([phase('ana'), phase(first)]).toEqual(['calling', 'ringing'])
    expect((await readPool(as(first))).duty).toMatchObject({ pausedAt: null })
    const byPatient = await call('ana')('PUT', 'api/video-calls/pool/duty', { isPaused: true })
    expect(byPatient.status).toBe(403)
  })

  it('CALL-034 a doctor who lets it ring for 20 seconds passes it on, and both are asked twice at most', async () => {
    await start('ana')
    const [first] = rung()
    await wait(15)
    expect(phase(first)).toBe('ringing')
    await wait(10)
    expect(phase(first)).toBe('idle')
    await wait(120)
    expect(phases()).toBe('ended idle idle idle')
    const rings = await clinic().db.query<{ count: number }>(
      'select count(*)::int as count from call_ring group by doctor_id',
    )
    expect(rings).toEqual([{ count: 2 }, { count: 2 }])
  })

  it.each(Array.from({ length: 10 }, (_, n) => n))(
    'CALL-034 rounds of two processes that cross at statement %s take no ring away and ring twice at most',
    async (at) => {
      await act('second', 'close')
      await start('ana')
      await wait(15)
      world().now = new Date(world().now.getTime() + 10_000)
      const context = world().contextOf(on('ana'))
      let statement = 0
      const query = async <T>(sql: string, params?: readonly unknown[]): Promise<T[]> => {
        if (statement++ === at) await poolRound(context)
        return context.db.query<T>(sql, params)
      }
      await poolRound({ ...context, db: { ...context.db, query } })
      await world().settle()
      expect(await listRings()).toEqual(['unanswered', null])
      expect(phase('doctor')).toBe('ringing')
      await wait(120)
      expect(await listRings()).toEqual(['unanswered', 'unanswered'])
    },
  )

  it('CALL-034 a doctor who goes offline while it rings is passed over, and is asked again when they are back', async () => {
    await act('second', 'close')
    await start('ana')
    await act('doctor', 'close')
    await wait(5)
    expect((await pool('ana')).waiting).toMatchObject({ isRinging: false })
    await act('doctor', 'open')
    await wait(5)
    expect([phase('ana'), phase('doctor')]).toEqual(['calling', 'ringing'])
  })

  it('CALL-032 a patient who closes the page rings nowhere, and the next one does', async () => {
    await act('second', 'close')
    await start('ana')
    await wait(5)
    await start('luis')
    await act('ana', 'close')
    await wait(20)
    expect(on('doctor').view.call?.patientId).toBe(personId('one', 'luis'))
    // Who comes back within two minutes has their place again.
    await act('doctor', 'hangUp')
    await act('ana', 'open')
    await start('ana')
    expect((await pool('ana')).waiting).toMatchObject({ ahead: 0 })
  })

  it('CALL-034 a restart of the server leaves the queue as it was', async () => {
    await act('second', 'close')
    await start('ana')
    await start('luis')
    world().setUp(false)
    await wait(10)
    world().setUp(true)
    await world().settle()
    await wait(5)
    expect([phase('ana'), phase('luis'), phase('doctor')]).toEqual(['calling', 'calling', 'ringing'])
    expect(on('doctor').view.call?.patientId).toBe(personId('one', 'ana'))
    expect((await pool('luis')).waiting).toMatchObject({ ahead: 1 })
  })

  it('CALL-034 a patient who does not come when it is their turn has missed it, and has used nothing', async () => {
    setPool({ perMonth: 1 })
    await start('ana')
    const [first] = rung()
    await act(first, 'answer')
    await wait(50)
    expect([phase('ana'), phase(first)]).toEqual(['idle', 'idle'])
    expect(on('ana').view.missed).not.toBeNull()
    expect((await pool('ana')).used).toBe(0)
    await start('ana')
    expect(phase('ana')).toBe('calling')
  })
})
