import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { collect } from '../../core/plugin/host'
import { HostProvider, useOptions } from '@portico/core/plugin/useHost'
import payments from './plugin'

/** Never called: each line has to be a compile error. The type check fails when one of them compiles. */
export const useMistakes = () => [
  // @ts-expect-error a misspelt plugin id
  useOptions('paymets'),
  // @ts-expect-error a misspelt option
  useOptions('payments').versionFeld,
  // @ts-expect-error an option read as another type
  useOptions('payments').version satisfies number,
]

const hostWith = (tenant: Record<string, Record<string, unknown>>) =>
  collect([payments], tenant, new Set()).host
const inHost =
  (host: ReturnType<typeof hostWith>) =>
  ({ children }: { children: ReactNode }) => <HostProvider host={host}>{children}</HostProvider>

test('useOptions gives the typed options of the plugin, with the values of the tenant', () => {
  const host = hostWith({ payments: { version: 'HMAC_SHA512_V2' } })
  const { current } = renderHook(() => useOptions('payments'), { wrapper: inHost(host) }).result
  expectTypeOf(current.version).toBeString()
  expect(current).toMatchObject({ version: 'HMAC_SHA512_V2', versionField: 'Ds_SignatureVersion' })
})

test('useOptions throws where the plugin is off', () => {
  const read = () => renderHook(() => useOptions('payments'), { wrapper: inHost(hostWith({})) })
  expect(read).toThrow('useOptions needs the plugin "payments" to be on')
})
