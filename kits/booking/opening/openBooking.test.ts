// @vitest-environment jsdom
import { AppointmentStatus } from '@schemas/generated/constants'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { ApiError } from '@portico/core/http/apiError'
import { newDraft } from '../draft/draft'
import { saveDraft } from '../storage/draftStorage'
import { openBooking, type OpenInput } from './openBooking'
import type { BookingContext, BookingVariant } from '../variant'

const now = Date.parse('2026-11-12T09:00:00Z')
const appointment = {
  id: 7,
  startDate: '2026-11-12T10:00:00.000Z',
  status: AppointmentStatus.booked,
  notes: 'palpitaciones',
}
const variant = {
  id: 'v',
  steps: ['specialty', 'time', 'review'],
  edit: async () => ({ specialty: { id: '3', label: 'Cardiología' } }),
} as unknown as BookingVariant
const contextOf = (call: () => Promise<unknown>) =>
  ({
    call: call as unknown as Call,
    zone: 'Atlantic/Canary',
    preset: {},
    userId: 'ana',
  }) as unknown as BookingContext
const input: OpenInput = {
  variant,
  context: contextOf(async () => appointment),
  scope: { personKey: 'portico|ana|ana', variant: 'v' },
  draftId: 'fresh',
  storage: sessionStorage,
  now,
}
const moving = { ...input, scope: { ...input.scope, appointmentId: '7' } }

beforeEach(() => sessionStorage.clear())

describe('opening a new booking', () => {
  it('starts empty, or with answers from another screen (BOOK-002)', async () => {
    expect(await openBooking(input)).toEqual({
      kind: 'ready',
      draft: newDraft('v', 'fresh'),
      skippedSteps: [],
    })
    const given = { service: { id: '1', label: 'Revisión' } }
    expect(await openBooking({ ...input, answers: given })).toMatchObject({
      draft: { service: given.service },
    })
  })

  it('C-033 continues with the stored draft at its first step', async () => {
    saveDraft(sessionStorage, input.scope, { draft: newDraft('v', 'old', { notes: 'x' }), skippedSteps: [] })
    expect(await openBooking(input)).toMatchObject({
      step: 'specialty',
      draft: { idempotencyKey: 'old.0', notes: 'x' },
    })
    expect(await openBooking({ ...input, answers: {} })).toMatchObject({
      draft: { idempotencyKey: 'fresh.0' },
    })
  })

  it('BOOK-045 a variant can refuse a booking, but not a move', async () => {
    const strict = { ...variant, refusal: async () => 'NOT_NOW' }
    expect(await openBooking({ ...input, variant: strict })).toEqual({ kind: 'refused', message: 'NOT_NOW' })
    expect(await openBooking({ ...moving, variant: strict })).toMatchObject({ kind: 'ready' })
  })
})

describe('BOOK-041 opening an appointment to move it', () => {
  it('fills in the appointment and asks for the time', async () => {
    expect(await openBooking(moving)).toEqual({
      kind: 'ready',
      skippedSteps: [],
      step: 'time',
      draft: newDraft('v', 'fresh', {
        notes: 'palpitaciones',
        slot: { start: appointment.startDate, zone: 'Atlantic/Canary' },
        specialty: { id: '3', label: 'Cardiología' },
        editing: appointment,
      }),
    })
  })

  it('BOOK-020 the documents of the appointment are chosen where the variant asks for them', async () => {
    const documents = [{ id: 8, name: 'Informe.pdf' }]
    const context = contextOf(async () => ({ ...appointment, documents }))
    const asking = { ...variant, asksDocuments: true as const }
    expect(await openBooking({ ...moving, context, variant: asking })).toMatchObject({ draft: { documents } })
    expect(await openBooking({ ...moving, context })).not.toHaveProperty('draft.documents')
  })

  it.each([
    ['BOOK-018 readonly', { readonly: true }],
    ['C-058 cancelled', { status: AppointmentStatus.cancelled }],
    ['over', { startDate: '2026-11-12T09:00:00.000Z' }],
  ])('%s cannot be moved', async (_name, change) => {
    const context = contextOf(async () => ({ ...appointment, ...change }))
    expect(await openBooking({ ...moving, context })).toEqual({ kind: 'gone' })
  })

  it('C-047 another person’s appointment is gone; any other error can be retried', async () => {
    const missing = contextOf(() => Promise.reject(new ApiError(404, '')))
    expect(await openBooking({ ...moving, context: missing })).toEqual({ kind: 'gone' })
    const broken = contextOf(() => Promise.reject(new ApiError(500, '')))
    await expect(openBooking({ ...moving, context: broken })).rejects.toThrow(ApiError)
  })

  it('keeps changes made before a reload, on top of the current appointment', async () => {
    const changed = newDraft('v', 'old', {
      notes: 'otra',
      editing: { ...appointment, status: AppointmentStatus.cancelled },
    })
    saveDraft(sessionStorage, moving.scope, { draft: changed, skippedSteps: [] })
    expect(await openBooking(moving)).toMatchObject({
      step: 'time',
      draft: { notes: 'otra', editing: appointment },
    })
  })
})
