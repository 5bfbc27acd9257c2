import type { TenantQuestion } from '@schemas/questions/question'
import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { act, cleanup, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { App } from '../../../core/app/App'
import type { Call } from '@portico/core/http/useCall'
import { ApiProvider } from '../../../core/session/ApiProvider'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../../core/plugin/host'
import { HostProvider, type OptionValues } from '@portico/core/plugin/useHost'
import { storeToken, openSession } from '@portico/core/session/session'
import { testTenant } from '@portico/core/tenant/testTenant'
import { TenantProvider } from '@portico/core/tenant/useTenant'
import { takePendingToasts } from '@portico/core/ui/feedback/toast'
import { BookingScreen } from '../BookingScreen'
import type { BookingVariant } from '../variant'
import { bookingKit } from '../kit'
import type { RouteId } from '@portico/core/plugin/points'

/** Signs Ana in. */
export function signInAsAna(): void {
  openSession('t')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'u1' }))}.s`)
}

/** Resets everything for the next test. */
export function closePortal(): void {
  cleanup()
  takePendingToasts()
  localStorage.clear()
  sessionStorage.clear()
}

const ana = { id: 'u1', name: 'Ana', surname: 'Suárez' }

/** A fake API: the answer of an operation, or a function that returns it. Other operations reject. */
export const fakeApi = (more: Readonly<Record<string, unknown>>): Call => {
  const api: Readonly<Record<string, unknown>> = { 'GET api/users/data': ana, ...more }
  const answered = async (operation: string, input: unknown): Promise<unknown> => {
    if (!(operation in api)) throw new Error(`${operation} is not answered`)
    const answer = api[operation]
    return typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer
  }
  return answered as Call
}

/** Renders a portal with one booking variant, opened at its screen. `set` are the plugin's options, `questions` the tenant's. */
export async function renderBookingPortal(
  variant: BookingVariant,
  call: Call,
  set: OptionValues = {},
  features: ReadonlySet<string> = new Set(everyCapability),
  questions?: readonly TenantQuestion[],
) {
  const { host } = collect([pluginOf(variant, set)], { test: set }, features, { kits: [bookingKit] })
  location.hash = '#/videoconsultation/booking'
  await act(async () => {
    render(
      <TenantProvider tenant={{ ...testTenant, ...(questions && { questions: [...questions] }) }}>
        <HostProvider host={host}>
          <ApiProvider call={call}>
            <App />
          </ApiProvider>
        </HostProvider>
      </TenantProvider>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
}

const pluginOf = (variant: BookingVariant, set: OptionValues): AnyPlugin => ({
  id: 'test',
  options: Object.fromEntries(Object.keys(set).map((name) => [name, { type: 'integer', default: 0 }])),
  routes: [
    {
      id: 'videoConsultation.home',
      area: 'patient',
      path: 'home',
      title: 'MENU.HOME',
      screen: async () => ({ default: () => null }),
    },
    {
      id: 'booking' as RouteId,
      area: 'patient',
      path: 'booking',
      title: 'MENU.BOOK_APPOINTMENT',
      screen: async () => ({
        default: function Booking() {
          // No revalidation by time, so that every request is caused by the test.
          return (
            <SWRConfig value={{ dedupingInterval: 600_000 }}>
              <BookingScreen plugin="test" variant={variant} />
            </SWRConfig>
          )
        },
      }),
    },
  ],
})
