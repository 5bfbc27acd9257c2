import { describe, expect, it } from 'vitest'
import { bookingEditor, bookingEntry } from '../../kits/booking/entry'
import {
  bookedAppointment,
  completeDraft,
  testContext,
  slotStart,
  wireFields,
} from '@portico/booking/testing/testContext'
import { bookingKit } from '@portico/booking/kit'
import { collect } from '../../core/plugin/host'
import plugin from './plugin'
import variant from './variant'

const insurer = { id: '4', label: 'Seguros Norte' }
const draft = { ...completeDraft, provider: { id: '70', label: 'Inés', ref: { doctorId: 70 } }, insurer }
const at = (id: number, doctorId: number) => ({ id, doctor: { id: doctorId } })
const free = { 'POST api/appointments/available-providers': [at(8, 80), at(7, 70)] }

describe('BOOK-074 the medical booking', () => {
  it('BOOK-022 C-059 sends the free practice of the doctor and the insurer', async () => {
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

  it('C-059 sends the centre that was chosen, and none when another one of the doctor is free', async () => {
    const inCentre = { ...draft, provider: { ...draft.provider, ref: { doctorId: 70, providerId: 9 } } }
    const both = testContext({ 'POST api/appointments/available-providers': [at(7, 70), at(9, 70)] })
    expect(await variant.request(inCentre, both.context)).toMatchObject({ body: { providerId: 9 } })
    const other = testContext(free)
    expect(await variant.request({ ...inCentre, idempotencyKey: 'other' }, other.context)).toBeNull()
  })

  it('ERR-022 sends no request if the doctor is no longer free', async () => {
    const { context } = testContext({ 'POST api/appointments/available-providers': [at(8, 80)] })
    expect(await variant.request(draft, context)).toBeNull()
  })

  it('BOOK-041 moves an appointment and keeps its insurer', async () => {
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

  it('BOOK-002 starts with preset answers', async () => {
    const { context } = testContext({}, { preset: { appointmentType: 1, notes: 'tos', date: slotStart } })
    expect(await variant.initialAnswers?.(context)).toEqual({
      type: { id: '1', label: 'BOOKING.IN_PERSON', icon: 'building-2' },
      notes: 'tos',
    })
  })
})

describe('BOOK-031 C-034 the features of the plugin', () => {
  const on = (feature: string, extraFeature?: string) => {
    const features = new Set([feature])
    const set = extraFeature === undefined ? {} : { extraFeature }
    const { host } = collect([plugin], { eSaludPlus: set }, features, { kits: [bookingKit] })
    const ways = [bookingEntry, bookingEditor].map((way) => way(host.bookingVariants, features)?.id)
    return [...new Set(ways)]
  }

  it.each(['eSaludPlus', 'homeDoctor', 'fertilitas', 'santisimaTrinidad'])(
    'FEAT-017 FEAT-018 FEAT-019 FEAT-021 %s alone enables the variant',
    (feature) => expect(on(feature)).toEqual(['medical']),
  )

  it('FEAT-020 the tenant can configure one more feature', () => {
    expect(on('clinicaAlba', 'clinicaAlba')).toEqual(['medical'])
    expect(on('clinicaAlba')).toEqual([undefined])
  })
})
