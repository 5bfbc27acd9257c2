import { describe, expect, it } from 'vitest'
import { bookingEditor, bookingEntry } from '@kits/booking/entry'
import { collect } from '@core/plugin/host'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

/** A feature of each way to book, in the order of the specification. */
const entryOrder = [
  ['upMedica', 'videoConsultation.doctorUpAppointment'],
  ['appointmentWithRandomDoctor', 'videoConsultation.appointment'],
  ['appointmentWithDoctor', 'videoConsultation.appointmentDoctor'],
  ['prudential', 'videoConsultation.appointmentInternationalDoctor'],
  ['fhgstIntegration', 'videoConsultation.hospitalAppointment'],
  ['homeDoctor', 'videoConsultation.medicalAppointment'],
  ['boostedCrew', 'videoConsultation.sessionAppointment'],
  ['miDoctor', 'videoConsultation.appointmentSpecialty'],
] as const
const editOrder = [
  ['fhgstIntegration', 'videoConsultation.hospitalAppointment'],
  ['miDoctor', 'videoConsultation.appointmentSpecialty'],
  ['upMedica', 'videoConsultation.doctorUpAppointment'],
  ['universalAssistance', 'videoConsultation.appointmentInternationalDoctor'],
  ['fertilitas', 'videoConsultation.medicalAppointment'],
  ['boostedCrew', 'videoConsultation.sessionAppointment'],
] as const

/** A tenant lists one hospital. */
const tenants = (without: string) =>
  Object.fromEntries(plugins.filter(({ id }) => id !== without).map(({ id }) => [id, {}]))

function first(way: typeof bookingEntry, features: readonly string[], without = 'covadonga') {
  const on = new Set(features)
  return way(collect(plugins, tenants(without), on, { kits }).host.bookingVariants, on)?.route
}

describe.each([
  ['BOOK-030 MENU-009 the entry', bookingEntry, entryOrder],
  ['BOOK-032 the editor', bookingEditor, editOrder],
])('C-046 %s', (_name, way, order) => {
  it.each(
    order.map(([feature, route], at) => [feature, route, order.slice(at).map(([one]) => one)] as const),
  )('ROLE-026 with %s and all that follow it leads to %s', (_feature, route, features) =>
    expect(first(way, features)).toBe(route),
  )

  it('FEAT-002 without a known feature there is no entry', () => {
    expect(first(way, [])).toBeUndefined()
    expect(first(way, ['unheardOf'])).toBeUndefined()
  })
})

it('FEAT-015 FEAT-016 both hospitals have the same rank', () => {
  const hospital = 'videoConsultation.hospitalAppointment'
  expect(first(bookingEntry, ['covadonga', 'boostedCrew'], 'fhgst')).toBe(hospital)
  expect(first(bookingEditor, ['covadonga', 'miDoctor'], 'fhgst')).toBe(hospital)
})

it('BOOK-061 FEAT-008 specialists have their own entry, and are never the booking entry or editor', () => {
  const { host } = collect(plugins, tenants('covadonga'), new Set(['specialists']), { kits })
  expect(host.menu.map(({ to }) => to)).toContain('videoConsultation.specialists')
  expect(first(bookingEntry, ['specialists'])).toBeUndefined()
  expect(first(bookingEditor, ['specialists'])).toBeUndefined()
})
