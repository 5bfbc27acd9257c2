import type { FaultyTenant } from './faultyThemes'

const plus = { id: 1, name: 'Plus', translations: { en: { name: 'Plus' } } }
const withPlans = (...plans: object[]) => ({
  'backend.json': { features: ['bookOne', 'bookAny'], plans },
})
const withPlan = (plan: object) => withPlans({ ...plus, ...plan })

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
  [
    'two plans with one number',
    withPlans(plus, plus),
    'backend.json',
    '/plans/1/id',
    '1, as another plan has',
    'Give the new plan a number',
  ],
  [
    'a paid plan without a price',
    withPlan({ isPaymentPlan: true, currency: 'EUR' }),
    'backend.json',
    '/plans/0/price',
    'nothing',
    'Add "price"',
  ],
  [
    'a plan without a name in a language of the tenant',
    withPlan({ translations: undefined }),
    'backend.json',
    '/plans/0/translations/en',
    'nothing',
    'Add "translations"',
  ],
]
