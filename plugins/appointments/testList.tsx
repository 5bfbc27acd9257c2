import { renderApp } from '../../tests/support/renderApp'
import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { collect } from '../../core/plugin/host'
import { bookingKit } from '@portico/booking/kit'
import type { fakeApi } from '@portico/booking/testing/testPortal'
import plugin from './plugin'

/** Opens the list of appointments with a fake server. */
export async function renderList(call: ReturnType<typeof fakeApi>, query = ''): Promise<void> {
  const { host } = collect([plugin], { appointments: {} }, new Set(everyCapability), { kits: [bookingKit] })
  location.hash = `#/videoconsultation/booked-appointments${query}`
  await renderApp(host, call)
}
