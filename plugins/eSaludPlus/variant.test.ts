import { describe, expect, it } from 'vitest'
import { bookingEditor, bookingEntry } from '@kits/booking/entry'
import {
  bookedAppointment,
  completeDraft,
  testContext,
  slotStart,
  wireFields,
} from '@kits/booking/testing/testContext'
import { bookingKit } from '@kits/booking/kit'
import { collect } from '@core/plugin/host'
import plugin from './plugin'
import variant from './variant'

const insurer = { id: '4', label: 'Seguros Norte' }
const draft = { ...completeDraft, provider: { id: '70', label: 'Inés', ref: { doctorId: 70 } }, insurer }
const at = (id: number, doctorId: number) => ({ id, doctor: { id: doctorId } })
const free = { 'POST api/appointments/available-providers': [at(8, 80), at(7, 70)] }

describe('BOOK-074 the medical booking', () => {
  it('BOOK-022 C-059 names the doctor’s practice that is free, and the insurer', async () => {
    const { context } = testContext(free)
    expect(await variant.request(draft, context)).toEqual({
      operation: 'POST api/appointments/',
      body: {
        ...wireFields,
        providerId: 7,
        insurerId: 4,
        additionalData: { notes: 'palpitaciones' },
        returnUrl: context.returnUrl,
      },
    })
  })

  it('ERR-022 a doctor who is not free any more is no request', async () => {
    const { context } = testContext({ 'POST api/appointments/available-providers': [at(8, 80)] })
    expect(await variant.request(draft, context)).toBeNull()
  })

  it('BOOK-041 an appointment is moved, its insurer known', async () => {
    const service = { id: 5, name: 'Revisión', type: 2, duration: 20 }
    const { context } = testContext({ ...free, 'GET api/consultation-services/{id}': service })
    const known = await variant.edit?.({ ...bookedAppointment, insurerId: 4, insurerName: 'Norte' }, context)
    expect(known).toMatchObject({ type: { id: '2' }, insurer: { id: '4', label: 'Norte' } })
    const moving = { ...draft, ...known, editing: bookedAppointment }
    expect(await variant.request(moving, context)).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      body: { providerId: 7, insurerId: 4 },
    })
  })

  it('BOOK-002 begins with what was handed over', async () => {
    const { context } = testContext({}, { preset: { appointmentType: 1, notes: 'tos', date: slotStart } })
    expect(await variant.initialAnswers?.(context)).toEqual({
      type: { id: '1', label: 'BOOKING.IN_PERSON', icon: 'building-2' },
      notes: 'tos',
    })
  })
})

describe('BOOK-031 C-034 the group', () => {
  const on = (feature: string, extraFeature?: string) => {
    const features = new Set([feature])
    const set = extraFeature === undefined ? {} : { extraFeature }
    const { host } = collect([plugin], { eSaludPlus: set }, features, { kits: [bookingKit] })
    const ways = [bookingEntry, bookingEditor].map((way) => way(host.bookingVariants, features)?.id)
    return [...new Set(ways)]
  }

  it.each(['eSaludPlus', 'homeDoctor', 'fertilitas', 'santisimaTrinidad'])(
    'FEAT-017 FEAT-018 FEAT-019 FEAT-021 %s is enough',
    (feature) => expect(on(feature)).toEqual(['medical']),
  )

  it('FEAT-020 one more feature, by the tenant’s configuration', () => {
    expect(on('clinicaAlba', 'clinicaAlba')).toEqual(['medical'])
    expect(on('clinicaAlba')).toEqual([undefined])
  })
})
