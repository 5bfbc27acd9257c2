import type { FaultyTenant } from './faultyThemes'

const withPlan = (plan: object) => ({
  'backend.json': { features: ['bookOne', 'bookAny'], plans: [{ id: 1, name: 'Plus', ...plan }] },
})

/** Faults of plans that promise what nothing delivers. */
export const faultyPlans: FaultyTenant[] = [
  [
    'a sentence as part of a plan',
    withPlan({ inclusions: ['A doctor at any hour'] }),
    'backend.json',
    '/plans/0/inclusions',
    'inclusions',
    'Remove it',
  ],
  [
    'a plan that promises what no feature of the tenant gives',
    withPlan({ capabilities: { videos: 'all' } }),
    'backend.json',
    '/plans/0/capabilities/videos',
    'none in "features"',
    'Add "videoAdvices"',
  ],
  [
    'a plan that promises calls without an appointment where no doctor takes any',
    withPlan({ capabilities: { poolCalls: 'included' } }),
    'backend.json',
    '/plans/0/capabilities/poolCalls',
    'no "calls.pool"',
    'Add "pool"',
  ],
  [
    'a level that a capability of a plan has not',
    withPlan({ capabilities: { videos: 'some' } }),
    'backend.json',
    '/plans/0/capabilities/videos',
    'some',
    'Use an expected value',
  ],
]
