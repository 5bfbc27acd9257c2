// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tenant } from '../../test/fakes'
import { createTenants } from '../../platform/tenants/tenants'
import { readConfig } from './config'
import { readDeviceAccounts } from './tenantSecrets/deviceAccounts'
import { readExternalProviders } from './tenantSecrets/externalSignInSecrets'
import { withPaymentKeys } from './tenantSecrets/paymentKeys'
import { readSecret } from './secret'
import { readSecrets } from './secrets'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const backend = {
  features: [],
  demo: {},
  externalSignIn: { issuer: 'https://id.example', clientId: 'portal', name: 'Cuenta' },
  deviceProvider: {
    name: 'Cloud',
    clientId: 'portal',
    authorizationUrl: 'https://d.example/a',
    tokenUrl: 'https://d.example/t',
    recordsUrl: 'https://d.example/r',
  },
  externalPatients: { url: 'https://his.example/{id}' },
  calls: {
    turn: { urls: ['turn:turn.example'] },
    twilio: { mode: 'production' as const, account: 'AC1', key: 'SK1' },
  },
  cards: { provider: 'stripe' as const, mode: 'sandbox' as const, publicKey: 'pk_test_1' },
  identityChecks: { provider: 'onfido' as const, workflowId: 'w', url: 'https://api.eu.onfido.com/v3.6' },
  payment: {
    provider: 'redsys' as const,
    mode: 'production' as const,
    url: 'https://sis.redsys.es/x',
    merchant: '1',
    terminal: '1',
    key: '',
    holdMinutes: 15,
  },
}
const tenants = createTenants([tenant('one', { backend })])

/** All secrets of a server, with values that it accepts. */
const secrets: Record<string, string> = {
  DATABASE_URL: 'postgres://u:p@db.example/portico',
  SMTP_URL: 'smtps://u:p@mail.example',
  SMS_URL: 'https://a:t@sms.example/Messages.json?From=+34600000000',
  FILES_URL: 'https://key:secret@s3.example/bucket',
  FILES_KEY: Buffer.alloc(32, 7).toString('base64'),
  FILES_KEY_OTHERS: [8, 9].map((fill) => Buffer.alloc(32, fill).toString('base64')).join(', '),
  PORTICO_EXTERNAL_SIGN_IN_SECRET_ONE: 'sign-in',
  PORTICO_DEVICE_SECRET_ONE: 'device',
  PORTICO_EXTERNAL_PATIENTS_TOKEN_ONE: 'patients',
  PORTICO_TURN_SECRET_ONE: 'turn',
  PORTICO_TWILIO_SECRET_ONE: 'twilio',
  PORTICO_PAYMENT_KEY_ONE: 'Qm9va2luZ3MgYXJlIHNpZ25lZCBoZXJl',
  PORTICO_STRIPE_KEY_ONE: 'sk_test_1',
  PORTICO_STRIPE_WEBHOOK_ONE: 'whsec_1',
  PORTICO_ONFIDO_TOKEN_ONE: 'onfido',
  PORTICO_ONFIDO_WEBHOOK_TOKEN_ONE: 'notifications',
}

/** Everything that a server reads of its secrets. */
const readAll = (env: Record<string, string>) => ({
  config: readConfig({ FFMPEG: 'off', ...env }, []),
  secrets: readSecrets(env, tenants),
  signIn: readExternalProviders(env, tenants),
  devices: readDeviceAccounts(env, tenants),
  payment: withPaymentKeys(env, tenants).byId('one')?.backend.payment,
})

it('every secret may be in a file instead of the environment', () => {
  const files = Object.entries(secrets).map(([name, secret]) => {
    const file = path.join(folder, name)
    writeFileSync(file, `${secret}\n`)
    return [`${name}_FILE`, file] as const
  })
  expect(readAll(Object.fromEntries(files))).toEqual(readAll(secrets))
})

it.each([
  ['a variable and a file at once', { FILES_KEY: 's3cret', FILES_KEY_FILE: '/run/key' }, 'are both set'],
  ['a file that is not there', { FILES_KEY_FILE: '/none' }, 'FILES_KEY_FILE is /none; expected a file that'],
])('%s are refused without repeating the secret', (_case, env, message) => {
  expect(() => readSecret(env, 'FILES_KEY')).toThrow(message)
  expect(() => readSecret(env, 'FILES_KEY')).toThrow(/^(?!.*s3cret)/)
})

it('an empty file is refused', () => {
  const file = path.join(folder, 'empty')
  writeFileSync(file, '\n')
  expect(() => readSecret({ FILES_KEY_FILE: file }, 'FILES_KEY')).toThrow('expected a file that is not empty')
})
