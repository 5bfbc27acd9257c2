import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { CallContext } from '@portico/core/http/useCall'
import { initTexts } from '@portico/core/i18n/i18n'
import core from '../../core/i18n/locales/es.json'
import { collect } from '../../core/plugin/host'
import { HostProvider } from '@portico/core/plugin/useHost'
import { Router } from '../../core/routing/Router'
import { route } from '@portico/core/routing/testTable'
import { RouteContext } from '@portico/core/routing/useRoute'
import { testTenant } from '@portico/core/tenant/testTenant'
import { TenantProvider } from '@portico/core/tenant/useTenant'
import { toast } from '@portico/core/ui/feedback/toast'
import { BookingScreen } from './BookingScreen'
import { bookingKit } from './kit'
import type { BookingVariant } from './variant'
import type { RouteId } from '@portico/core/plugin/points'

vi.mock('@portico/core/ui/feedback/toast', () => ({
  toast: vi.fn<(message: { tone: string; text: string }) => void>(),
}))

const variant: BookingVariant = {
  id: 'strict',
  steps: ['time', 'review'],
  choices: {},
  slots: async () => [],
  earliest: async () => null,
  request: () => null,
  refusal: async () => 'ERRORS.GENERAL',
  bookedRoute: 'videoConsultation.home',
}
const { host } = collect([], {}, new Set(), { kits: [bookingKit] })
const routes = [route('strict', 'patient', 'strict'), route('videoConsultation.home', 'patient', 'home')]

beforeAll(() => initTexts('es'))
afterEach(cleanup)

it('BOOK-045 ERR-027 a person who may not book sees the reason and goes home', async () => {
  location.hash = '#/videoconsultation/strict'
  await act(async () =>
    render(
      <HostProvider host={host}>
        <CallContext value={() => Promise.reject(new Error('no API in this test'))}>
          <RouteContext value={{ id: 'strict' as RouteId, params: {}, query: {}, state: {} }}>
            <Router routes={routes}>
              <TenantProvider tenant={testTenant}>
                <BookingScreen plugin="p" variant={variant} />
              </TenantProvider>
            </Router>
          </RouteContext>
        </CallContext>
      </HostProvider>,
    ),
  )
  await waitFor(() => expect(location.hash).toBe('#/videoconsultation/home'))
  expect(vi.mocked(toast).mock.calls).toEqual([[{ tone: 'error', text: core['ERRORS.GENERAL'] }]])
})
