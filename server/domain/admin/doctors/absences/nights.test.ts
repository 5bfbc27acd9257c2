// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestOffer } from '../../../../test/clinic/bookingRequests'
import { STARTUP_TIMEOUT } from '../../../../test/clinic/clinic'
import { ruleDatabases } from '../../../../test/databases'
import { addDays, instantOf } from '../../../shared/zone'
import { fortnight, openAbsences, type AbsencesOfTest } from './test/absences'

describe.each(ruleDatabases)('absences of doctors who work at night on %s', (database) => {
  let clinic: AbsencesOfTest['clinic']
  let test: AbsencesOfTest
  let offer: TestOffer
  let zone: string
  const first = addDays(fortnight.from, 3)
  const at = (day: string, minute: number) => new Date(instantOf(zone, day, minute) ?? 0).toISOString()
  /** The local date and time of free starts. */
  const free = async () => {
    const span = { from: at(first, 12 * 60), to: at(addDays(first, 1), 12 * 60) }
    const { serviceId, providerId } = offer
    const { body } = await test.ana('POST', 'api/appointments/start-time-matrix', {
      serviceId,
      providerId,
      ...span,
    })
    return body as Record<string, string[]>
  }
  beforeAll(async () => {
    test = await openAbsences(database)
    ;({ clinic } = test)
    offer = test.nextOffer()
    ;({ zone } = await test.preview(offer))
    const put = (body: object) =>
      test.admin('PUT', 'api/doctors/update-doctor-disponibility', { doctorId: offer.doctorId, ...body })
    // An odd length, so that a slot lies over midnight.
    await clinic.db.query(
      'update provider_service set duration = 50 where service_id = $1 and provider_id = $2',
      [offer.serviceId, offer.providerId],
    )
    for (const index of [1, 2, 3, 4, 5, 6, 7]) {
      const breaktime = [{ start_time: '06:00', end_time: '22:00' }]
      const { status } = await put({ index, start_time: '00:00', end_time: '24:00', breaktime })
      if (status !== 204) throw new Error(`the hours were refused: ${status}`)
    }
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('CAL-003 a night is bookable as one shift, over midnight too', async () => {
    const days = await free()
    expect(Object.keys(days)).toEqual([first, addDays(first, 1)])
    expect(days[first]?.at(-1)).toBe(at(first, 23 * 60 + 40))
    expect(days[addDays(first, 1)]?.[0]).toBe(at(addDays(first, 1), 30))
  })

  it('CAL-004 an absence says which hours of a night stay open beside it', async () => {
    const to = addDays(first, 1)
    expect((await test.preview(offer, { from: first, to })).cut).toEqual([
      { date: addDays(first, -1), from: '22:00', to: '24:00' },
      { date: addDays(to, 1), from: '00:00', to: '06:00' },
    ])
    const hours = { startTime: '22:00', endTime: '24:00' }
    expect((await test.preview(offer, { from: first, to, ...hours })).cut).toEqual([])
  })

  it('CAL-012 an appointment over midnight is in an absence on either side of it, of days and of hours', async () => {
    const [person] = await test.adults()
    const id = await test.insert({ ...offer, duration: 50 }, person?.id ?? '', at(first, 23 * 60 + 40))
    const next = addDays(first, 1)
    const ids = async (range: object) => (await test.preview(offer, range)).appointments.map((one) => one.id)
    expect(await ids({ from: first, to: first })).toEqual([id])
    expect(await ids({ from: next, to: next })).toEqual([id])
    expect(await ids({ from: next, to: next, startTime: '00:00', endTime: '01:00' })).toEqual([id])
    expect(await ids({ from: first, to: first, startTime: '23:00', endTime: '24:00' })).toEqual([id])
    expect(await ids({ from: next, to: next, startTime: '01:00', endTime: '02:00' })).toEqual([])
    expect(await ids({ from: addDays(first, 2), to: addDays(first, 3) })).toEqual([])
    await clinic.db.query('delete from appointment where id = $1', [id])
  })

  it('CAL-012 after an absence no slot reaches into it', async () => {
    const next = addDays(first, 1)
    expect((await test.add(offer, await test.input(offer, { from: next, to: next }))).status).toBe(200)
    const days = await free()
    expect(Object.keys(days)).toEqual([first])
    expect(days[first]?.at(-1)).toBe(at(first, 22 * 60 + 50))
  })
})
