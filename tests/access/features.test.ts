import { everyCapability } from '../../core/plugin/capability/everyCapability'
import { expect, it } from 'vitest'
import { collect } from '../../core/plugin/host'
import { tableOf } from '../../core/routing/table'
import { resolveTransition } from '../../core/routing/transitions/resolveTransition'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

async function routeOf(address: string, features: readonly string[]) {
  const listed = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const { host } = collect(plugins, listed, new Set([...features, ...everyCapability]), { kits })
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
  [
    'FEAT-007 ACCOUNT-035',
    '/videoconsultation-info',
    'videoConsultationInfo',
    'profile.videoConsultationInfo',
  ],
  ['FEAT-006 FAMILY-013', '/profile/family', 'family', 'profile.family'],
  ['FEAT-005 AUTH-006', '/register', 'register', 'register'],
  ['FEAT-005 AUTH-006', '/dra-corral/register', 'register', 'register'],
  [
    'FEAT-023 VITAL-034',
    '/videoconsultation/video-vitals-test',
    'binah',
    'videoConsultation.videoVitalsTest',
  ],
  [
    'FEAT-023 VITAL-034',
    '/dra-corral/videoconsultation/video-vitals-test',
    'binah',
    'videoConsultation.videoVitalsTest',
  ],
  ['FEAT-025 VIDEO-014', '/advices', 'videoAdvices', 'advices.videos'],
  ['FEAT-025 VIDEO-015', '/advices/videos', 'videoAdvices', 'advices.videos'],
  ['FEAT-025 VIDEO-016', '/advices/videos/7', 'videoAdvices', 'advices.video'],
  ['FEAT-025 VIDEO-017', '/advices/category/2', 'videoAdvices', 'advices.category'],
  ['FEAT-025 VIDEO-018', '/advices/category/2/sal', 'videoAdvices', 'advices.tag'],
  ['FEAT-025 VIDEO-019', '/advices/favorites', 'videoAdvices', 'advices.favorites'],
  ['FEAT-025 VIDEO-020', '/advices/watchlater', 'videoAdvices', 'advices.watchLater'],
  ['FEAT-025 VIDEO-021', '/advices/result/dormir', 'videoAdvices', 'advices.result'],
  ['FEAT-025 VIDEO-022', '/advices/professional/ines', 'videoAdvices', 'advices.professional'],
])('%s %s opens with the feature %s only', async (_row, address, feature, route) => {
  expect(await routeOf(address, [feature])).toBe(route)
  expect(['videoConsultation.home', 'auth']).toContain(await routeOf(address, []))
})

it.each([
  ['ACCOUNT-032', 'profile/myaccount', 'profile.myaccount'],
  ['ACCOUNT-033', 'profile/personal-data', 'profile.personalData'],
  ['ACCOUNT-034', 'change-plan', 'profile.changePlan'],
  ['ACCOUNT-035', 'videoconsultation-info', 'profile.videoConsultationInfo'],
  ['FAMILY-013', 'profile/family', 'profile.family'],
])('%s /%s opens, also behind the segment of a doctor', async (_row, path, route) => {
  const features = ['family', 'videoConsultationInfo']
  expect(await routeOf(`/${path}`, features)).toBe(route)
  expect(await routeOf(`/dra-corral/${path}`, features)).toBe(route)
})
