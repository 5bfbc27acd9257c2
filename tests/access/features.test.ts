import { expect, it } from 'vitest'
import { collect } from '@core/plugin/host'
import { tableOf } from '@core/routing/table'
import { resolveTransition } from '@core/routing/transitions/resolveTransition'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

async function routeOf(address: string, features: readonly string[]) {
  const listed = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const { host } = collect(plugins, listed, new Set(features), { kits })
  const context = {
    features: host.features,
    roles: new Set<string>(),
    userId: 'u1',
    call: () => Promise.reject(new Error('no API in this test')),
  }
  const outcome = await resolveTransition(address, {
    table: tableOf(host.routes),
    guards: host.guards,
    context,
  })
  return outcome.kind === 'show' ? outcome.route.id : outcome.kind
}

it.each([
  ['FEAT-007', '/videoconsultation-info', 'videoConsultationInfo', 'profile.videoConsultationInfo'],
  ['FEAT-006', '/profile/family', 'family', 'profile.family'],
  ['AUTH-006', '/register', 'register', 'register'],
  ['AUTH-006', '/dra-corral/register', 'register', 'register'],
])('%s %s opens with the feature %s only', async (_row, address, feature, route) => {
  expect(await routeOf(address, [feature])).toBe(route)
  expect(['videoConsultation.home', 'auth']).toContain(await routeOf(address, []))
})
