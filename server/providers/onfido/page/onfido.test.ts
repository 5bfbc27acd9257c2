// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

interface Init {
  token: string
  workflowRunId: string
  onComplete: () => void
  onError: (error: object) => void
  onUserExit: (code: string) => void
}

const portal = 'https://clinic.test'
let messages: unknown[]
let started: Init[]

/** Loads the script of the page as the browser does. In jsdom the portal that frames the page is the page itself. */
async function openPage() {
  vi.resetModules()
  document.head.replaceChildren()
  document.body.innerHTML = `<div id="onfido" data-sdk="https://sdk.onfido.com/v1.2.3" data-portals="${portal}"></div>`
  await import('./onfido.js')
  const script = document.querySelector<HTMLScriptElement>('head script')
  if (!script) throw new Error('The page loads no software')
  return script
}
const ask = (origin = portal) =>
  dispatchEvent(
    new MessageEvent('message', {
      data: { portico: 'begin', token: 't1', runId: 'r1', language: 'en' },
      origin,
      source: window,
    }),
  )

beforeEach(() => {
  messages = []
  started = []
  vi.stubGlobal('postMessage', (message: unknown, origin: string) => messages.push([message, origin]))
  vi.stubGlobal('Onfido', { init: (options: Init) => started.push(options) })
})

it('IDENT-023 the software starts with the token of the portal, once', async () => {
  const script = await openPage()
  expect([script.src, script.crossOrigin]).toEqual(['https://sdk.onfido.com/v1.2.3', 'anonymous'])
  script.dispatchEvent(new Event('load'))
  expect(messages).toEqual([[{ portico: 'ready' }, portal]])
  ask('https://evil.test')
  expect(started).toEqual([])
  ask()
  ask()
  expect(started).toMatchObject([
    { token: 't1', workflowRunId: 'r1', containerId: 'onfido', language: 'en_US' },
  ])
})

it('IDENT-001 the portal learns how it ended, never in the words of the software', async () => {
  await openPage()
  ask()
  const [options] = started
  messages = []
  options?.onComplete()
  options?.onUserExit('USER_CONSENT_DENIED')
  options?.onError({ type: 'expired_token', message: 'The token has expired' })
  options?.onError({ type: 'exception', message: 'Task not completed' })
  options?.onError({ type: 'exception', message: '<img src=x>' })
  expect(messages).toEqual(
    [
      { portico: 'done' },
      { portico: 'left' },
      { portico: 'failed', error: 'expired_token' },
      { portico: 'failed', error: 'not_completed' },
      { portico: 'failed', error: 'server' },
    ].map((message) => [message, portal]),
  )
})

it('IDENT-019 IDENT-020 software that does not load or run is reported', async () => {
  const script = await openPage()
  script.dispatchEvent(new Event('error'))
  vi.stubGlobal('Onfido', undefined)
  ask()
  expect(messages.map((entry) => (entry as unknown[])[0])).toEqual([
    { portico: 'failed', error: 'script' },
    { portico: 'failed', error: 'unsupported' },
  ])
})
