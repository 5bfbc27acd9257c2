import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { defineOperations } from '@portico/core/http/operations/defineOperations'
import { ApiError } from '@portico/core/http/apiError'
import { newDraft } from '../draft/draft'
import { sendBooking } from './sendBooking'
import type { BookingContext, BookingVariant } from '../variant'
import type { RouteId } from '@portico/core/plugin/points'

const slot = { start: '2026-11-12T10:00:00.000Z', zone: 'Europe/Madrid' }
const draft = newDraft('v', 'k', { slot })
const allowed = { origin: 'https://portal.example', hosts: ['pay.example'] }
const body = { serviceId: 1, providerId: 2, date: '2026-11-12T00:00:00.000Z', time: '10:00', userOffset: 0 }
const variant: BookingVariant = {
  id: 'v',
  steps: ['time', 'review'],
  choices: {},
  slots: async () => [],
  earliest: async () => null,
  request: () => ({ operation: 'POST api/appointments/book', body }),
  bookedRoute: 'booked' as RouteId,
}
const contextOf = (call: unknown) => ({ call: call as Call }) as BookingContext
const answering = (answer: unknown) => contextOf(async () => answer)
const refusing = (fault: Error) => contextOf(() => Promise.reject(fault))

describe('sending a booking', () => {
  afterEach(() => vi.restoreAllMocks())

  it('BOOK-091 sends the variant’s request with the draft’s idempotency key', async () => {
    const call = vi.fn<() => Promise<unknown>>(async () => ({ booked: true, bookId: 7 }))
    expect(await sendBooking(variant, draft, contextOf(call), allowed)).toEqual({ kind: 'booked', bookId: 7 })
    expect(call).toHaveBeenCalledExactlyOnceWith('POST api/appointments/book', {
      body,
      idempotencyKey: 'k.0',
    })
  })

  it('BOOK-091 sends a request for an operation of the plugin to the plugin’s API, with the same key', async () => {
    const own = defineOperations({ plugin: 'p', operations: { 'PUT visits/{id}': { body: 'any' } } })
    const callPlugin = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => ({ booked: true }))
    const call = vi.fn<() => Promise<unknown>>()
    const request = () => own.request('PUT visits/{id}', { params: { id: 1 }, body: { when: 'x' } })
    const context = { ...contextOf(call), callPlugin: callPlugin as BookingContext['callPlugin'] }
    expect(await sendBooking({ ...variant, request }, draft, context, allowed)).toEqual({ kind: 'booked' })
    expect(call).not.toHaveBeenCalled()
    const [[set, ...sent] = []] = callPlugin.mock.calls
    expect(set).toMatchObject({ plugin: 'p' })
    expect(sent).toEqual([
      'PUT visits/{id}',
      { params: { id: 1 }, body: { when: 'x' }, idempotencyKey: 'k.0' },
    ])
  })

  it('ERR-024 an error that nobody knows has the reference under which a log has it', async () => {
    const fault = new ApiError(500, '', undefined, { reference: 'abc-1' })
    expect(await sendBooking(variant, draft, refusing(fault), allowed)).toEqual({
      kind: 'failed',
      message: 'APPOINTMENT.ERROR',
      reference: 'abc-1',
    })
  })

  it('BOOK-037 a draft without a slot is a conflict and sends nothing', async () => {
    const request = vi.fn<BookingVariant['request']>()
    const outcome = await sendBooking({ ...variant, request }, newDraft('v', 'k'), answering({}), allowed)
    expect(outcome).toEqual({ kind: 'conflict' })
    expect(request).not.toHaveBeenCalled()
  })

  it('BOOK-098 no free practice is a conflict and sends nothing', async () => {
    const call = vi.fn<() => Promise<unknown>>()
    expect(await sendBooking({ ...variant, request: () => null }, draft, contextOf(call), allowed)).toEqual({
      kind: 'conflict',
    })
    expect(call).not.toHaveBeenCalled()
  })

  it('ERR-021 ERR-024 reads errors, the variant’s rules first', async () => {
    const taken = refusing(new ApiError(400, 'x', -32054))
    expect(await sendBooking(variant, draft, taken, allowed)).toEqual({ kind: 'conflict' })
    const own: BookingVariant = {
      ...variant,
      readError: ({ message }) => ({ kind: 'failed', message: `OWN_${message}` }),
    }
    expect(await sendBooking(own, draft, refusing(new ApiError(400, 'NO')), allowed)).toEqual({
      kind: 'failed',
      message: 'OWN_NO',
    })
    expect(await sendBooking({ ...variant, readError: () => undefined }, draft, taken, allowed)).toEqual({
      kind: 'conflict',
    })
  })

  it('ERR-024 a network failure leaves the outcome unknown', async () => {
    const outcome = await sendBooking(variant, draft, refusing(new ApiError(0, 'NETWORK')), allowed)
    expect(outcome).toEqual({ kind: 'failed', message: 'APPOINTMENT.ERRORS.NETWORK' })
  })

  it('C-064 never redirects to a disallowed address of a variant', async () => {
    const toEvil: BookingVariant = {
      ...variant,
      readAnswer: () => ({ kind: 'redirect', url: 'https://evil.example' }),
    }
    expect(await sendBooking(toEvil, draft, answering({}), allowed)).toMatchObject({ kind: 'failed' })
    const toPay: BookingVariant = {
      ...variant,
      readAnswer: () => ({ kind: 'redirect', url: 'https://pay.example/1' }),
    }
    expect(await sendBooking(toPay, draft, answering({}), allowed)).toMatchObject({ kind: 'redirect' })
  })

  it('ERR-024 reports a variant that throws, and fails the booking', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken: BookingVariant = { ...variant, request: () => Promise.reject(new TypeError('broken')) }
    expect(await sendBooking(broken, draft, answering({}), allowed)).toEqual({
      kind: 'failed',
      message: 'APPOINTMENT.ERROR',
    })
    expect(report).toHaveBeenCalledOnce()
  })
})
