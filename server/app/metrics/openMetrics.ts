import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Registry } from 'prom-client'
import type { Db } from '../../platform/db/database'
import type { Hub } from '../../platform/hub/hub'
import type { MetricsAddress } from '../settings/metricsSetting'
import { measureProcess } from './processMetrics'
import { measureRequests, type RequestMetrics } from './requestMetrics'
import { measureStored } from './storedMetrics'

/** The figures of a process. */
export interface Metrics extends RequestMetrics {
  /** Answers `/metrics` from now on, with the connections of the hub too. */
  listen: (hub: Pick<Hub, 'countConnections'>) => Promise<void>
  close: () => Promise<void>
}

/** Creates the figures of a process, in the form of Prometheus, on an address of their own: the portal's address does not show them. */
export function openMetrics(
  { host, port }: MetricsAddress,
  { db, ...others }: { db: Db; tenants: () => readonly string[]; now: () => Date },
): Metrics {
  const registry = new Registry()
  const requests = measureRequests(registry)
  const { watch } = measureProcess(registry, db)
  measureStored(registry, db, others)
  const server = createServer((request, response) => void answer(registry, request, response))
  return {
    ...requests,
    listen: async (hub) => {
      watch(hub)
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve)
      })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(registry: Registry, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
  try {
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
  } catch (error) {
    console.error('metrics:', (error as Error).message)
    response.writeHead(503).end()
  }
}
