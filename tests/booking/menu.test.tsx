import { everyCapability } from '../../core/plugin/capability/everyCapability'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useBuiltMenu } from '@portico/core/app/shell/menu/useMenu'
import type { Menu } from '../../core/app/shell/menu/menu'
import type { Call } from '@portico/core/http/useCall'
import { ApiProvider } from '../../core/session/ApiProvider'
import { collect, type TenantPlugins } from '../../core/plugin/host'
import type { Requires } from '@portico/core/plugin/points'
import { HostProvider } from '@portico/core/plugin/useHost'
import { storeToken, openSession } from '@portico/core/session/session'
import { fakeApi } from '../../kits/booking/testing/testPortal'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

const calls = (areas: Readonly<Record<string, boolean>>): Call =>
  fakeApi({ 'GET api/careareas/patient': areas })

/** A tenant lists only one hospital; the entries of the records are tested in their plugin. */
const elsewhere = ['covadonga', 'records']
const all = Object.fromEntries(plugins.filter(({ id }) => !elsewhere.includes(id)).map(({ id }) => [id, {}]))

const shown = ({ primary, main, more }: Menu) => [
  primary && `${primary.id} → ${primary.to}`,
  ...[...main, ...more].map(({ id }) => id),
]

interface Portal {
  features: readonly string[]
  /** The patient's care areas; if none applies, nothing is hidden. */
  areas?: Readonly<Record<string, boolean>>
  set?: TenantPlugins
}

/** The menu of a patient with all plugins of the build. */
function menuOf({ features, areas = {}, set = {} }: Portal) {
  const { host } = collect(plugins, { ...all, ...set }, new Set([...features, ...everyCapability]), { kits })
  const call = calls(areas)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostProvider host={host}>
      <ApiProvider call={call}>{children}</ApiProvider>
    </HostProvider>
  )
  const { result } = renderHook(useBuiltMenu, { wrapper })
  return () => shown(result.current)
}

beforeEach(() => {
  openSession('t')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'u1' }))}.s`)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** The entries of one's own account, which depend on nothing. */
const profile = ['account', 'notifications', 'accountUse']
const personalData = 'personalData'
const toBook = 'bookAppointment → videoConsultation.appointmentDoctor'
const features = ['appointmentWithDoctor', 'careAreas']

describe('the menu of all plugins', () => {
  it.each([
    [
      'MENU-009 MENU-010 both scenarios',
      { HasScheduleAppointment: true, HasMyDates: true },
      [toBook, 'home', 'bookedAppointments'],
    ],
    [
      'MENU-009 without HasScheduleAppointment',
      { HasMyDates: true },
      [undefined, 'home', 'bookedAppointments'],
    ],
    ['MENU-010 without HasMyDates', { HasScheduleAppointment: true }, [toBook, 'home']],
    ['MENU-009 MENU-010 with another scenario alone', { HasRecipes: true }, [undefined, 'home']],
    ['MENU-003 C-042 no scenario applies', {}, [toBook, 'home', 'bookedAppointments'], [personalData]],
    ['MENU-017 with HasPersonalData alone', { HasPersonalData: true }, [undefined, 'home'], [personalData]],
  ])('%s', async (_, areas, entries, more = []) => {
    const menu = menuOf({ features, areas })
    await waitFor(() => expect(menu()).toEqual([...entries, ...profile, ...more]))
  })
})

it.each([
  ['with HasHealthScanner', { HasHealthScanner: true }, ['binah'], true],
  ['with another scenario alone', {}, ['binah'], false],
  ['without the feature', { HasHealthScanner: true }, [], false],
])('MENU-020 FEAT-023 the camera scan %s', async (_, areas, more, isShown) => {
  const menu = menuOf({ features: [...features, ...more], areas: { HasMyDates: true, ...areas } })
  await waitFor(() => expect(menu()).toContain('bookedAppointments'))
  expect(menu().includes('videoVitalsTest')).toBe(isShown)
})

const named = { appointments: { bookedAppointmentMenuFeatures: ['portal', 'altea'] } }

it.each([
  [
    'MENU-009 MENU-010 without a booking variant there is no booking entry and no list',
    [],
    {},
    [undefined, 'home'],
  ],
  [
    'MENU-008 C-040 without care areas all entries are shown',
    ['appointmentWithDoctor'],
    {},
    [toBook, 'home', 'bookedAppointments'],
  ],
  [
    'MENU-009 the entry opens the booking with any free provider',
    ['appointmentWithRandomDoctor'],
    {},
    ['bookAppointment → videoConsultation.appointment', 'home', 'bookedAppointments'],
  ],
  [
    'FEAT-004 C-036 none of the configured features is on',
    ['appointmentWithDoctor'],
    named,
    [toBook, 'home'],
  ],
  [
    'FEAT-004 C-036 one of the configured features is on',
    ['altea'],
    named,
    [undefined, 'home', 'bookedAppointments'],
  ],
])('%s', (_, on, set, entries) => {
  expect(menuOf({ features: on, set })()).toEqual([...entries, ...profile, personalData])
})

it.each([
  ['without configured features', {}, []],
  ['with configured features', named, ['portal', 'altea']],
])('FEAT-004 the home shortcut follows the menu entry, %s', (_, set, booking) => {
  const { host } = collect(plugins, { ...all, ...set }, new Set(), { kits })
  const of = (entries: readonly { id: string; requires?: Requires }[]) =>
    entries.find(({ id }) => id === 'bookedAppointments')?.requires?.booking
  expect([of(host.menu), of(host.homeShortcuts)]).toEqual([booking, booking])
})
