import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import type { CardFieldsHandle, CardFieldsState } from '@portico/cards/cardFields'
import { testCardEngine, type EngineStub, type TypedNumber } from '@portico/cards/testCardEngine'
import { PluginTexts } from '@portico/core/plugin/PluginTexts'
import { collect } from '../../core/plugin/host'
import { HostProvider } from '@portico/core/plugin/useHost'
import { violationsOf } from '../../tests/screens/violations'
import es from './locales/es.json'
import plugin from './plugin'
import StripeFields from './StripeFields'
import { stubStripe } from './test/stripeStub'

beforeAll(() => initTexts('es'))
let stub = stubStripe()
beforeEach(() => {
  stub = stubStripe()
})
afterEach(cleanup)

const capture = {
  provider: 'stripeCards',
  mode: 'sandbox',
  clientSecret: 'seti_1_secret_1',
  publicKey: 'pk_test_1',
} as const
const { host } = collect([plugin], { stripeCards: {} }, new Set())
const draw: EngineStub['draw'] = (props) => (
  <HostProvider host={host}>
    <PluginTexts plugin="stripeCards">
      <StripeFields {...props} />
    </PluginTexts>
  </HostProvider>
)

testCardEngine('Stripe', () => ({
  capture,
  draw,
  load: () => stub.load(),
  type: (what: TypedNumber) => {
    if (what === 'faulty') stub.clear()
    else stub.fill()
    stub.confirmCardSetup.mockResolvedValue(
      what === 'good'
        ? { setupIntent: { status: 'succeeded', payment_method: 'token-1' } }
        : { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
    )
  },
}))

async function open() {
  const handle = createRef<CardFieldsHandle>()
  const onState = vi.fn<(state: CardFieldsState) => void>()
  await act(async () => {
    render(draw({ capture, onState, handle }))
  })
  await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(3))
  await act(async () => stub.load())
  const submit = () => act(async () => handle.current?.submit())
  return { onState, submit }
}

it('C-066 each field is in a frame of Stripe, opened with the public key of the tenant', async () => {
  await open()
  expect(stub.keys).toEqual(['pk_test_1'])
  for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) expect(screen.getByTitle(name)).toBeDefined()
  expect(document.querySelector('input')).toBeNull()
})

it('ACCOUNT-012 each field says what is wrong with it, and the first one gets the focus', async () => {
  const { submit } = await open()
  stub.change('cardNumber', { empty: false, complete: true })
  stub.change('cardExpiry', { empty: false, complete: true, error: { code: 'invalid_expiry_year_past' } })
  await submit()
  expect(screen.getByText(es['STRIPE_CARDS.EXPIRY_PAST'])).toBeDefined()
  expect(screen.getByText(es['STRIPE_CARDS.CODE_REQUIRED'])).toBeDefined()
  expect(screen.queryByText(es['STRIPE_CARDS.NUMBER_REQUIRED'])).toBeNull()
  expect(stub.focused).toEqual(['cardExpiry'])
  expect(await violationsOf(document.body)).toEqual([])
  expect(stub.confirmCardSetup).not.toHaveBeenCalled()
})

it('ACCOUNT-012 an error comes while typing where Stripe marks it, and goes when it is corrected', async () => {
  await open()
  const type = (event: object) =>
    act(async () => stub.change('cardNumber', { empty: false, complete: false, ...event }))
  await type({ error: { code: 'invalid_number' } })
  expect(screen.getByText(es['STRIPE_CARDS.NUMBER_INVALID'])).toBeDefined()
  await type({ complete: true })
  expect(screen.queryByText(es['STRIPE_CARDS.NUMBER_INVALID'])).toBeNull()
})

it('C-068 the card goes to Stripe with the secret of the capture', async () => {
  const { submit } = await open()
  stub.fill()
  stub.confirmCardSetup.mockResolvedValue({ setupIntent: { status: 'succeeded', payment_method: 'pm_1' } })
  await submit()
  expect(stub.confirmCardSetup.mock.lastCall?.[0]).toBe('seti_1_secret_1')
})

it('a question of the bank is above the dialogs of the portal while it is open', async () => {
  const { submit } = await open()
  stub.fill()
  stub.confirmCardSetup.mockImplementation(async () => {
    const layer = document.createElement('div')
    layer.setAttribute('aria-hidden', 'true')
    layer.innerHTML = '<iframe src="https://js.stripe.com/three-ds-2.html"></iframe>'
    document.body.append(layer)
    await Promise.resolve()
    expect(layer.getAttribute('data-react-aria-top-layer')).toBe('true')
    expect(layer.hasAttribute('aria-hidden')).toBe(false)
    layer.remove()
    return { error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' } }
  })
  await submit()
  expect(stub.confirmCardSetup).toHaveBeenCalledTimes(1)
})

it('fields that cannot be loaded say so', async () => {
  const { onState } = await open()
  stub.fail()
  expect(onState).toHaveBeenLastCalledWith('failed')
})
