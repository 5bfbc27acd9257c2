import { defineKit } from '@portico/core/plugin/defineKit'

export type { AdminEntityContribution } from './points'

/** The administration kit: sections, lists and forms generated from entities. */
export const adminKit = defineKit({ id: 'admin', points: ['adminEntities'] })
