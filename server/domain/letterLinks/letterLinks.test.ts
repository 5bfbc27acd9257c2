// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActingEntry, BookingResponse, LinkedAppointment } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { databases } from '../../test/databases'
import { bookingRequestAt, findOffers, listBooked, type TestOffer } from '../../test/clinic/bookingRequests'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { openPostOffice, type Letter, type PostOffice } from '../letters/test/postOffice'

const DAY = 86_400_000
const addresses = (letter: Letter | undefined): URL[] =>
  [...(letter?.text ?? '').matchAll(/https:\S+#\/public\/appointment\/\S+/g)].map(
    ([address]) => new URL(address),
  )
const queryOf = ({ hash }: URL) => new URLSearchParams(hash.split('?')[1])
const tokenOf = (letter: Letter | undefined): string => {
  const [first] = addresses(letter)
  return (first && queryOf(first).get('token')) ?? ''
}
const refused = (status: number, message: string) => ({ status, body: { message } })

describe.each(databases)('links of letters about appointments on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  let luis: Caller
  let visitor: Caller
  let offer: TestOffer
  let next = 0
  beforeAll(async () => {
    clinic = await openClinic(database)
    luis = await clinic.as('luis@portico.test')
    visitor = await clinic.as()
    const [first] = await findOffers(luis, NOW)
    if (!first) throw new Error('There are no free times')
    offer = first
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    clinic.setNow(NOW)
    await clinic.db.exec('delete from letter; delete from letter_link; delete from acting_entry')
    post = await openPostOffice(clinic)
  })
  afterEach(async () => {
    await post.close()
    for (const { id } of await listBooked(luis)) await luis('DELETE', `api/appointments/${id}`)
  })

  const free = (): string => offer.free[(next += 1)] ?? ''
  const book = async (call = luis, start = free(), headers = {}): Promise<number> => {
    const { body } = await call('POST', 'api/appointments/book', bookingRequestAt(start, offer), headers)
    return (body as BookingResponse).bookId ?? 0
  }
  const arrived = async (now = NOW): Promise<Letter[]> => {
    await post.round(now)
    return post.arrived()
  }
  const bookWithLink = async (start = free()) => {
    const id = await book(luis, start)
    const [letter] = await arrived()
    return { id, start, letter, token: tokenOf(letter) }
  }
  const press = (action: string, token: string, more = {}) =>
    visitor('POST', `api/letter-links/${action}`, { token, ...more })
  const statusOf = async (id: number) => {
    const [row] = await clinic.db.query<{ status: number; startsAt: Date }>(
      `select status, starts_at as "startsAt" from appointment where tenant = 'one' and id = $1`,
      [id],
    )
    return { status: row?.status, start: row?.startsAt.toISOString() }
  }
  const subjects = async () => (await arrived()).map(({ subject }) => subject.split(':')[0])

  it('BOOK-039 a letter has links to join, move and cancel in both of its forms, and no server sees their token', async () => {
    const { letter } = await bookWithLink()
    expect(addresses(letter).map(({ hash }) => /appointment.(\w+)/.exec(hash)?.[1])).toEqual([
      'join',
      'move',
      'cancel',
    ])
    for (const { search, hash } of addresses(letter)) {
      expect(search).toBe('')
      expect(letter?.html).toContain(hash.replaceAll('&', '&amp;'))
    }
    expect(letter?.calendar.join('\n')).not.toContain('token=')
    const stored = JSON.stringify(await clinic.db.query('select * from letter_link'))
    expect(stored).not.toContain(tokenOf(letter))
    expect(JSON.stringify(await clinic.db.query('select * from letter'))).not.toContain(tokenOf(letter))
  })

  it('BOOK-039 the link reads what the letter says without a session, and neither the notes nor the account', async () => {
    const { token, start } = await bookWithLink()
    const { status, body } = await press('read', token)
    expect(status).toBe(200)
    expect(body as LinkedAppointment).toMatchObject({
      appointment: { startDate: start },
      patientName: null,
      canChange: true,
    })
    const shown = Object.keys((body as LinkedAppointment).appointment)
    for (const field of ['notes', 'answers', 'documents', 'insurerName']) expect(shown).not.toContain(field)
    // It is no session: the token opens nothing else.
    const headers = { authorization: `Bearer ${token}` }
    expect((await visitor('GET', 'api/appointments/', undefined, headers)).status).toBe(401)
  })

  it('BOOK-111 cancelling by link cancels as in the portal, and once', async () => {
    const { id, token } = await bookWithLink()
    const headers = { 'accept-language': 'en' }
    expect((await visitor('POST', 'api/letter-links/cancel', { token }, headers)).status).toBe(204)
    expect((await statusOf(id)).status).toBe(1)
    // The language of the letters is the reader's, not that of the browser in which the link was opened.
    expect(await subjects()).toEqual(['Tu cita está anulada'])
    for (const action of ['read', 'cancel', 'join', 'free-times'])
      expect(await press(action, token)).toMatchObject(refused(409, 'APPOINTMENT_CANCELLED'))
    expect(await subjects()).toEqual([])
  })

  it('BOOK-108 moving by link follows the rules of every move; the letter before it has no link any more', async () => {
    const { id, token, start } = await bookWithLink()
    const times = (await press('free-times', token)).body as string[]
    const instants = times.map((time) => new Date(time).toISOString())
    const to = free()
    expect(instants).toContain(to)
    expect(instants).not.toContain(start)
    expect((await press('move', token, { start })).body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
    expect((await press('move', token, { start: to })).status).toBe(204)
    expect(await statusOf(id)).toMatchObject({ start: to })
    const [letter] = await arrived()
    expect(letter?.subject).toContain('Tu cita ha cambiado')
    expect(await press('cancel', token)).toMatchObject(refused(409, 'APPOINTMENT_MOVED'))
    expect(await statusOf(id)).toMatchObject({ start: to, status: 2 })
    expect((await press('cancel', tokenOf(letter))).status).toBe(204)
  })

  it('BOOK-108 a time that somebody else has taken meanwhile is refused, and the appointment stays', async () => {
    const { id, token, start } = await bookWithLink()
    const taken = free()
    const other = await book(await clinic.as('ana@portico.test'), taken)
    expect(await press('move', token, { start: taken })).toMatchObject({
      status: 400,
      body: { message: 'APPOINTMENT_NOT_AVAILABLE' },
    })
    expect(await statusOf(id)).toMatchObject({ start, status: 2 })
    await (
      await clinic.as('ana@portico.test')
    )('DELETE', `api/appointments/${other}`)
  })

  it('BOOK-111 of a link that is pressed at several places at once, one cancels', async () => {
    const { token } = await bookWithLink()
    const answers = await Promise.all([1, 2, 3].map(() => press('cancel', token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    expect(await subjects()).toEqual(['Tu cita está anulada'])
  })

  it('BOOK-039 a link ends with the appointment', async () => {
    const { token, start } = await bookWithLink()
    clinic.setNow(new Date(start))
    expect((await press('read', token)).body).toMatchObject({ canChange: false })
    expect(await press('cancel', token)).toMatchObject({ status: 400, body: { message: 'FORMAT_NOT_VALID' } })
    clinic.setNow(new Date(Date.parse(start) + DAY))
    expect(await press('read', token)).toMatchObject(refused(409, 'APPOINTMENT_OVER'))
  })

  it('C-024 an invented token, that of another tenant, and one whose reader is not active open nothing', async () => {
    const { token } = await bookWithLink()
    const two = await clinic.as(undefined, 'two')
    expect(await press('read', 'made-up')).toMatchObject(refused(400, 'INVALID_TOKEN'))
    expect(await two('POST', 'api/letter-links/read', { token })).toMatchObject(refused(400, 'INVALID_TOKEN'))
    const activate = (isActive: boolean) =>
      clinic.db.query(`update person set active = $2 where tenant = 'one' and id = $1`, [
        personId('one', 'luis'),
        isActive,
      ])
    await activate(false)
    expect(await press('cancel', token)).toMatchObject(refused(400, 'INVALID_TOKEN'))
    await activate(true)
    expect((await press('read', token)).status).toBe(200)
  })

  it('AUTH-009 a scanner that opens addresses with GET or HEAD changes nothing', async () => {
    const { id, token } = await bookWithLink()
    for (const method of ['GET', 'HEAD'] as const)
      for (const action of ['read', 'move', 'cancel', 'join'])
        expect(
          (await visitor(method, `api/letter-links/${action}?token=${token}`)).status,
        ).toBeGreaterThanOrEqual(400)
    expect((await statusOf(id)).status).toBe(2)
  })

  it('WIDGET-009 joining leads to a link of the visit, from the opening of the waiting room on', async () => {
    const { token, start } = await bookWithLink()
    const opensAt = new Date(Date.parse(start) - 600_000)
    expect(await press('join', token)).toMatchObject({
      status: 409,
      body: { message: 'TOO_EARLY', details: { opensAt: opensAt.toISOString() } },
    })
    clinic.setNow(opensAt)
    const { url } = (await press('join', token)).body as { url: string }
    const visit = new URLSearchParams(new URL(url).hash.split('?')[1]).get('token')
    const opened = await visitor('POST', 'api/visit-links/open', {
      token: visit,
      device: 'phone'.padEnd(24, '-'),
    })
    expect(opened.status).toBe(200)
  })

  it('FAMILY-003 the letter about a dependent opens the appointment for who looks after them, until they do not', async () => {
    const ana = await clinic.as('ana@portico.test')
    const admin = personId('one', 'ana')
    const [dependent] = await clinic.db.query<{ id: string; name: string }>(
      `select p.id, p.name from family_link f join person p on p.tenant = f.tenant and p.id = f.member_id
       where f.tenant = 'one' and f.admin_id = $1 and f.dependent order by p.birth_date desc limit 1`,
      [admin],
    )
    const id = await book(ana, free(), { 'x-impersonation-user': dependent?.id ?? '' })
    const [letter] = await arrived()
    expect(letter?.to).toBe('ana@portico.test')
    const token = tokenOf(letter)
    const { body } = await press('read', token)
    expect((body as LinkedAppointment).patientName).toContain(dependent?.name ?? '?')
    const keep = (isDependent: boolean) =>
      clinic.db.query(
        `update family_link set dependent = $3 where tenant = 'one' and admin_id = $1 and member_id = $2`,
        [admin, dependent?.id, isDependent],
      )
    await keep(false)
    expect(await press('cancel', token)).toMatchObject(refused(400, 'INVALID_TOKEN'))
    await keep(true)
    expect((await press('cancel', token)).status).toBe(204)
    expect((await statusOf(id)).status).toBe(1)
    const entries = await clinic.db.query<Pick<ActingEntry, 'action'>>(
      `select action from acting_entry where tenant = 'one' and subject_id = $1 and actor_id = $2`,
      [dependent?.id, admin],
    )
    expect(entries.map(({ action }) => action)).toContain('cancelled')
  })

  it('ADMIN-025 letters to the doctor have no such link, nor has a letter about a cancellation', async () => {
    await clinic.db.query(
      `update doctor set extra = extra || '{"notifyBookings":true}', person_id = coalesce(person_id, $2)
       where tenant = 'one' and id = $1`,
      [offer.doctorId, personId('one', 'doctor')],
    )
    const id = await book()
    const letters = await arrived()
    expect(letters.map((letter) => addresses(letter).length).toSorted((a, b) => a - b)).toEqual([0, 3])
    await luis('DELETE', `api/appointments/${id}`)
    expect((await arrived()).flatMap(addresses)).toEqual([])
  })

  it('a server that does not offer the links writes letters that lead to the list', async () => {
    await book()
    await post.round(NOW, undefined, [])
    const [letter] = await post.arrived()
    expect(letter?.text).toContain('#/videoconsultation/booked-appointments')
    expect(addresses(letter)).toEqual([])
  })
})
