import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { collect } from '../../core/plugin/host'
import { HostProvider } from '@portico/core/plugin/useHost'
import type { CardOutcome } from '@portico/cards/cardFields'
import { testCardEngine, type EngineStub, type TypedNumber } from '@portico/cards/testCardEngine'
import { frameAddress } from './SandboxFields'
import plugin from './plugin'
import SandboxFields from './SandboxFields'

beforeAll(() => initTexts('es'))
afterEach(cleanup)

const outcomes: Record<TypedNumber, CardOutcome> = {
  good: { status: 'captured', token: 'token-1' },
  faulty: { status: 'invalid', fields: 3 },
  refused: { status: 'refused', reason: 'insufficientFunds' },
}
const capture = {
  provider: 'sandboxCards',
  mode: 'sandbox',
  clientSecret: 'secret-1',
  frame: 'http://cards.localhost:4000/payment/cards/fields?tenant=t',
} as const

/** A frame that answers what the person does, on the port that it gets. */
function openStub(): EngineStub & { origins: string[] } {
  let next: TypedNumber = 'good'
  const origins: string[] = []
  const { host } = collect([plugin], { sandboxCards: {} }, new Set())
  return {
    capture,
    origins,
    draw: (props) => (
      <HostProvider host={host}>
        <SandboxFields {...props} />
      </HostProvider>
    ),
    load: () => {
      const frame = screen.getByTitle<HTMLIFrameElement>(/./)
      const postMessage = (_message: unknown, origin: string, [port]: MessagePort[]) => {
        origins.push(origin)
        port?.addEventListener('message', () =>
          port.postMessage({ type: 'outcome', outcome: outcomes[next] }),
        )
        port?.start()
        port?.postMessage({ type: 'ready' })
      }
      vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue({ postMessage } as unknown as Window &
        typeof globalThis)
      fireEvent.load(frame)
    },
    type: (what) => {
      next = what
    },
  }
}

testCardEngine('the sandbox', openStub)

it('C-066 the secret goes to the origin of the fields only', async () => {
  const stub = openStub()
  await act(async () => {
    render(stub.draw({ capture, onState: () => undefined, handle: null }))
  })
  await act(async () => stub.load())
  expect(stub.origins).toEqual(['http://cards.localhost:4000'])
})

it('C-066 an address at another host is not framed', async () => {
  const onState = vi.fn<(state: string) => void>()
  const elsewhere = { ...capture, frame: 'https://evil.example/fields' }
  await act(async () => {
    render(openStub().draw({ capture: elsewhere, onState, handle: null }))
  })
  expect(onState).toHaveBeenCalledWith('failed')
  expect(document.querySelector('iframe')).toBeNull()
})

it.each([
  ['https://cards.example/x', 'cards.example', true],
  ['http://cards.localhost:4000/x', 'cards.localhost', true],
  ['http://cards.example/x', 'cards.example', false],
  ['https://cards.example.evil/x', 'cards.example', false],
  ['javascript:alert(1)', 'cards.example', false],
  [null, 'cards.example', false],
])('C-066 %s at the host %s is allowed: %s', (address, host, allowed) => {
  expect(frameAddress(address, host) !== null).toBe(allowed)
})
