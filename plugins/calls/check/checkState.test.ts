import { expect, it } from 'vitest'
import { browserName, isAllWell, readinessOf, unchecked } from './checkState'
import { reportOf } from './report'

it('CALL-042 a report is complete or there is none, and says nothing about the person', () => {
  const state = { camera: 'none', microphone: 'ok', speaker: 'ok', network: 'slow' } as const
  expect(readinessOf({ ...unchecked, camera: 'ok' }, '')).toBeNull()
  expect(readinessOf(state, 'Mozilla/5.0 Gecko Firefox/140.0')).toEqual({ ...state, browser: 'Firefox 140' })
})

it('CALL-042 the report has the measured speeds, and says in words what works', () => {
  const well = { camera: 'ok', microphone: 'ok', speaker: 'ok', network: 'slow' } as const
  const readiness = readinessOf({ ...well, bandwidth: { down: 4200, up: 380 } }, 'Firefox/140.0')
  expect(readiness).toMatchObject({ downKbps: 4200, upKbps: 380 })
  expect(readiness && isAllWell(readiness)).toBe(false)
  expect(readiness && isAllWell({ ...readiness, network: 'ok' })).toBe(true)
  const lines = readiness && reportOf(readiness, (key, values) => `${key} ${JSON.stringify(values)}`, 'es')
  expect(lines).toContain('CALLS.CHECK.SPEED {"down":"4,2","up":"0,4"}')
  expect(lines).toContain('CALLS.CHECK.NETWORK_slow')
})

it.each([
  ['Mozilla/5.0 Chrome/140.0.1 Safari/537.36 Edg/140.0', 'Edge 140'],
  ['Mozilla/5.0 Chrome/141.2 Safari/537.36', 'Chrome 141'],
  ['Mozilla/5.0 Version/17.4 Mobile Safari/604.1', 'Safari 17'],
  ['curl/8', '?'],
])('%s is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))
