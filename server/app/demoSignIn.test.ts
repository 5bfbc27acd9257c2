import { expect, it } from 'vitest'
import { tenant } from '../test/fakes'
import { createTenants } from '../platform/tenants/tenants'
import { readConfig } from './settings/config'
import { openDemoSignIn } from './openIdentity'

const demo = { externalSignIn: { name: 'Cuenta Norte' } }
const tenants = createTenants([
  tenant('one', { backend: { features: [], demo } }),
  tenant('two', { backend: { features: [], demo: {} } }),
])

it('AUTH-019 the demo provider exists for tenants that name it', async () => {
  const demo = await openDemoSignIn(readConfig({ PORT: '4000' }, []), tenants)
  expect([...(demo?.providers.keys() ?? [])]).toEqual(['one'])
  expect(demo?.providers.get('one')?.issuer).toBe('http://localhost:4000/demo-provider')
  expect(demo?.listener).toBeDefined()
})

it.each([{ PORTICO_DEMO: 'off' }, { PORTICO_PUBLIC_ORIGIN: 'https://portal.example' }])(
  'AUTH-019 there is no demo provider with %j, where anybody could sign in as anybody',
  async (env) => {
    expect(await openDemoSignIn(readConfig(env, []), tenants)).toBeUndefined()
  },
)
