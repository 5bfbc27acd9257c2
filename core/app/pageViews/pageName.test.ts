import { expect, test } from 'vitest'
import { pageName } from './usePageViews'

test.each([
  ['patient', 'home', '/up/videoconsultation/home'],
  ['patient', 'hospital-appointment/:id?', '/up/videoconsultation/hospital-appointment/:id'],
  ['public', 'auth', '/up/auth'],
  ['admin', '*', '/up/admin'],
] as const)('CONST-013 the page of area %s and path %s is %s', (area, path, name) => {
  expect(pageName({ area, path })).toBe(name)
})
