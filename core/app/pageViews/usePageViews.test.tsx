import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { route } from '../../routing/testTable'
import { testTenant } from '../../tenant/testTenant'
import { TenantProvider } from '../../tenant/useTenant'
import { usePageViews } from './usePageViews'

const address = 'https://stats.example/views'
const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  send.mockReset().mockRejectedValue(new TypeError('blocked'))
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens a page, in a tenant with an address for page views or without. Returns a function that opens another. */
function openPage(path: string, pageViews?: string) {
  const tenant = { ...testTenant, addresses: { ...testTenant.addresses, ...(pageViews && { pageViews }) } }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TenantProvider tenant={tenant}>{children}</TenantProvider>
  )
  const target = route('r', 'patient', 'documents/:id')
  const { rerender } = renderHook((shown: string) => usePageViews(target, shown), {
    wrapper,
    initialProps: path,
  })
  return rerender
}

test('CONST-013 nothing is sent without an address', () => {
  openPage('/ana/videoconsultation/documents/7')
  expect(send).not.toHaveBeenCalled()
})

test('CONST-013 each page is sent once, without doctor, ids, query, cookies and referrer', () => {
  const open = openPage('/ana/videoconsultation/documents/7', address)
  open('/ana/videoconsultation/documents/7')
  expect(send).toHaveBeenCalledTimes(1)
  open('/ana/videoconsultation/documents/8')
  expect(send).toHaveBeenCalledTimes(2)
  const [url, init] = send.mock.calls[1] ?? []
  expect(url).toBe(address)
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(init?.body).toBe('{"page":"/up/videoconsultation/documents/:id"}')
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'CONST-013 nothing is sent by a browser with %o',
  (wish) => {
    vi.stubGlobal('navigator', wish)
    openPage('/videoconsultation/documents/7', address)
    expect(send).not.toHaveBeenCalled()
  },
)
