// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createTenants, PAYMENT_TEST_KEY, type Backend } from '../../platform/tenants/tenants'
import { tenant } from '../../test/fakes'
import { readConfig } from './config'
import { refuseStandIns } from './refuseStandIns'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-standins-'))
afterAll(() => rmSync(folder, { recursive: true }))
const own = path.join(folder, 'own')
mkdirSync(own)
writeFileSync(path.join(own, 'conditions.json'), '{ "version": "1", "es": ["Condiciones"] }')

const start = (env: Record<string, string>, settings: Partial<Backend>, place = own) =>
  refuseStandIns(
    readConfig(env, []),
    createTenants([tenant('one', { folder: place, backend: { features: [], demo: {}, ...settings } })]),
  )
const production = { PORTICO_DEMO: 'off' }
const payment = {
  provider: 'redsys',
  merchant: '1',
  terminal: '1',
  key: PAYMENT_TEST_KEY,
  holdMinutes: 15,
} as const

const standIns: [string, Partial<Backend>][] = [
  ['/payment', { payment: { ...payment, mode: 'sandbox', url: '/payment/redsys' } }],
  ['/cards', { cards: { provider: 'sandbox', mode: 'sandbox', host: 'cards.localhost' } }],
  ['/cards', { cards: { provider: 'stripe', mode: 'sandbox', publicKey: 'pk_test_1' } }],
  ['/identityChecks', { identityChecks: { provider: 'sandbox' } }],
  ['/calls/twilio', { calls: { twilio: { mode: 'sandbox' } } }],
]

it.each(standIns)(
  'production does not start with the stand-in at %s, unless it is allowed',
  (place, settings) => {
    expect(() => start(production, settings)).toThrow(`one/backend.json, at ${place}: `)
    expect(() => start(production, settings)).toThrow('PORTICO_STAND_INS=on')
    expect(() => start({ ...production, PORTICO_STAND_INS: 'on' }, settings)).not.toThrow()
    expect(() => start({}, settings)).not.toThrow()
  },
)

it('production needs conditions of its own: the sample is nobody’s', () => {
  expect(() => start(production, {}, folder)).toThrow('one/conditions.json: the sample of the conditions')
  expect(() => start(production, {})).not.toThrow()
})
