import type { FastifyInstance } from 'fastify'
import type { Listener } from '../app'

/** Where the portal's pages and files come from: the build, or the sources in development. */
export interface Portal {
  register: (http: FastifyInstance) => Promise<void> | void
  /** Answers requests before the API sees them. */
  listener?: Listener
  /** Takes WebSocket connections besides the hub's. */
  takesUpgrades?: true
  close?: () => Promise<void>
}
