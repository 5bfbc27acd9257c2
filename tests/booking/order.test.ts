import { describe, expect, it } from 'vitest'
import { bookingEditor, bookingEntry } from '../../kits/booking/entry'
import { collect } from '../../core/plugin/host'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

/** Requirement, feature and route of each booking variant, in the specified order. */
const entryOrder = [
  ['FEAT-009', 'upMedica', 'videoConsultation.doctorUpAppointment'],
  ['FEAT-010', 'appointmentWithRandomDoctor', 'videoConsultation.appointment'],
  ['FEAT-011', 'appointmentWithDoctor', 'videoConsultation.appointmentDoctor'],
  ['FEAT-014', 'prudential', 'videoConsultation.appointmentInternationalDoctor'],
  ['FEAT-015', 'fhgstIntegration', 'videoConsultation.hospitalAppointment'],
  ['FEAT-018', 'homeDoctor', 'videoConsultation.medicalAppointment'],
  ['FEAT-022', 'boostedCrew', 'videoConsultation.sessionAppointment'],
  ['FEAT-012', 'miDoctor', 'videoConsultation.appointmentSpecialty'],
] as const
const editOrder = [
  ['FEAT-015', 'fhgstIntegration', 'videoConsultation.hospitalAppointment'],
  ['FEAT-012', 'miDoctor', 'videoConsultation.appointmentSpecialty'],
  ['FEAT-009', 'upMedica', 'videoConsultation.doctorUpAppointment'],
  ['FEAT-013', 'universalAssistance', 'videoConsultation.appointmentInternationalDoctor'],
  ['FEAT-019', 'fertilitas', 'videoConsultation.medicalAppointment'],
  ['FEAT-022', 'boostedCrew', 'videoConsultation.sessionAppointment'],
] as const

/** All plugins but one, because a tenant lists only one hospital. */
const tenants = (without: string) =>
  Object.fromEntries(plugins.filter(({ id }) => id !== without).map(({ id }) => [id, {}]))

function first(select: typeof bookingEntry, features: readonly string[], without = 'covadonga') {
  const on = new Set(features)
  return select(collect(plugins, tenants(without), on, { kits }).host.bookingVariants, on)?.route
}

describe.each([
  ['BOOK-030 MENU-009 the entry', bookingEntry, entryOrder],
  ['BOOK-032 the editor', bookingEditor, editOrder],
])('C-046 %s', (_name, select, order) => {
  it.each(
    order.map(([row, feature, route], at) => {
      const lower = order.slice(at).map(([, one]) => one)
      return [row, feature, route, lower] as const
    }),
  )('%s ROLE-026 with the feature %s and all lower ones it is %s', (_row, _feature, route, features) =>
    expect(first(select, features)).toBe(route),
  )

  it('FEAT-002 without a known feature there is no entry', () => {
    expect(first(select, [])).toBeUndefined()
    expect(first(select, ['unheardOf'])).toBeUndefined()
  })
})

it('FEAT-009 upMedica is the first booking entry and the third editor', () => {
  const entries = entryOrder.map(([, feature]) => feature)
  const editors = editOrder.map(([, feature]) => feature)
  const upMedica = 'videoConsultation.doctorUpAppointment'
  expect(first(bookingEntry, entries)).toBe(upMedica)
  expect(first(bookingEditor, editors)).not.toBe(upMedica)
  expect(first(bookingEditor, editors.slice(1))).not.toBe(upMedica)
  expect(first(bookingEditor, editors.slice(2))).toBe(upMedica)
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
