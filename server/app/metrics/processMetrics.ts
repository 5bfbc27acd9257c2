import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Db } from '../../platform/db/database'
import type { Hub } from '../../platform/hub/hub'

/** Registers what this process alone knows: memory, event loop, hub connections and its connections to the database. */
export function measureProcess(
  registry: Registry,
  db: Pick<Db, 'pool'>,
): { watch: (hub: Pick<Hub, 'countConnections'>) => void } {
  collectDefaultMetrics({ register: registry })
  const { pool } = db
  if (pool) measurePool(registry, pool)
  return {
    watch: (hub) => {
      const connections: Gauge = new Gauge({
        name: 'portico_hub_connections',
        help: 'Open connections of the hub.',
        registers: [registry],
        collect: () => connections.set(hub.countConnections()),
      })
    },
  }
}

function measurePool(registry: Registry, pool: NonNullable<Db['pool']>): void {
  const connections: Gauge = new Gauge({
    name: 'portico_database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(pool())) connections.set({ state }, count)
    },
  })
}
