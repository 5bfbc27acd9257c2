import type { FastifyBaseLogger } from 'fastify'
import { formatError } from '../platform/errors/formatError'

/** Writes what the parts of the server report to the standard error as lines of the log: messages and stacks only. */
export function logFaults(log: Pick<FastifyBaseLogger, 'error'>): void {
  console.error = (...parts: unknown[]) =>
    log.error(parts.map((part) => (part instanceof Error ? formatError(part) : String(part))).join(' '))
}
