import { expect, it } from 'vitest'
import { collect } from '../../core/plugin/host'
import { areas } from '@portico/core/routing/areas'
import { pathTo } from '../../core/routing/href'
import { resolveTransition } from '../../core/routing/transitions/resolveTransition'
import { tableOf } from '../../core/routing/table'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

/** Requirement, feature, route id, and path. */
const routes = [
  ['BOOK-059', 'fhgstIntegration', 'public.fhgstAppointment', '/public/fhgst-appointment'],
  ['BOOK-060', 'covadonga', 'public.covadongaAppointment', '/public/covadonga-appointment'],
  ['BOOK-061', 'specialists', 'specialists', 'specialists'],
  ['BOOK-062', 'specialists', 'specialistsAppointment', 'specialists-appointment/:id/:specialistId'],
  ['BOOK-063', 'specialists', 'specialistsAppointmentFree', 'specialists-appointment-free/:id/:specialistId'],
  ['BOOK-064', 'specialists', 'specialistsAppointmentBooked', 'specialists-appointment-booked/:bookId'],
  ['BOOK-065 FEAT-009', 'upMedica', 'doctorUpAppointment', 'doctorup-appointment/:id?'],
  ['BOOK-066 FEAT-009', 'upMedica', 'doctorUpAppointmentBooked', 'doctorup-appointment-booked/:bookId'],
  ['BOOK-069', 'appointmentWithRandomDoctor', 'appointment', 'appointment/:id?'],
  ['BOOK-070', 'appointmentWithDoctor', 'appointmentDoctor', 'appointment-doctor/:id?'],
  ['BOOK-071 FEAT-012', 'miDoctor', 'appointmentSpecialty', 'appointment-specialty/:id?'],
  [
    'BOOK-072 FEAT-014',
    'prudential',
    'appointmentInternationalDoctor',
    'appointment-international-doctor/:id?',
  ],
  [
    'BOOK-072 FEAT-013',
    'universalAssistance',
    'appointmentInternationalDoctor',
    'appointment-international-doctor/:id?',
  ],
  ['BOOK-073', 'fhgstIntegration', 'hospitalAppointment', 'hospital-appointment/:id?'],
  ['BOOK-073', 'covadonga', 'hospitalAppointment', 'hospital-appointment/:id?'],
  ['BOOK-074', 'eSaludPlus', 'medicalAppointment', 'medical-appointment/:id?'],
  ['BOOK-004 BOOK-075 FEAT-022', 'boostedCrew', 'sessionAppointment', 'session-appointment'],
] as const

const allPlugins = Object.fromEntries(plugins.map(({ id }) => [id, {}]))

/** The addresses that a feature enables at a tenant with all plugins. */
function opened(feature: string): Map<string, string> {
  const on = new Set([feature])
  const { host } = collect(plugins, allPlugins, on, { kits })
  const isOpen = ({ requires }: (typeof host.routes)[number]) =>
    requires?.features?.some((one) => on.has(one)) ?? true
  return new Map(
    host.routes.filter(isOpen).map(({ id, area, path }) => [id, [areas[area].prefix, path].join('/')]),
  )
}

it.each(routes)(
  'BOOK-003 BOOK-005 C-009 C-019 %s the feature %s enables the route %s',
  (_row, feature, name, path) => {
    const [id, full] = name.startsWith('public.')
      ? [name, path]
      : [`videoConsultation.${name}`, `videoconsultation/${path}`]
    expect(opened(feature).get(id)).toBe(full)
    expect([...opened('unheardOf').keys()]).not.toContain(id)
  },
)

it.each([
  ['BOOK-067', 'appointmentPaymentFailed', 'appointment-payment-failed'],
  ['BOOK-068', 'bookedAppointments', 'booked-appointments'],
  ['BOOK-076', 'appointmentBooked', 'appointment-booked/:bookId'],
])('%s C-009 every tenant with booking has the route %s', (_row, name, path) => {
  expect(opened('unheardOf').get(`videoConsultation.${name}`)).toBe(`videoconsultation/${path}`)
})

/** The final address of a signed-in patient with these features. */
async function leadsTo(
  address: string,
  features: readonly string[],
  manifest: typeof allPlugins = allPlugins,
) {
  const on = new Set(features)
  const { host } = collect(plugins, manifest, on, { kits })
  const context = {
    features: on,
    roles: new Set<string>(),
    userId: 'u1',
    call: () => Promise.reject(new Error()),
  }
  const outcome = await resolveTransition(address, {
    table: tableOf(host.routes),
    guards: host.guards,
    context,
  })
  return outcome.kind === 'show' ? outcome.path : outcome
}

