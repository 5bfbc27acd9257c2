// @vitest-environment jsdom
import { cleanup, render, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../http/apiError'
import type { Call } from '../../../http/call'
import { HttpProvider } from '../../../http/HttpProvider'
import { useApi } from '../../../http/useApi'
import * as http from '../../../http/useApi'
import * as calls from '../../../http/useCall'
import * as pluginCalls from '../../../session/usePluginCall'
import * as hub from '../../../realtime/hub'
import * as session from '../../../session/session'
import * as sessions from '../../../session/useSession'
import * as drafts from '../../../session/useFormDraft'
import * as storage from '../../../state/tabStorage'
import { TenantProvider } from '../../../tenant/useTenant'
import type { Problem } from '../problem'
import type { AddressPlugin } from '../addressPlugin'
import { createLimits } from './limits'
import { limitFace } from './limitFace'
import { HUB_MESSAGES } from './rules'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  hub.setHub(null)
})

const modules = {
  '@portico/core/http/useApi': http,
  '@portico/core/http/useCall': calls,
  '@portico/core/session/usePluginCall': pluginCalls,
  '@portico/core/realtime/hub': hub,
  '@portico/core/session/session': session,
  '@portico/core/session/useSession': sessions,
  '@portico/core/session/useFormDraft': drafts,
  '@portico/core/state/tabStorage': storage,
}

/** The modules as the plugin `nuvia` gets them, and the problems that are reported. */
async function share(may: AddressPlugin['may'] = { points: [] }) {
  const problems: Problem[] = []
  const entry = { id: 'nuvia', url: '/x.js', integrity: 'sha256-x', range: '*', may }
  const limits = createLimits(entry, {}, (problem) => void problems.push(problem))
  const face = limitFace(
    Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, async () => module])),
    limits,
  )
  const get = async <K extends keyof typeof modules>(name: K) => (await face[name]?.()) as (typeof modules)[K]
  return { get, found: async () => (await Promise.resolve(), problems) }
}

const answer = async (operation: string) => ({ operation })
const inPortal = ({ children }: { children: ReactNode }) => (
  <TenantProvider tenant={{ id: 'clinic' } as never}>
    <HttpProvider call={answer as unknown as Call} personKey="ana">
      {children}
    </HttpProvider>
  </TenantProvider>
)
const refused = (found: string) => ({ kind: 'notPermitted', found })

test('a call of a permitted operation goes through, any other is an error and is reported', async () => {
  const { get, found } = await share({ points: [], calls: ['GET api/users/data'] })
  const { useCall } = await get('@portico/core/http/useCall')
  const { result, rerender } = renderHook(() => useCall(), { wrapper: inPortal })
  const call = result.current
  expect(await call('GET api/users/data')).toEqual({ operation: 'GET api/users/data' })
  const error: unknown = await call('GET api/appointments/').catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 403, message: 'PLUGIN_NOT_PERMITTED' })
  expect(await found()).toEqual([refused('GET api/appointments/')])
  rerender()
  expect(result.current).toBe(call)
})

test('useApi reads nothing that is not permitted, not even what the portal has read before', async () => {
  const { get, found } = await share({ points: [], calls: ['GET api/doctors/*'] })
  const own = await get('@portico/core/http/useApi')
  const read = vi.fn<(data: unknown, error: unknown, isLoading: boolean) => void>()
  const Portal = () => <p>{useApi('GET api/users/data', {}).data ? 'read' : 'waits'}</p>
  const Plugin = () => {
    const { data, error, isLoading } = own.useApi('GET api/users/data', {})
    read(data, error, isLoading)
    return null
  }
  const Page = ({ hasPlugin }: { hasPlugin: boolean }) => (
    <>
      <Portal />
      {hasPlugin && <Plugin />}
    </>
  )
  const { findByText, rerender } = render(<Page hasPlugin={false} />, { wrapper: inPortal })
  await findByText('read')
  rerender(<Page hasPlugin />)
  expect(read.mock.calls).not.toEqual([])
  for (const [data, error, isLoading] of read.mock.calls) {
    expect([data, isLoading]).toEqual([undefined, false])
    expect(error).toMatchObject({ message: 'PLUGIN_NOT_PERMITTED' })
  }
  expect(await found()).toContainEqual(refused('GET api/users/data'))
  const permitted = renderHook(() => own.useApi('GET api/doctors/{id}/patient', { params: { id: 1 } }), {
    wrapper: inPortal,
  })
  await waitFor(() => expect(permitted.result.current.data).toBeDefined())
})

