import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tenant } from '../../../test/fakes'
import { createTenants } from '../../../platform/tenants/tenants'
import { readExternalProviders } from './externalSignInSecrets'

const externalSignIn = { issuer: 'https://id.example', clientId: 'portal', name: 'Cuenta' }
const tenants = createTenants([
  tenant('one', {}),
  tenant('casa-norte', { backend: { features: [], demo: {}, externalSignIn } }),
])
const variable = 'PORTICO_EXTERNAL_SIGN_IN_SECRET_CASA_NORTE'

it('AUTH-019 the secret of a provider is in the environment, by tenant', () => {
  const env = { [variable]: 's3cret', PORTICO_EXTERNAL_SIGN_IN_SECRET_ONE: 'x' }
  expect([...readExternalProviders(env, tenants)]).toEqual([
    ['casa-norte', { ...externalSignIn, secret: 's3cret' }],
  ])
})

it('AUTH-019 the secret of a provider may be in a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-secret-'))
  const file = path.join(folder, 'secret')
  writeFileSync(file, 's3cret\n')
  expect(readExternalProviders({ [`${variable}_FILE`]: file }, tenants).get('casa-norte')?.secret).toBe(
    's3cret',
  )
  rmSync(folder, { recursive: true })
  expect(() => readExternalProviders({ [`${variable}_FILE`]: file }, tenants)).toThrow(`${variable}_FILE`)
})

it('AUTH-019 a provider without a secret is an error that names the variable', () => {
  expect(() => readExternalProviders({}, tenants)).toThrow(`${variable} is missing`)
})