it.each([
  ['FEAT-010', 'appointment', 'appointmentWithRandomDoctor', 'appointmentWithDoctor'],
  ['FEAT-011', 'appointment-doctor', 'appointmentWithDoctor', 'appointmentWithRandomDoctor'],
])(
  '%s SHELL-014 /%s requires the feature %s; without it the address leads home without a message',
  async (_row, path, feature, other) => {
    const address = `/videoconsultation/${path}`
    const manifest = { home: {}, generalAppointment: {} }
    expect(await leadsTo(address, [feature], manifest)).toBe(address)
    expect(await leadsTo(address, [other], manifest)).toBe('/videoconsultation/home')
  },
)

/** Clients whose own guards send a patient elsewhere. */
const guarded: readonly string[] = ['upMedica', 'boostedCrew']
// Without the plugin of the sign-in, an unknown address leads home at once, as it does for people with a session.
const { access: _access, ...bookingPlugins } = allPlugins

it.each(routes.filter(([, , name]) => !name.startsWith('public.')))(
  'SHELL-014 %s where only other bookings are on than %s, the address of %s leads home',
  async (_row, _feature, name, path) => {
    const address = `/videoconsultation/${path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '7')}`
    const own = new Set<string>(routes.filter((route) => route[2] === name).map((route) => route[1]))
    const others = routes.map((route) => route[1]).filter((one) => !own.has(one) && !guarded.includes(one))
    expect(await leadsTo(address, others, bookingPlugins)).toBe('/videoconsultation/home')
  },
)

it('SHELL-013 every booking address is below videoconsultation, with or without a doctor URL', () => {
  const { host } = collect(plugins, allPlugins, new Set(routes.map(([, feature]) => feature)), { kits })
  const table = tableOf(host.routes)
  const params = { id: '7', bookId: '8', specialistId: '9' }
  const names = [...new Set(routes.map(([, , name]) => name))].filter((name) => !name.startsWith('public.'))
  for (const name of names) {
    const id = `videoConsultation.${name}`
    expect(pathTo(table, id, { params })).toMatch(/^\/videoconsultation\/[a-z-]+/)
    expect(pathTo(table, id, { params }, 'ana')).toMatch(/^\/ana\/videoconsultation\/[a-z-]+/)
  }
})

it('BOOK-006 addresses name an appointment by id, bookId and specialistId', () => {
  const ways = [...new Set(routes.map(([, feature]) => feature))].flatMap((feature) => [...opened(feature)])
  const named = ways
    .filter(([id]) => /^videoConsultation\.\w*(appointment|specialist)/i.test(id))
    .flatMap(([, path]) => path.match(/:\w+/g) ?? [])
  expect(new Set(named)).toEqual(new Set([':id', ':bookId', ':specialistId']))
})

it.each([
  ['FEAT-009 SHELL-019', 'upMedica', 'doctorUrl'],
  ['FEAT-022 MENU-005', 'boostedCrew', 'role'],
])('%s the feature %s turns on its guard at %s', (_row, feature, at) => {
  const guardsWith = (one: string) =>
    collect(plugins, allPlugins, new Set([one]), { kits }).host.guards.map(({ plugin, at: place }) => [
      plugin,
      place,
    ])
  expect(guardsWith(feature)).toEqual([[feature, at]])
  expect(guardsWith('unheardOf')).toEqual([])
})

it('SHELL-053 the address of a doctor’s home page opens the home screen', async () => {
  const { host } = collect(plugins, { home: {} }, new Set(), { kits })
  const outcome = await resolveTransition('/ana/videoconsultation/home', {
    table: tableOf(host.routes),
    guards: [{ plugin: 'upMedica', id: 'own', at: 'doctorUrl', guard: async () => ({ default: () => on }) }],
    context: { features: new Set(), roles: new Set(), userId: 'u1', call: () => Promise.reject(new Error()) },
  })
  expect(outcome).toMatchObject({
    kind: 'show',
    path: '/ana/videoconsultation/home',
    params: { doctorUrl: 'ana' },
    route: { plugin: 'home', id: 'videoConsultation.home' },
  })
})

const on = { go: 'on' } as const
