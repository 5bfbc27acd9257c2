// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HubConnection } from '@microsoft/signalr'
import type { Db } from '../db/database'
import { migrate } from '../db/migrate'
import { databases, openTestDb } from '../../test/databases'
import { postgresBackplane } from './backplane/postgresBackplane'
import { startHubServer, type HubServer } from './test/hubServer'
import { limits } from './limits'

const authenticate = async (sub: string) => ({ tenant: 'one', sub, roles: [] })
const connectAll = (server: HubServer, sub: string, count: number): Promise<HubConnection[]> =>
  Promise.all(Array.from({ length: count }, () => server.connect(sub)))

it('a person has at most twenty connections', () => {
  expect(limits.perPerson).toBe(20)
})

describe('CALL-012 the connections of a person at one process', () => {
  let server: HubServer
  beforeAll(async () => {
    server = await startHubServer({ authenticate, limits: { perPerson: 3 } })
  })
  afterAll(() => server.close())

  it('the newest is refused, those before stay, others connect, and one that ends makes place', async () => {
    const open = await connectAll(server, 'ana', 3)
    await expect(server.connect('ana')).rejects.toThrow('429')
    const negotiated = await fetch(`${server.origin}/hub/negotiate`, {
      method: 'POST',
      headers: { authorization: 'Bearer ana' },
    })
    expect(negotiated.status).toBe(429)
    expect(await Promise.all(open.map((one) => one.invoke('registerUser', 'ana')))).toEqual([
      true,
      true,
      true,
    ])
    await server.connect('luis')
    await open[0]?.stop()
    await expect
      .poll(() =>
        server.connect('ana').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect(server.connect('ana')).rejects.toThrow('429')
  })

  it('as many as ask at the same moment are let in, and no more', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => server.connect('eva')))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})

describe.runIf(databases.includes('postgres'))(
  'CALL-012 the connections of a person at two processes',
  () => {
    let db: Db
    let one: HubServer
    let two: HubServer
    beforeAll(async () => {
      db = await openTestDb('postgres')
      await migrate(db)
      const start = () =>
        startHubServer({
          authenticate,
          limits: { perPerson: 3 },
          connectProcesses: (events) => postgresBackplane(db, events),
        })
      ;[one, two] = [await start(), await start()]
    }, 60_000)
    afterAll(async () => {
      await one.close()
      await two.close()
      await db.close()
    })

    it('count together, until the other process closes them', async () => {
      await connectAll(one, 'ana', 3)
      const isLetIn = () =>
        two.connect('ana').then(
          () => true,
          () => false,
        )
      await expect.poll(isLetIn).toBe(false)
      await one.close()
      await expect.poll(isLetIn).toBe(true)
    })
  },
)
