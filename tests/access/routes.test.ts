import { expect, it } from 'vitest'
import { collect } from '@core/plugin/host'
import { resolveTransition } from '@core/routing/transitions/resolveTransition'
import { tableOf } from '@core/routing/table'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

const { host } = collect(
  plugins,
  Object.fromEntries(plugins.map(({ id }) => [id, {}])),
  new Set(['upMedica']),
  { kits },
)
const table = tableOf(host.routes)
const nobody = {
  features: host.features,
  roles: new Set<string>(),
  userId: null,
  call: () => Promise.reject(new Error('nothing is asked')),
}

it.each([
  [
    'AUTH-044',
    '/auth?token=a&redirectUrl=%2Fx&patientToken=b',
    'auth',
    {},
    { token: 'a', redirectUrl: '/x', patientToken: 'b' },
  ],
  [
    'AUTH-045 C-022',
    '/auth-redirect/%2Fvideoconsultation%2Fhome',
    'authRedirect',
    { url: '/videoconsultation/home' },
    {},
  ],
  ['AUTH-046', '/deleted', 'deleted', {}, {}],
  ['AUTH-055', '/error-doctor-url', 'errorDoctorUrl', {}, {}],
  ['AUTH-056', '/account-confirmed?confirmed=1', 'accountConfirmed', {}, { confirmed: '1' }],
])('%s SHELL-011 %s opens without a session and without a doctor', async (_, address, id, params, query) => {
  const outcome = await resolveTransition(address, { table, guards: host.guards, context: nobody })
  expect(outcome).toMatchObject({ kind: 'show', params, query, route: { id } })
})
