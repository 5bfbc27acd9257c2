import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useEffect, useImperativeHandle } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import type { CardFieldsProps, CardOutcome } from '@portico/cards/cardFields'
import { setUpPages } from '../../../../tests/screens/renderPage'
import es from '../../locales/es.json'
import { openPlans, plans } from '../testPlans'

setUpPages()

let outcome: CardOutcome
const captured: CardOutcome = { status: 'captured', token: 'pm_1' }
beforeEach(() => {
  outcome = captured
})

/** An engine whose provider answers at once. */
function Fields({ onState, handle }: CardFieldsProps) {
  useEffect(() => onState('ready'), [onState])
  useImperativeHandle(handle, () => ({ submit: async () => outcome }))
  return null
}
const engine: AnyPlugin = {
  id: 'testCards',
  providers: [{ id: 'testCards', kind: 'payment', provider: async () => ({ default: Fields }) }],
}
const capture = { provider: 'testCards', mode: 'sandbox', clientSecret: 's1' }

async function openCard(change: (input: { body: object }) => unknown, provider: object = capture) {
  const open = vi.fn<() => object>(() => provider)
  await openPlans(
    'change-plan?plan=3',
    {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 1, userMeta: [] },
      'POST api/users/card-capture': open,
      'POST api/users/change-user-plan': change,
    },
    [engine],
  )
  const toCard = await screen.findByRole('button', { name: es['PLANS.TO_CARD'] })
  await act(async () => fireEvent.click(toCard))
  const dialog = within(await screen.findByRole('dialog', { name: es['CARD.TITLE'] }))
  const pay = async () => {
    const button = await dialog.findByRole('button', { name: /^Pagar/ })
    await waitFor(() => expect(button.getAttribute('disabled')).toBeNull())
    await act(async () => fireEvent.click(button))
  }
  return { dialog, pay, open }
}

it('ACCOUNT-011 ACCOUNT-021 C-065 C-068 a card is captured and pays the plan with its token', async () => {
  const change = vi.fn<(input: { body: object }) => object>(() => ({ logoutRequired: false }))
  const { dialog, pay, open } = await openCard(change)
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ body: { planId: 3 } }))
  expect(dialog.getByText(es['CARD.SANDBOX'])).toBeDefined()
  await pay()
  expect(change.mock.lastCall?.[0].body).toEqual({ planId: 3, creditCardToken: 'pm_1' })
  // The page that follows must not open during the next test.
  await waitFor(() => expect(location.hash).toBe('#/change-plan'))
})

it('ACCOUNT-011 whoever pays a plan changes to another payment plan without a new card', async () => {
  const change = vi.fn<(input: { body: object }) => object>(() => ({ logoutRequired: false }))
  await openPlans(
    'change-plan?plan=4',
    {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 3, userMeta: [] },
      'GET api/plans': [...plans, { id: 4, name: 'Total', isPaymentPlan: true }],
      'POST api/users/change-user-plan': change,
    },
    [engine],
  )
  const pass = await screen.findByRole('button', { name: /^Pasar a Total/ })
  await act(async () => fireEvent.click(pass))
  expect(change.mock.lastCall?.[0].body).toEqual({ planId: 4, creditCardToken: null })
  await waitFor(() => expect(location.hash).toBe('#/change-plan'))
})

it('ACCOUNT-012 faulty fields and refusals are explained, and nothing is paid', async () => {
  const change = vi.fn<() => object>()
  const { dialog, pay } = await openCard(change)
  outcome = { status: 'invalid', fields: 3 }
  await pay()
  expect(dialog.getByText('Revisa los 3 datos marcados.')).toBeDefined()
  outcome = { status: 'refused', reason: 'insufficientFunds' }
  await pay()
  expect(dialog.getByText(es['CARD.REFUSED.FUNDS'])).toBeDefined()
  expect(change).not.toHaveBeenCalled()
})

it('C-068 a lost answer is sent again with the same token and key', async () => {
  const keys: unknown[] = []
  let isLost = true
  const { dialog, pay } = await openCard((input) => {
    keys.push({ ...input })
    if (isLost) throw new ApiError(0, 'NETWORK')
    return { logoutRequired: false }
  })
  await pay()
  expect(dialog.getByText(es['CARD.UNKNOWN_TEXT'])).toBeDefined()
  isLost = false
  outcome = { status: 'refused', reason: 'failed' }
  await pay()
  expect(keys[1]).toEqual(keys[0])
})

it('C-067 a provider without an engine in this portal leads to the telephone', async () => {
  const { dialog } = await openCard(() => ({}), { ...capture, provider: 'unknown' })
  expect(await dialog.findByText(es['PLANS.NOT_HERE'])).toBeDefined()
})

it('ACCOUNT-011 the card of a plan is replaced after a refusal, and the page no longer says that it is owed', async () => {
  let failedOn: string | null = '2027-01-31'
  const tokens: unknown[] = []
  const api = {
    'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 3, userMeta: [] },
    'GET api/users/plan-payment': () => ({ failedOn, hasCard: true }),
    'GET api/clinical-data-auth': { authorized: false },
    'GET api/identification-number-types': [],
    'POST api/users/card-capture': capture,
    'POST api/users/card': ({ body }: { body: object }) => {
      tokens.push(body)
      if (tokens.length === 1) throw new ApiError(409, 'CARD_REFUSED', undefined, { reason: 'expired' })
      failedOn = null
    },
  }
  await openPlans('profile/myaccount', api, [engine])
  expect(await screen.findByText(es['PLANS.UNPAID'])).toBeDefined()
  const open = await screen.findByRole('button', { name: es['CARD.REPLACE_OPEN'] })
  await act(async () => fireEvent.click(open))
  const dialog = within(await screen.findByRole('dialog', { name: es['CARD.REPLACE_TITLE'] }))
  const use = async () => {
    const button = await dialog.findByRole('button', { name: new RegExp(`^${es['CARD.REPLACE']}`) })
    await waitFor(() => expect(button.getAttribute('disabled')).toBeNull())
    await act(async () => fireEvent.click(button))
  }
  await use()
  expect(await dialog.findByText(es['CARD.REFUSED.EXPIRED'])).toBeDefined()
  outcome = { status: 'captured', token: 'pm_2' }
  await use()
  await waitFor(() => expect(screen.queryByText(es['PLANS.UNPAID'])).toBeNull())
  expect(tokens).toEqual([{ creditCardToken: 'pm_1' }, { creditCardToken: 'pm_2' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('an API that replaces no card, or a plan that is free, offers nothing', async () => {
  await openPlans(
    'profile/myaccount',
    {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'S', planId: 3, userMeta: [] },
      'GET api/users/plan-payment': { failedOn: null },
      'GET api/clinical-data-auth': { authorized: false },
      'GET api/identification-number-types': [],
    },
    [engine],
  )
  await screen.findByRole('link', { name: es['PLANS.COMPARE'] })
  expect(screen.queryByRole('button', { name: es['CARD.REPLACE_OPEN'] })).toBeNull()
})
