import { defineKit } from '@portico/core/plugin/defineKit'

export type { CallPageContribution, CallSectionContribution } from './points'

/** Video calls: the session of a call, its picture and its controls, for patients and for doctors. */
export const callsKit = defineKit({ id: 'calls', points: ['callSections', 'callPages'] })
