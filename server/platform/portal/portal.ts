import type { FastifyInstance } from 'fastify'
import type { Listener } from '../http/app'

/** Serves the portal's pages and files: from the build, or from the sources in development. */
export interface Portal {
  register: (http: FastifyInstance) => Promise<void> | void
  /** Handles requests before the API does. */
  listener?: Listener
  /** Handles WebSocket upgrades that are not the hub's. */
  takesUpgrades?: true
  close?: () => Promise<void>
}
