// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { ApiProvider } from '../../core/session/ApiProvider'
import { collect } from '../../core/plugin/host'
import { HostProvider } from '../../core/plugin/useHost'
import type { RouteId } from '../../core/plugin/points'
import { RouteContext } from '../../core/routing/useRoute'
import type { RouteState } from '../../core/routing/routeState'
import { testTenant } from '../../core/tenant/testTenant'
import { TenantProvider } from '../../core/tenant/useTenant'
import { useBookingContext } from '../../kits/booking/state/useBookingContext'
import { slotStart } from '../../kits/booking/testing/testContext'
import { closePortal, fakeApi, signInAsAna } from '../../kits/booking/testing/testPortal'
import type { BookingVariant, Draft } from '../../kits/booking/variant'
import session from '../../plugins/boostedCrew/variant'
import covadonga from '../../plugins/covadonga/variant'
import medical from '../../plugins/eSaludPlus/variant'
import fhgst from '../../plugins/fhgst/variant'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

const specialty = { id: 3, name: 'Cardiología' }
const service = { id: 5, name: 'Revisión', type: 2, duration: 20 }
const doctor = { id: 70, fullName: 'Dra. Inés Corral Vega', timezone: 'Asia/Kolkata' }
const api = fakeApi({
  'GET api/specialties-categories': [],
  'GET api/appointments/insurers/{appointmentType}': [{ id: 4, name: 'Seguros Norte' }],
  'GET api/appointments/specialties/{appointmentType}/{insurerId}': [specialty],
  'GET api/appointments/services/{appointmentType}/{insurerId}/{specialtyId}': [service],
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}': [doctor],
  'GET api/consultation-specialties': [specialty],
  'GET api/consultation-specialties/{id}/services': [service],
  'GET api/appointments/providers/service/{serviceId}': [
    { id: 7, name: 'Vídeo', doctor, services: [service] },
  ],
})

/** The seven parameters and, for each, what the draft then starts with. */
const parameters = {
  appointmentType: [2, { type: { id: '2' } }],
  insurer: [4, { insurer: { id: '4' } }],
  specialty: [3, { specialty: { id: '3' } }],
  service: [5, { service: { id: '5' } }],
  doctor: [70, { provider: { ref: { doctorId: 70 } } }],
  date: [slotStart, { slot: { start: slotStart, zone: 'Asia/Kolkata' } }],
  notes: ['tos', { notes: 'tos' }],
} as const
type Parameter = keyof typeof parameters
const names = Object.keys(parameters) as Parameter[]

const allPlugins = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
const { host } = collect(plugins, allPlugins, new Set(), { kits })

/** The answers with which a booking starts when another screen opens it with parameters outside the address. */
async function startingAnswers(
  plugin: string,
  variant: BookingVariant,
  state: RouteState,
): Promise<Partial<Draft>> {
  const route = { id: 'booking' as RouteId, params: {}, query: {}, state }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TenantProvider tenant={testTenant}>
      <HostProvider host={host}>
        <ApiProvider call={api}>
          <RouteContext value={route}>{children}</RouteContext>
        </ApiProvider>
      </HostProvider>
    </TenantProvider>
  )
  const { result } = await act(async () => renderHook(() => useBookingContext(plugin, variant), { wrapper }))
  await waitFor(() => expect(result.current).not.toBeNull())
  return (await variant.initialAnswers?.(result.current)) ?? {}
}
const stateOf = (used: readonly Parameter[]): RouteState =>
  Object.fromEntries(used.map((name) => [name, parameters[name][0]]))

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

/** A session has no step for the type and the payer: its service decides the type, and nobody else pays. */
const ofSessions = names.filter((name) => name !== 'appointmentType' && name !== 'insurer')

describe.each([
  ['BOOK-073', 'fhgst', fhgst, names],
  ['BOOK-073', 'covadonga', covadonga, names],
  ['BOOK-074', 'eSaludPlus', medical, names],
  ['BOOK-075', 'boostedCrew', session, ofSessions],
] as const)('BOOK-002 %s the parameters outside the address of %s', (_row, plugin, variant, read) => {
  it.each(read)('%s answers its question', async (name) => {
    expect(await startingAnswers(plugin, variant, stateOf(names))).toMatchObject(parameters[name][1])
    const others = await startingAnswers(plugin, variant, stateOf(names.filter((one) => one !== name)))
    for (const answer of Object.keys(parameters[name][1])) expect(others).not.toHaveProperty(answer)
  })

  it('without them the booking starts empty', async () => {
    expect(await startingAnswers(plugin, variant, {})).toEqual({})
  })
})
