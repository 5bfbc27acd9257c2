// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPlatform } from '../../test/fakes'
import { engines } from '../../test/engines'
import { HttpError } from '../errors/httpError'
import { operation } from './operation'

const request = { serviceId: 1, providerId: 2, date: '2027-01-04T00:00:00Z', time: '08:00', userOffset: 60 }

describe.each(engines)('Idempotency-Key on %s', (engine) => {
  let platform: Awaited<ReturnType<typeof startPlatform>>
  let done = 0
  let refuseNext = false
  beforeAll(async () => {
    platform = await startPlatform(
      {
        areas: [
          (api) =>
            operation(api, 'POST api/appointments/book', async ({ db, body }) => {
              await db.query('select 1')
              if (refuseNext) throw new HttpError(400, 'APPOINTMENT_NOT_AVAILABLE')
              done += 1
              return {
                booked: true,
                redirectUrl: null,
                bookingData: { providerId: body.providerId, serviceId: done },
              }
            }),
        ],
      },
      engine,
    )
  }, 60_000)
  afterAll(() => platform.close())
  beforeEach(() => {
    done = 0
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

  it('BOOK-091 the same key is answered the same and done once', async () => {
    const first = await book('k1')
    expect(await book('k1')).toEqual(first)
    expect(done).toBe(1)
  })

  it('BOOK-091 also when twenty arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book('k2')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect([answers[0]?.status, done]).toEqual([200, 1])
  })

  it('the same key with another body is refused', async () => {
    await book('k3')
    expect(await book('k3', 'ana', { time: '09:00' })).toEqual({
      status: 409,
      message: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(done).toBe(1)
  })

  it('a key belongs to its person; without one each request is done', async () => {
    await book('k4')
    await book('k4', 'luis')
    await book(undefined)
    await book(undefined)
    expect(done).toBe(4)
  })

  it('a refused request keeps nothing and may be tried again', async () => {
    refuseNext = true
    expect(await book('k5')).toEqual({ status: 400, message: 'APPOINTMENT_NOT_AVAILABLE' })
    refuseNext = false
    expect((await book('k5')).status).toBe(200)
  })

  it.each(['x'.repeat(65), 'with space'])('refuses the key "%s"', async (key) => {
    expect(await book(key)).toMatchObject({ status: 400, message: 'FORMAT_NOT_VALID' })
  })
})
