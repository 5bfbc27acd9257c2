import { defineKit } from '@core/plugin/defineKit'

export type { AdminEntityContribution } from './points'

/** The administration: sections, lists and forms made from entities. */
export const adminKit = defineKit({ id: 'admin', points: ['adminEntities'] })
