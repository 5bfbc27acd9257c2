import { expect, it } from 'vitest'
import { collect } from '../../core/plugin/host'
import { resolveTransition } from '../../core/routing/transitions/resolveTransition'
import { tableOf } from '../../core/routing/table'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

const { host } = collect(
  plugins,
  Object.fromEntries(plugins.map(({ id }) => [id, {}])),
  new Set(['upMedica', 'register']),
  { kits },
)
const table = tableOf(host.routes)
const nobody = {
  features: host.features,
  roles: new Set<string>(),
  userId: null,
  call: () => Promise.reject(new Error('no API in this test')),
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
  ['AUTH-009', '/link-expired?redirectUrl=%2Fx', 'linkExpired', {}, { redirectUrl: '/x' }],
  ['AUTH-055', '/error-doctor-url', 'errorDoctorUrl', {}, {}],
  ['AUTH-056', '/account-confirmed?confirmed=1', 'accountConfirmed', {}, { confirmed: '1' }],
  ['AUTH-051', '/register', 'register', {}, {}],
  ['AUTH-019', '/register-oauth?code=a&state=b', 'registerOauth', {}, { code: 'a', state: 'b' }],
  ['AUTH-052', '/dra-corral/register', 'register', { doctorUrl: 'dra-corral' }, {}],
  ['AUTH-007 AUTH-053', '/referral/dra.corral', 'referral', { nickName: 'dra.corral' }, {}],
  ['AUTH-054', '/dra-corral/registered', 'registered', { doctorUrl: 'dra-corral' }, {}],
  ['AUTH-047', '/request-password-reset', 'requestPasswordReset', {}, {}],
  ['AUTH-008 AUTH-048', '/reset-password?userId=a&token=b', 'resetPassword', {}, { userId: 'a', token: 'b' }],
  [
    'AUTH-008 AUTH-049',
    '/accept-conditions?userId=a&token=b',
    'acceptConditions',
    {},
    { userId: 'a', token: 'b' },
  ],
  [
    'AUTH-050',
    '/confirm-independent-account?userId=a&token=b',
    'confirmIndependentAccount',
    {},
    { userId: 'a', token: 'b' },
  ],
])('%s SHELL-011 %s opens without a session and without a doctor', async (_, address, id, params, query) => {
  const outcome = await resolveTransition(address, { table, guards: host.guards, context: nobody })
  expect(outcome).toMatchObject({ kind: 'show', params, query, route: { id } })
})
