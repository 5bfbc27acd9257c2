import { ConfigError } from './configError'

/** Where a process answers with its figures. */
export interface MetricsAddress {
  host: string
  port: number
}

/**
 * Reads PORTICO_METRICS: a port of this machine (`9464`) or an address and a port (`10.0.0.5:9464`, `[::1]:9464`). Undefined without
 * it. Throws `ConfigError` for anything else.
 */
export function parseMetrics(text: string | undefined): MetricsAddress | undefined {
  if (!text) return undefined
  const { host = '127.0.0.1', port } = /^(?:\[?(?<host>[\w.:-]+?)\]?:)?(?<port>\d+)$/.exec(text)?.groups ?? {}
  const number = Number(port)
  if (number > 0 && number < 65_536) return { host, port: number }
  throw new ConfigError(
    `PORTICO_METRICS is ${text}; expected a port or an address and a port, like 127.0.0.1:9464.`,
  )
}
