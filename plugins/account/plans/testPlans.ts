import { screen } from '@testing-library/react'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { type Answers, renderPage } from '../../../tests/screens/renderPage'
import plugin from '../plugin'

export const plans = [
  { id: 1, name: 'Básico', price: 0, currency: 'EUR', capabilities: { videos: 'basic' } },
  { id: 2, name: 'Familiar', capabilities: { family: 'included', videos: 'all' } },
  {
    id: 3,
    name: 'Plus',
    isPaymentPlan: true,
    price: 19.9,
    currency: 'EUR',
    videoCalls: true,
    capabilities: { videoConsultations: 'included', videos: 'all' },
  },
]

/** Opens a page of a portal with plans. `others`: engines for cards. */
export async function openPlans(path: string, api: Answers = {}, others: readonly AnyPlugin[] = []) {
  await renderPage({
    plugin,
    others,
    path,
    features: ['videoConsultationInfo'],
    api: {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'Suárez', planId: 2, userMeta: [] },
      'GET api/plans': plans,
      'GET api/users/current-plan-cancel-date': null,
      ...api,
    },
  })
  await screen.findByRole('heading', { level: 1 })
}
