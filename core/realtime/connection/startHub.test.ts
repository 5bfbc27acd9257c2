// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://portico.example/" }
import { expect, test, vi } from 'vitest'
import { openSession, storeToken } from '../../session/session'
import { testTenant } from '../../tenant/testTenant'
import { openLink } from './openLink'
import { startHub } from './startHub'

vi.mock('./openLink', () => ({
  openLink: vi.fn<(options: { url: string }) => Promise<never>>(() => new Promise(() => {})),
}))

test.each([
  ['/hub', 'https://portico.example/hub'],
  ['https://hub.clinic.example/messages', 'https://hub.clinic.example/messages'],
])('CONST-016 the hub of a tenant at %s is opened at %s', async (hub, url) => {
  openSession('t')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'u1' }))}.s`)
  const running = startHub({ ...testTenant, addresses: { ...testTenant.addresses, hub } }, ['u1'])
  await vi.waitFor(() => expect(vi.mocked(openLink).mock.lastCall?.[0].url).toBe(url))
  running.stop()
})