test('operations of another plugin’s API are refused, and its own only go to the portal where they are listed', async () => {
  const { get, found } = await share({ points: [], calls: ['GET centres'] })
  const { usePluginCall } = await get('@portico/core/session/usePluginCall')
  const { result } = renderHook(() => usePluginCall(), { wrapper: inPortal })
  const setOf = (plugin: string) => ({ plugin, operations: { 'GET centres': {}, 'GET beds': {} } }) as const
  await result.current(setOf('nuvia'), 'GET centres')
  await expect(result.current(setOf('nuvia'), 'GET beds')).rejects.toMatchObject({ status: 403 })
  await expect(result.current(setOf('norte'), 'GET centres')).rejects.toMatchObject({ status: 403 })
  expect(await found()).toEqual([refused('GET beds'), refused('GET centres of norte')])
})

test('a plugin neither reads nor writes the storage of others', async () => {
  sessionStorage.setItem('booking|ana', '"mine"')
  const { get, found } = await share()
  const { readTabJson, writeTabJson, tabStorage } = await get('@portico/core/state/tabStorage')
  expect(() => readTabJson('booking|ana')).toThrow('storage: booking|ana')
  expect(() => writeTabJson('booking|ana', 'gone')).toThrow('notPermitted')
  expect(() => tabStorage().removeItem('booking|ana')).toThrow('notPermitted')
  expect(sessionStorage.getItem('booking|ana')).toBe('"mine"')
  expect(Object.keys(tabStorage())).toEqual(['getItem', 'setItem', 'removeItem'])
  const { useFormDraft } = await get('@portico/core/session/useFormDraft')
  const initial = () => ({ note: '' })
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => renderHook(() => useFormDraft('account', initial))).toThrow('storage: account')
  expect(await found()).toContainEqual(refused('storage: booking|ana'))
  writeTabJson('nuvia.centre', 'MAD')
  expect(readTabJson('nuvia.centre')).toBe('MAD')
  expect(renderHook(() => useFormDraft('nuvia.visit', initial)).result.current.value).toEqual({ note: '' })
})

test('a plugin sends and hears only the messages of its list', async () => {
  const sent: string[] = []
  hub.setHub({ call: (async (name: string) => void sent.push(name)) as never, retry: () => {} })
  const { get, found } = await share({ points: [], hub: ['registerUser', 'messagesRead'] })
  const own = await get('@portico/core/realtime/hub')
  await own.callHub('registerUser', 'ana')
  await expect(own.callHub('unregister', 'ana')).rejects.toThrow('hub: unregister')
  expect(sent).toEqual(['registerUser'])
  const heard = vi.fn<() => void>()
  own.onHubMessage('messagesRead', heard)
  expect(() => own.onHubMessage('receiveMessage', heard)).toThrow('hub: receiveMessage')
  hub.emitHubMessage('messagesRead', [])
  hub.emitHubMessage('receiveMessage', [])
  expect(heard).toHaveBeenCalledTimes(1)
  expect(await found()).toEqual([refused('hub: unregister'), refused('hub: receiveMessage')])
})

test('a plugin that floods the hub is stopped, and the portal sends as before', async () => {
  let sent = 0
  hub.setHub({ call: (async () => void sent++) as never, retry: () => {} })
  const { get, found } = await share({ points: [], hub: ['registerUser'] })
  const own = await get('@portico/core/realtime/hub')
  const all = await Promise.allSettled(Array.from({ length: 100 }, () => own.callHub('registerUser', 'ana')))
  expect(sent).toBe(HUB_MESSAGES)
  expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'TOO_MANY_MESSAGES' } })
  expect(await found()).toContainEqual({ kind: 'floodsHub', found: 'too many messages' })
  await hub.callHub('registerUser', 'ana')
  expect(sent).toBe(HUB_MESSAGES + 1)
})

test('a plugin gets no token, and cannot begin to act for somebody', async () => {
  const { get, found } = await share()
  const { currentSession } = await get('@portico/core/session/session')
  session.setVisitToken('secret')
  expect(session.currentSession().token).toBe('secret')
  expect(currentSession().token).toBeNull()
  session.setVisitToken(null)
  const { useSession } = await get('@portico/core/session/useSession')
  const { result } = renderHook(() => useSession())
  expect(() => result.current.actFor('leo')).toThrow('actFor')
  expect(await found()).toEqual([refused('actFor')])
})
