// @vitest-environment node
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeBackplane } from '../../platform/hub/backplane/test/describeBackplane'
import { databases, openTestDb } from '../../test/databases'
import { freePort } from '../../test/freePort'
import { redisBackplane } from './redisBackplane'
import { redisProgram, startRedis, type TestRedis } from './test/redisServer'

const canRun = databases.includes('postgres') && redisProgram() !== undefined

describe.runIf(canRun)('the messages of a hub', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  describeBackplane('through Redis', {
    connect: (db, events) => redisBackplane(redis.url, db, events),
    breakConnections: async () => {
      const client = new Redis(redis.url)
      await client.client('KILL', 'TYPE', 'pubsub')
      client.disconnect()
    },
  })

  it('a message is refused at once while Redis is away, and the next one arrives when it is back', async () => {
    const own = await startRedis()
    vi.spyOn(console, 'error').mockReturnValue()
    const db = await openTestDb('postgres')
    const received: unknown[] = []
    let gaps = 0
    const events = { onMessage: (found: unknown) => received.push(found), onGap: () => (gaps += 1) }
    const one = await redisBackplane(own.url, db, { onMessage: () => {}, onGap: () => {} })
    const two = await redisBackplane(own.url, db, events)
    const message = { tenant: 'one', userId: 'ana', message: 'receiveMessage', args: [{ id: 1 }] }
    await own.stop()
    await expect
      .poll(() =>
        one.publish(message).then(
          () => 'sent',
          () => 'refused',
        ),
      )
      .toBe('refused')
    const again = await startRedis(own.port)
    try {
      await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1)
      await expect
        .poll(
          () =>
            one.publish(message).then(
              () => 'sent',
              () => 'refused',
            ),
          { timeout: 10_000 },
        )
        .toBe('sent')
      await expect.poll(() => received).toEqual([message])
    } finally {
      await one.close().catch(() => {})
      await two.close().catch(() => {})
      await again.stop()
      await db.close()
    }
  })

  it('a start without Redis at the address fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const db = await openTestDb('postgres')
    const url = `redis://127.0.0.1:${await freePort()}`
    await expect(redisBackplane(url, db, { onMessage: () => {}, onGap: () => {} })).rejects.toThrow(
      'Connection is closed',
    )
    await db.close()
  })
})
