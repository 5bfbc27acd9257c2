import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../../core/app/App'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../../core/plugin/host'
import { HostProvider } from '@portico/core/plugin/useHost'
import { ApiProvider } from '../../../core/session/ApiProvider'
import { openSession, storeToken } from '@portico/core/session/session'
import { testTenant } from '@portico/core/tenant/testTenant'
import { TenantProvider } from '@portico/core/tenant/useTenant'
import { adminKit } from '@portico/admin/kit'
import { closePortal, fakeApi, signInAsAna } from '@portico/booking/testing/testPortal'
import { violationsOf } from '../../../tests/screens/violations'
import es from '../locales/es.json'
import plugin from '../plugin'

const noTexts = () => Promise.resolve({ default: {} })
const area = definePlugin({
  id: 'area',
  i18n: { es: noTexts, en: noTexts },
  routes: [
    {
      id: 'admin',
      area: 'admin',
      path: '*',
      title: 'MENU.HOME',
      screen: () => import('@portico/admin/AdminArea'),
    },
  ],
})
const identityReview = {
  id: 'r1',
  personId: 'p1',
  personName: 'Mario Lago',
  birthDate: '1996-08-12',
  identificationNumber: '12345678Z',
  completedAt: '2027-01-11T07:00:00.000Z',
  pictures: ['front', 'face'],
}

let decisions: unknown[]
let refusal: ApiError | null
beforeAll(() => initTexts('es'))
beforeEach(() => {
  decisions = []
  refusal = null
  signInAsAna()
  openSession('t')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'u1', role: ['UsersAdministrator'] }))}.s`)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }),
  )
})
afterEach(closePortal)

async function open(reviews: () => unknown) {
  const features = new Set(['facialVerification', ...everyCapability])
  const { host } = collect([area, plugin], { area: {}, identity: {} }, features, { kits: [adminKit] })
  location.hash = '#/admin/identity-reviews'
  const call = fakeApi({
    'GET api/identity-checks/reviews': () => (decisions.length === 0 ? reviews() : []),
    'GET api/identity-checks/{id}/pictures/{side}': new Blob(['x']),
    'GET api/onfido/status/{id}': 3,
    'PUT api/identity-checks/{id}/decision': (input: unknown) => {
      decisions.push(input)
      if (refusal) throw refusal
    },
  })
  await act(async () => {
    render(
      <TenantProvider tenant={testTenant}>
        <HostProvider host={host}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <ApiProvider call={call}>
              <App />
            </ApiProvider>
          </SWRConfig>
        </HostProvider>
      </TenantProvider>,
    )
  })
}
const decline = async () => {
  fireEvent.click(await screen.findByRole('button', { name: es['IDENTITY.REVIEW.DECLINE'] }))
  const dialog = await screen.findByRole('alertdialog')
  expect(await violationsOf(dialog)).toEqual([])
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'mismatch' } })
  // Without styles the name of the button contains its busy label too.
  fireEvent.click(within(dialog).getByRole('button', { name: /^Rechazar/ }))
}

it('IDENT-006 shows who, the pictures and what the decision means, with the texts of its own plugin', async () => {
  await open(() => [identityReview])
  await screen.findByRole('heading', { level: 1, name: es['IDENTITY.REVIEWS'] })
  await vi.waitFor(() =>
    expect(screen.getAllByText(es['IDENTITY.REVIEWS']).length, 'the menu has the section').toBeGreaterThan(1),
  )
  const card = await screen.findByRole('article', { name: 'Mario Lago' })
  expect(card.textContent).toContain('12-08-1996')
  await vi.waitFor(() => expect(card.querySelectorAll('img')).toHaveLength(2))
  await decline()
  expect(await screen.findByText('La identidad de Mario Lago no se ha aceptado.')).toBeTruthy()
  expect(decisions).toMatchObject([{ params: { id: 'r1' }, body: { approved: false, reason: 'mismatch' } }])
  expect(await screen.findByText(es['IDENTITY.REVIEWS_EMPTY'])).toBeTruthy()
})

it.each([
  ['CHECK_FINISHED', 409, 'DECIDED'],
  ['OWN_IDENTITY', 403, 'OWN'],
  ['GENERAL', 500, 'FAILED'],
] as const)('IDENT-006 a decision that is refused with %s says why', async (message, status, key) => {
  refusal = new ApiError(status, message)
  await open(() => [identityReview])
  await decline()
  expect(await screen.findByText(es[`IDENTITY.REVIEW.${key}`])).toBeTruthy()
})

it('a list that cannot be loaded says so', async () => {
  await open(() => Promise.reject(new ApiError(400, 'GENERAL')))
  expect(await screen.findByText(es['IDENTITY.REVIEWS_FAILED'])).toBeTruthy()
})
