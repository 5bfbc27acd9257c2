import type { HubConnection } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../../schemas/generated/entities'
import type { Db } from '../../../db/database'
import { migrate } from '../../../db/migrate'
import { openTestDb } from '../../../../test/databases'
import { startHubServer, type HubServer } from '../../test/hubServer'
import type { Backplane, BackplaneEvents } from '../backplane'

/** A way to connect the processes of a hub, for its tests. */
export interface TestBackplane {
  connect: (db: Db, events: BackplaneEvents) => Promise<Backplane>
  /** Breaks the connections through which processes hear of one another; they come back. */
  breakConnections: (db: Db) => Promise<unknown>
}

const message = (id: number, content: string): ChatMessage => ({
  id,
  senderId: 'luis',
  timestamp: '2026-11-23T10:00:00Z',
  content,
})

/** The ids of chat messages that a connection receives. */
const idsAt = (connection: HubConnection) => {
  const ids: number[] = []
  connection.on('receiveMessage', ({ id }: ChatMessage) => ids.push(id))
  return ids
}

/** What holds of every way to connect processes. */
export function describeBackplane(name: string, { connect, breakConnections }: TestBackplane): void {
  describe(`CALL-012 two processes that hear of one another ${name}`, () => {
    const startProcess = (db: Db): Promise<HubServer> =>
      startHubServer({
        authenticate: async (sub) => ({ tenant: 'one', sub, roles: [] }),
        connectProcesses: (events) => connect(db, events),
      })
    let db: Db
    let one: HubServer
    let two: HubServer
    let ana: HubConnection

    beforeAll(async () => {
      db = await openTestDb('postgres')
      await migrate(db)
      one = await startProcess(db)
      two = await startProcess(db)
      ana = await two.connect('ana')
      await ana.invoke('registerUser', 'ana')
    }, 60_000)
    afterAll(async () => {
      await one.close()
      await two.close()
      await db.close()
    })

    it('a message reaches a person at the other process once, also a long one, in order', async () => {
      const received = idsAt(ana)
      const long = 'ñ'.repeat(20_000)
      for (let id = 1; id <= 20; id++)
        one.hub.sendToUser('one', 'ana', 'receiveMessage', message(id, id % 5 === 0 ? long : 'short'))
      await expect.poll(() => received.length).toBe(20)
      expect(received.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
      two.hub.sendToUser('one', 'ana', 'receiveMessage', message(21, 'from her own process'))
      await expect.poll(() => received.length).toBe(21)
    })

    it('each process knows who is connected to the other, until they leave', async () => {
      const luis = await one.connect('luis')
      await luis.invoke('registerUser', 'luis')
      await expect.poll(() => two.hub.isConnected('one', 'luis')).toBe(true)
      expect(await two.hub.isConnected('two', 'luis')).toBe(false)
      await luis.stop()
      await expect.poll(() => two.hub.isConnected('one', 'luis')).toBe(false)
    })

    it('clients connect again after the connection between processes was away, because messages may have been lost', async () => {
      const luis = await one.connect('luis')
      const closed = new Promise((resolve) => luis.onclose(resolve))
      await breakConnections(db)
      expect(await closed).toBeInstanceOf(Error)
    })
  })
}
