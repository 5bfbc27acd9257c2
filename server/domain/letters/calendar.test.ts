import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingResponse, CalendarSubscription } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { bookingRequestAt, findOffers, type TestOffer } from '../../test/clinic/bookingRequests'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'

/** The entry of an appointment, as a calendar program reads it. Throws for a file that is not valid. */
const eventOf = (file: string, id: number) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .find(({ uid }) => uid.startsWith(`appointment-${id}@`))

describe.each(ruleDatabases)('settings of letters and calendar addresses on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let luis: Caller
  let visitor: Caller
  let offer: TestOffer
  let child: string
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    visitor = await clinic.as()
    offer = (await findOffers(luis, NOW))[0] as TestOffer
    const [link] = await clinic.db.query<{ id: string }>(
      `select member_id as id from family_link where tenant = 'one' and admin_id = $1 and dependent limit 1`,
      [personId('one', 'ana')],
    )
    child = link?.id ?? ''
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const book = async (call: Caller, start: string | undefined, headers = {}): Promise<number> => {
    const { body } = await call(
      'POST',
      'api/appointments/book',
      bookingRequestAt(start ?? '', offer),
      headers,
    )
    return (body as BookingResponse).bookId ?? 0
  }
  const subscribe = async (call: Caller, headers = {}): Promise<string> => {
    const { body } = await call('POST', 'api/calendar/', undefined, headers)
    const { address = '' } = body as CalendarSubscription
    expect(address).toMatch(/^http:\/\/one\.localhost:\d+\/api\/calendar\/[\da-f]{64}\.ics$/)
    return new URL(address).pathname.slice(1)
  }

  it('BOOK-039 a booked appointment is a calendar file, for its patient only', async () => {
    const id = await book(luis, offer.free[0])
    const { status, headers, body } = await luis('GET', `api/appointments/${id}/calendar`)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(body).toContain(`UID:appointment-${id}@one.localhost\r\n`)
    expect(body).toContain('METHOD:PUBLISH')
    expect((await ana('GET', `api/appointments/${id}/calendar`)).status).toBe(404)
    expect((await visitor('GET', `api/appointments/${id}/calendar`)).status).toBe(401)
  })

  it('a calendar address shows own appointments and those of dependents, in this tenant only', async () => {
    const own = await book(ana, offer.free[1])
    const theirs = await book(ana, offer.free[2], { 'x-impersonation-user': child })
    const path = await subscribe(ana)
    const { status, headers, body } = await visitor('GET', path)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const uids = [...String(body).matchAll(/UID:appointment-(\d+)@/g)].map(([, id]) => Number(id))
    expect(uids).toEqual(expect.arrayContaining([own, theirs]))
    expect(headers['cache-control']).toBe('no-store')
    const otherTenant = await clinic.as(undefined, 'two')
    expect((await otherTenant('GET', path)).status).toBe(404)
    await ana('DELETE', `api/appointments/${own}`)
    expect((await visitor('GET', path)).body).not.toContain(`appointment-${own}@`)
  })

  it('BOOK-039 the calendar at an address is valid and in the language of the person, whatever the program asks for', async () => {
    const start = offer.free[5] ?? ''
    const id = await book(luis, start)
    await clinic.db.exec('delete from letter_settings')
    const path = await subscribe(luis, { 'accept-language': 'en' })
    const { body } = await visitor('GET', path, undefined, { 'accept-language': 'es' })
    const event = eventOf(String(body), id)
    expect(event?.summary).toMatch(/^(Video appointment|Appointment) with /)
    expect(event?.startDate.toJSDate().toISOString()).toBe(start)
    expect(event?.startDate.zone.tzid).toBe('UTC')
    await clinic.db.exec('delete from letter_settings')
    const { body: again } = await visitor('GET', path, undefined, { 'accept-language': 'en' })
    expect(eventOf(String(again), id)?.summary, 'the first language of the tenant').toMatch(
      /^Cita por vídeo con /,
    )
    await luis('DELETE', 'api/calendar/')
  })

  it('a new address ends the earlier one, and it can be ended', async () => {
    const first = await subscribe(ana)
    const second = await subscribe(ana)
    expect((await visitor('GET', first)).status).toBe(404)
    expect((await visitor('GET', second)).status).toBe(200)
    expect((await ana('GET', 'api/calendar/')).body).toEqual({ createdAt: NOW.toISOString() })
    expect((await ana('DELETE', 'api/calendar/')).status).toBe(204)
    expect((await visitor('GET', second)).status).toBe(404)
    expect((await ana('GET', 'api/calendar/')).body).toEqual({ createdAt: null })
    expect((await visitor('POST', 'api/calendar/')).status).toBe(401)
  })

  it('an address made while acting for somebody is the one of the person who acts', async () => {
    await subscribe(ana, { 'x-impersonation-user': child })
    const rows = await clinic.db.query(
      `select person_id as id from calendar_subscription where tenant = 'one'`,
    )
    expect(rows).toEqual([{ id: personId('one', 'ana') }])
  })

  it('an inactive person has no calendar address, and the token is not stored', async () => {
    const path = await subscribe(luis)
    const token = /calendar\/(.*)\.ics/.exec(path)?.[1] ?? ''
    const stored = await clinic.db.query('select token_hash as hash from calendar_subscription')
    expect(JSON.stringify(stored)).not.toContain(token)
    const activate = (isActive: boolean) =>
      clinic.db.query('update person set active = $2 where id = $1', [personId('one', 'luis'), isActive])
    await activate(false)
    expect((await visitor('GET', path)).status).toBe(404)
    await activate(true)
    expect((await visitor('GET', path)).status).toBe(200)
  })

  it('a person chooses which letters they receive, and sees those they received', async () => {
    await clinic.db.exec('delete from letter')
    expect((await luis('GET', 'api/letters/settings')).body).toEqual({ bookings: true, reminders: true })
    await book(luis, offer.free[3])
    expect((await luis('GET', 'api/letters/')).body).toMatchObject([
      { kind: 'booked', status: 'waiting', audience: 'patient', to: null },
    ])
    const off = { bookings: false, reminders: true }
    expect((await luis('PUT', 'api/letters/settings', off)).body).toEqual(off)
    await book(luis, offer.free[4])
    expect((await luis('GET', 'api/letters/')).body).toHaveLength(1)
    expect((await ana('GET', 'api/letters/')).body).toEqual([])
    expect((await visitor('GET', 'api/letters/')).status).toBe(401)
  })
})
