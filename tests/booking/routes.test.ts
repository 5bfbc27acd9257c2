import { expect, it } from 'vitest'
import { collect } from '@core/plugin/host'
import { areas } from '@core/routing/areas'
import { pathTo } from '@core/routing/href'
import { resolveTransition } from '@core/routing/transitions/resolveTransition'
import { tableOf } from '@core/routing/table'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

/** Route, feature that opens it, named state, and path. */
const routes = [
  ['BOOK-059', 'fhgstIntegration', 'public.fhgstAppointment', '/public/fhgst-appointment'],
  ['BOOK-060', 'covadonga', 'public.covadongaAppointment', '/public/covadonga-appointment'],
  ['BOOK-061', 'specialists', 'specialists', 'specialists'],
  ['BOOK-062', 'specialists', 'specialistsAppointment', 'specialists-appointment/:id/:specialistId'],
  ['BOOK-063', 'specialists', 'specialistsAppointmentFree', 'specialists-appointment-free/:id/:specialistId'],
  ['BOOK-064', 'specialists', 'specialistsAppointmentBooked', 'specialists-appointment-booked/:bookId'],
  ['BOOK-065', 'upMedica', 'doctorUpAppointment', 'doctorup-appointment/:id?'],
  ['BOOK-066', 'upMedica', 'doctorUpAppointmentBooked', 'doctorup-appointment-booked/:bookId'],
  ['BOOK-069', 'appointmentWithRandomDoctor', 'appointment', 'appointment/:id?'],
  ['BOOK-070', 'appointmentWithDoctor', 'appointmentDoctor', 'appointment-doctor/:id?'],
  ['BOOK-071', 'miDoctor', 'appointmentSpecialty', 'appointment-specialty/:id?'],
  ['BOOK-072', 'prudential', 'appointmentInternationalDoctor', 'appointment-international-doctor/:id?'],
  [
    'BOOK-072',
    'universalAssistance',
    'appointmentInternationalDoctor',
    'appointment-international-doctor/:id?',
  ],
  ['BOOK-073', 'fhgstIntegration', 'hospitalAppointment', 'hospital-appointment/:id?'],
  ['BOOK-073', 'covadonga', 'hospitalAppointment', 'hospital-appointment/:id?'],
  ['BOOK-074', 'eSaludPlus', 'medicalAppointment', 'medical-appointment/:id?'],
  ['BOOK-004 BOOK-075', 'boostedCrew', 'sessionAppointment', 'session-appointment/:id?'],
] as const

/** The addresses that open with a feature at a tenant that lists all of the plugins. */
function opened(feature: string): Map<string, string> {
  const on = new Set([feature])
  const { host } = collect(plugins, Object.fromEntries(plugins.map(({ id }) => [id, {}])), on, { kits })
  const isOpen = ({ requires }: (typeof host.routes)[number]) =>
    requires?.features?.some((one) => on.has(one)) ?? true
  return new Map(
    host.routes.filter(isOpen).map(({ id, area, path }) => [id, [areas[area].prefix, path].join('/')]),
  )
}

it.each(routes)('BOOK-003 BOOK-005 C-009 C-019 %s with %s: %s', (_row, feature, name, path) => {
  const [id, full] = name.startsWith('public.')
    ? [name, path]
    : [`videoConsultation.${name}`, `videoconsultation/${path}`]
  expect(opened(feature).get(id)).toBe(full)
  expect([...opened('unheardOf').keys()]).not.toContain(id)
})

it.each([
  ['BOOK-067', 'appointmentPaymentFailed', 'appointment-payment-failed'],
  ['BOOK-068', 'bookedAppointments', 'booked-appointments'],
  ['BOOK-076', 'appointmentBooked', 'appointment-booked/:bookId'],
])('%s C-009 with any booking variant: %s', (_row, name, path) => {
  expect(opened('unheardOf').get(`videoConsultation.${name}`)).toBe(`videoconsultation/${path}`)
})

/** Where an address leads, with these features, a patient who is signed in. */
async function leadsTo(address: string, features: readonly string[]) {
  const on = new Set(features)
  const { host } = collect(plugins, { home: {}, generalAppointment: {} }, on, { kits })
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
  '%s SHELL-014 /%s needs %s; without it the person goes home silently',
  async (_row, path, feature, other) => {
    const address = `/videoconsultation/${path}`
    expect(await leadsTo(address, [feature])).toBe(address)
    expect(await leadsTo(address, [other])).toBe('/videoconsultation/home')
  },
)

it('SHELL-013 every booking address is below videoconsultation, with or without a doctor url', () => {
  const all = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const { host } = collect(plugins, all, new Set(routes.map(([, feature]) => feature)), { kits })
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
    .filter(([id]) => id.startsWith('videoConsultation.'))
    .flatMap(([, path]) => path.match(/:\w+/g) ?? [])
  expect(new Set(named)).toEqual(new Set([':id', ':bookId', ':specialistId']))
})
