import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouteId, RouteGuard } from '../../plugin/points'
import { collect } from '../../plugin/host'
import { HostProvider } from '../../plugin/useHost'
import { Link } from '../Link'
import { confirmBeforeLeaving } from './leave'
import { Router } from '../Router'
import { route } from '../testTable'
import { TableContext } from '../useHref'
import { RouteContext, useRoute } from '../useRoute'
import { useTransitions } from './useTransitions'

const routes = [
  route('videoConsultation.home', 'patient', 'home'),
  route('next', 'patient', 'next/:id'),
  route('gone', 'patient', 'gone', { requires: { features: ['off'] } }),
]
const { host } = collect([], {}, new Set())
const showMessage = vi.fn<(message: string) => void>()
const signIn = vi.fn<() => void>()
let prepare: () => Promise<unknown>
let rule: RouteGuard

beforeEach(() => {
  location.hash = '#/ana/videoconsultation/home'
  prepare = () => Promise.resolve()
  rule = () => ({ go: 'on' })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

function Page() {
  const { id, params, state } = useRoute()
  return (
    <>
      <h1>{[id, params['id'], String(state['note'])].join(' ')}</h1>
      <Link to={'next' as RouteId} params={{ id: '1' }} state={{ note: 'kept' }}>
        Next
      </Link>
      <Link to={'gone' as RouteId}>Gone</Link>
      <Link to={'nobody' as RouteId}>Nobody</Link>
    </>
  )
}

function Harness({ userId }: { userId: string | null }) {
  const guards = [
    { plugin: 'p', id: 'g', at: 'doctorUrl' as const, guard: () => Promise.resolve({ default: rule }) },
  ]
  const context = {
    features: new Set<string>(),
    roles: new Set<string>(),
    userId,
    call: () => Promise.reject(),
  }
  const rules = { table: use(TableContext), guards, context }
  const { shown, busy, failed, retry } = useTransitions(rules, { signIn, showMessage, prepare })
  return (
    <RouteContext
      value={
        shown ? { ...shown, id: shown.route.id } : { id: '' as RouteId, params: {}, query: {}, state: {} }
      }
    >
      <p>{busy ? 'busy' : 'idle'}</p>
      {shown && <Page />}
      {failed && <button onClick={retry}>{failed}</button>}
    </RouteContext>
  )
}

const open = (userId: string | null = 'u1') =>
  act(async () => {
    render(
      <HostProvider host={host}>
        <Router routes={routes}>
          <Harness userId={userId} />
        </Router>
      </HostProvider>,
    )
  })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
const title = () => screen.getByRole('heading').textContent

test('SHELL-026 the previous page stays until the next one is ready', async () => {
  await open()
  expect(screen.getByText('idle')).toBeDefined()
  let ready: (() => void) | undefined
  prepare = () =>
    new Promise<void>((resolve) => {
      ready = resolve
    })
  await press('Next')
  expect(screen.getByText('busy')).toBeDefined()
  expect(title()).toContain('videoConsultation.home')
  await act(async () => ready?.())
  expect(title()).toBe('next 1 kept')
  expect(screen.getByText('idle')).toBeDefined()
})

test('SHELL-009 C-029 a link keeps the segment of the doctor, and state outside the address stays in memory', async () => {
  await open()
  await press('Next')
  expect(location.hash).toBe('#/ana/videoconsultation/next/1')
  expect(JSON.stringify(history.state)).not.toContain('kept')
})

test('SHELL-018 a redirect replaces the requested address in the history', async () => {
  await open()
  await press('Next')
  const entries = history.length
  await press('Gone')
  expect(location.hash).toBe('#/ana/videoconsultation/home')
  expect(history.length).toBe(entries + 1)
})

test('SHELL-017 an address is redirected again after a later transition was interrupted', async () => {
  rule = ({ route: { id }, params }) =>
    params['doctorUrl'] ? { go: 'on' } : { go: 'to', route: id, params: { ...params, doctorUrl: 'ana' } }
  location.hash = '#/videoconsultation/home'
  await open()
  expect(location.hash).toBe('#/ana/videoconsultation/home')
  prepare = () => new Promise(() => {})
  await press('Next')
  prepare = () => Promise.resolve()
  const changed = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
  })
  await act(async () => {
    location.hash = '#/videoconsultation/home'
    await changed
  })
  expect(location.hash).toBe('#/ana/videoconsultation/home')
  expect(screen.getByText('idle')).toBeDefined()
})

test('C-020 an aborted transition shows a message and restores the address', async () => {
  await open()
  rule = () => ({ go: 'abort', message: 'ERRORS.GENERAL' })
  await press('Next')
  expect(showMessage).toHaveBeenCalledWith('ERRORS.GENERAL')
  expect(location.hash).toBe('#/ana/videoconsultation/home')
  expect(screen.getByText('idle')).toBeDefined()
})

test('C-020 an aborted transition can be requested again', async () => {
  await open()
  rule = () => ({ go: 'abort', message: 'ERRORS.GENERAL' })
  await press('Next')
  rule = () => ({ go: 'on' })
  await press('Next')
  expect(title()).toContain('next 1')
})

test('ADMIN-018 a page with unsaved data is left only after confirmation, without a message', async () => {
  await open()
  const answers = [false, true]
  const stop = confirmBeforeLeaving(() => Promise.resolve(answers.shift() ?? true))
  await press('Next')
  await waitFor(() => expect(location.hash).toBe('#/ana/videoconsultation/home'))
  expect(showMessage).not.toHaveBeenCalled()
  await press('Next')
  expect(title()).toContain('next 1')
  stop()
})

test('ADMIN-018 the transition is busy only after the user has confirmed leaving', async () => {
  await open()
  let answer: ((leaves: boolean) => void) | undefined
  const stop = confirmBeforeLeaving(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  prepare = () => new Promise(() => {})
  await press('Next')
  expect(screen.getByText('idle')).toBeDefined()
  await act(async () => answer?.(true))
  expect(screen.getByText('busy')).toBeDefined()
  stop()
})

test('ADMIN-018 staying on the page restores the history, so each press of Back asks again', async () => {
  await open()
  await press('Next')
  const asks = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const stop = confirmBeforeLeaving(asks)
  const back = async (times: number) => {
    await act(async () => history.back())
    await waitFor(() => expect(asks).toHaveBeenCalledTimes(times))
    await waitFor(() => expect(location.hash).toBe('#/ana/videoconsultation/next/1'))
  }
  await press('Gone')
  await waitFor(() => expect(location.hash).toBe('#/ana/videoconsultation/next/1'))
  await back(2)
  await back(3)
  expect(screen.getByText('idle')).toBeDefined()
  asks.mockResolvedValue(true)
  await act(async () => history.back())
  await waitFor(() => expect(title()).toContain('videoConsultation.home'))
  expect(location.hash).toBe('#/ana/videoconsultation/home')
  stop()
})

test('C-013 a first transition that aborts shows an error with a retry', async () => {
  rule = () => ({ go: 'abort', message: 'ERRORS.GENERAL' })
  await open()
  rule = () => ({ go: 'on' })
  await press('ERRORS.GENERAL')
  expect(title()).toContain('videoConsultation.home')
  expect(screen.queryByRole('button')).toBeNull()
})

test('C-011 without a session sign-in starts and no page is shown', async () => {
  await open(null)
  expect(signIn).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a link to a route that is off is not rendered', async () => {
  await open()
  expect(screen.queryByText('Nobody')).toBeNull()
})
