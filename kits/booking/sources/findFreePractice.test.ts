import { describe, expect, it } from 'vitest'
import { AppointmentStatus } from '@schemas/generated/constants'
import { ApiError } from '@portico/core/http/apiError'
import { findFreePractices, findFreePractice } from './findFreePractice'
import { completeDraft, testContext, slotStart } from '../testing/testContext'

const slot = { start: slotStart, zone: 'Asia/Kolkata' }
const practice = (id: number, doctorId: number) => ({ id, doctor: { id: doctorId } })
const api = { 'POST api/appointments/available-providers': [practice(6, 60), practice(8, 70)] }

it('BOOK-098 asks for free practices by service, UTC day and UTC time', async () => {
  const { context, asked } = testContext(api)
  expect(await findFreePractices(completeDraft, slot, context)).toHaveLength(2)
  expect(asked.map(([, input]) => input)).toEqual([
    { body: { serviceId: 5, date: '2027-03-14T00:00:00.000Z', time: '04:30' } },
  ])
})

it('C-059 the practice of the chosen doctor that is free', async () => {
  expect(await findFreePractice(completeDraft, slot, testContext(api).context)).toMatchObject({ id: 8 })
})

describe('C-060 C-069 a slot that this booking already holds, unpaid', () => {
  const held = { id: 9, status: AppointmentStatus.pendingPayment, startDate: slotStart, providerId: 7 }
  const holding = (appointment: unknown) =>
    testContext({
      'POST api/appointments/available-providers': [practice(6, 60)],
      'GET api/appointments/{id}': appointment,
      'GET api/appointments/providers/service/{serviceId}': [practice(7, 70), practice(6, 60)],
    }).context
  const left = { ...completeDraft, pendingPaymentId: 9 }

  it('is free for this booking, at the held practice first', async () => {
    expect(await findFreePractice(left, slot, holding(held))).toMatchObject({ id: 7 })
    expect(await findFreePractices(left, slot, holding(held))).toMatchObject([{ id: 7 }, { id: 6 }])
  })

  it.each([
    ['paid meanwhile', { ...held, status: AppointmentStatus.booked }],
    ['given back', { ...held, status: AppointmentStatus.released }],
    ['held at another time', { ...held, startDate: '2027-03-14T05:00:00.000Z' }],
    ['gone', new ApiError(404, '')],
  ])('ERR-022 is taken when it is %s', async (_what, appointment) => {
    expect(await findFreePractice(left, slot, holding(appointment))).toBeUndefined()
  })

  it('is an error when the appointment cannot be read', async () => {
    await expect(findFreePractices(left, slot, holding(new ApiError(0, 'NETWORK')))).rejects.toThrow(ApiError)
  })
})

it('BOOK-039 a retry is the same request, a changed draft asks again', async () => {
  const { context, asked } = testContext(api)
  await findFreePractices(completeDraft, slot, context)
  await findFreePractices(completeDraft, slot, context)
  expect(asked).toHaveLength(1)
  await findFreePractices({ ...completeDraft, idempotencyKey: 'k.1' }, slot, context)
  expect(asked).toHaveLength(2)
})

it('BOOK-039 a failed request is sent again', async () => {
  const { context, asked } = testContext({
    'POST api/appointments/available-providers': new ApiError(0, 'NETWORK'),
  })
  await expect(findFreePractices(completeDraft, slot, context)).rejects.toThrow(ApiError)
  await expect(findFreePractices(completeDraft, slot, context)).rejects.toThrow(ApiError)
  expect(asked).toHaveLength(2)
})
