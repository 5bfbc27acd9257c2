// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPlatform } from '../../../test/fakes'
import { databases } from '../../../test/databases'
import { HttpError } from '../../errors/httpError'
import { operation } from './operation'

const request = { serviceId: 1, providerId: 2, date: '2027-01-04T00:00:00Z', time: '08:00', userOffset: 60 }

describe.each(databases)('Idempotency-Key on %s', (database) => {
  let platform: Awaited<ReturnType<typeof startPlatform>>
  let bookings = 0
  let refuseNext = false
  beforeAll(async () => {
    platform = await startPlatform(
      {
        areas: [
          (api) =>
            operation(api, 'POST api/appointments/book', async ({ db, body }) => {
              await db.query('select 1')
              if (refuseNext) throw new HttpError(400, 'APPOINTMENT_NOT_AVAILABLE')
              bookings += 1
              return {
                booked: true,
                redirectUrl: null,
                bookingData: { providerId: body.providerId, serviceId: bookings },
              }
            }),
        ],
      },
      database,
    )
  }, 60_000)
  afterAll(() => platform.close())
  beforeEach(() => {
    bookings = 0
    refuseNext = false
  })

  const book = async (key: string | undefined, who = 'ana', change = {}) => {
    const answer = await platform.http.inject({
      method: 'POST',
      url: '/api/appointments/book',
      headers: {
        host: 'one.localhost',
        authorization: `Bearer ${who}`,
        ...(key && { 'idempotency-key': key }),
      },
      payload: { ...request, ...change },
    })
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
  }

  it('BOOK-091 requests with the same key get the same answer and run once', async () => {
    const first = await book('k1')
    expect(await book('k1')).toEqual(first)
    expect(bookings).toBe(1)
  })

  it('BOOK-091 twenty concurrent requests with the same key run once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book('k2')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect([answers[0]?.status, bookings]).toEqual([200, 1])
  })

  it('the same key with another body is rejected with 409', async () => {
    await book('k3')
    expect(await book('k3', 'ana', { time: '09:00' })).toEqual({
      status: 409,
      message: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(bookings).toBe(1)
  })

  it('keys are per person; requests without a key always run', async () => {
    await book('k4')
    await book('k4', 'luis')
    await book(undefined)
    await book(undefined)
    expect(bookings).toBe(4)
  })

  it('a failed request stores no answer and can be retried', async () => {
    refuseNext = true
    expect(await book('k5')).toEqual({ status: 400, message: 'APPOINTMENT_NOT_AVAILABLE' })
    refuseNext = false
    expect((await book('k5')).status).toBe(200)
  })

  it.each(['x'.repeat(65), 'with space'])('rejects the invalid key "%s"', async (key) => {
    expect(await book(key)).toMatchObject({ status: 400, message: 'FORMAT_NOT_VALID' })
  })
})
