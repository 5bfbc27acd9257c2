import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingResponse } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { bookingRequestAt, findOffers, type TestOffer } from '../../test/clinic/bookingRequests'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { openPostOffice, type Letter, type PostOffice } from './test/postOffice'

const HOUR = 3_600_000
const later = (ms: number, from = NOW) => new Date(from.getTime() + ms)

describe.each(ruleDatabases)('letters about appointments on %s', (database) => {
  let clinic: Clinic
  let post: PostOffice
  let luis: Caller
  let offers: TestOffer[]
  let next = 0
  beforeAll(async () => {
    clinic = await openClinic(database)
    luis = await clinic.as('luis@portico.test')
    offers = await findOffers(luis, NOW)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await clinic.db.exec('delete from letter; delete from letter_settings; delete from appointment_notice')
    post = await openPostOffice(clinic)
  })
  afterEach(() => post.close())

  const offer = (index = 0) => offers[index] as TestOffer
  const free = (from = offer()) => from.free[(next += 1)] ?? ''
  const book = async (call = luis, start = free(), from = offer(), headers = {}): Promise<number> => {
    const { body } = await call('POST', 'api/appointments/book', bookingRequestAt(start, from), headers)
    return (body as BookingResponse).bookId ?? 0
  }
  const cancel = (id: number, call = luis) => call('DELETE', `api/appointments/${id}`)
  const arrived = async (now = NOW): Promise<Letter[]> => {
    await post.round(now)
    return post.arrived()
  }
  const notify = (doctorId: number, isOn: boolean) =>
    clinic.db.query(
      `update doctor set extra = extra || jsonb_build_object('notifyBookings', $3::boolean),
      person_id = coalesce(person_id, $4) where tenant = $1 and id = $2`,
      ['one', doctorId, isOn, personId('one', 'luis')],
    )

  it('a booking, its change and its cancelling change one calendar entry', async () => {
    const start = free()
    const id = await book(luis, start)
    const [booked] = await arrived()
    expect(booked).toMatchObject({
      to: 'luis@portico.test',
      subject: expect.stringContaining('Tu cita está reservada'),
    })
    expect(booked?.calendar).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'SEQUENCE:0',
        `DTSTART:${start.replace(/[-:]|\.\d{3}/g, '')}`,
      ]),
    )
    expect(booked?.text).toContain('Es una cita por vídeo. Desde 10 minutos antes')
    const to = free()
    await luis('PUT', `api/appointments/${id}`, bookingRequestAt(to, offer()))
    const [moved] = await arrived()
    expect(moved?.subject).toContain('Tu cita ha cambiado')
    expect(moved?.text).toContain('Antes:')
    expect(moved?.calendar).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1']))
    await cancel(id)
    const [cancelled] = await arrived()
    expect(cancelled?.subject).toContain('Tu cita está anulada')
    expect(cancelled?.calendar).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']),
    )
    const uids = [booked, moved, cancelled].map((letter) =>
      letter?.calendar.find((line) => line.startsWith('UID:')),
    )
    expect(new Set(uids).size).toBe(1)
  })

  it('letters are in the language of the portal, and values are escaped', async () => {
    await clinic.db.query(`update person set name = 'Luis <b>&' where tenant = 'one' and id = $1`, [
      personId('one', 'luis'),
    ])
    await clinic.db.query(
      `update doctor set appointment_message = 'Llama si empeoras.',
       extra = extra || '{"translations":{"en":{"appointmentMessage":"Call if it gets worse."}}}'
       where tenant = 'one' and id = $1`,
      [offer().doctorId],
    )
    const id = await book(luis, free(), offer(), { 'accept-language': 'en' })
    const [letter] = await arrived()
    expect(letter?.text).toMatch(/Find a quiet place with good light\..* Call if it gets worse\.\n/)
    expect(letter?.subject).toContain('Your appointment is booked')
    expect(letter?.text).toContain('Hello Luis <b>&,')
    expect(letter?.text).toMatch(/(Follow-up|First visit) by video/)
    expect(letter?.html).toContain('Hello Luis &lt;b&gt;&amp;,')
    expect(letter?.html).toContain('Clinic one')
    await cancel(id)
    await clinic.db.query(`update person set name = 'Luis' where tenant = 'one' and id = $1`, [
      personId('one', 'luis'),
    ])
  })

  it('a booking that is refused or repeated writes no letter', async () => {
    const start = free()
    const headers = { 'idempotency-key': 'letters-once' }
    const id = await book(luis, start, offer(), headers)
    await book(luis, start, offer(), headers)
    const ana = await clinic.as('ana@portico.test')
    expect((await ana('POST', 'api/appointments/book', bookingRequestAt(start, offer()))).status).toBe(400)
    expect((await arrived()).map(({ to }) => to)).toEqual(['luis@portico.test'])
    await cancel(id)
    await cancel(id)
    expect(await arrived()).toHaveLength(1)
  })

  it('several processes at once send each letter once', async () => {
    const ids = [await book(), await book(), await book(), await book()]
    await Promise.all([post.round(NOW), post.round(NOW), post.round(NOW)])
    const letters = await post.arrived()
    expect(letters).toHaveLength(4)
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(4)
    for (const id of ids) await cancel(id)
  })

  it('a busy mail server gets the letter again later, and later still', async () => {
    await book()
    post.smtp.behave('busy')
    expect(await arrived()).toEqual([])
    post.smtp.behave('accept')
    expect(await arrived(later(59_000)), 'too early').toEqual([])
    post.smtp.behave('busy')
    expect(await arrived(later(60_000))).toEqual([])
    post.smtp.behave('accept')
    expect(await arrived(later(119_000)), 'two minutes this time').toEqual([])
    expect(await arrived(later(180_000))).toHaveLength(1)
    expect(await arrived(later(HOUR))).toEqual([])
  })

  it('a letter whose result is unknown is not sent again, nor one that the mail server refuses', async () => {
    for (const behaviour of ['drop', 'refuse'] as const) {
      await book()
      post.smtp.behave(behaviour)
      await post.round(NOW)
      post.smtp.behave('accept')
      post.smtp.received.splice(0)
      expect(await arrived(later(24 * HOUR))).toEqual([])
    }
  })

  it('a server that stops sends the letter in hand; the next one sends the others, and none twice', async () => {
    const ids = [await book(), await book(), await book()]
    let letters = 0
    await post.round(NOW, () => (letters += 1) > 1)
    const first = await post.arrived()
    const others = await arrived()
    expect([first.length, others.length]).toEqual([1, 2])
    expect(new Set([...first, ...others].map(({ messageId }) => messageId)).size).toBe(3)
    for (const id of ids) await cancel(id)
  })

  it('a letter survives a process that ends before it is handed over', async () => {
    await book()
    await clinic.db.exec(`update letter set attempts = 1, not_before = not_before + interval '1 minute'`)
    expect(await arrived()).toEqual([])
    expect(await arrived(later(60_000))).toHaveLength(1)
  })

  it('ADMIN-025 a doctor gets letters only with notifyBookings; another doctor gets what the first one lost', async () => {
    const [first, second] = [offer(), offer(1)]
    await clinic.db.query(`update doctor set person_id = null where tenant = 'one' and id = any($1)`, [
      [first.doctorId, second.doctorId],
    ])
    await clinic.db
      .query(`insert into person (tenant, id, name, email) values ('one', 'dr1', 'Uno', 'uno@portico.test'),
      ('one', 'dr2', 'Dos', 'dos@portico.test') on conflict do nothing`)
    await clinic.db.query(
      `update doctor set person_id = case id when $1 then 'dr1' else 'dr2' end
      where tenant = 'one' and id in ($1, $2)`,
      [first.doctorId, second.doctorId],
    )
    const id = await book()
    expect((await arrived()).map(({ to }) => to)).toEqual(['luis@portico.test'])
    await notify(first.doctorId, true)
    await notify(second.doctorId, true)
    await luis('PUT', `api/appointments/${id}`, bookingRequestAt(free(second), second))
    const letters = await arrived()
    const subjects = Object.fromEntries(letters.map(({ to, subject }) => [to, subject.split(':')[0]]))
    expect(subjects).toEqual({
      'luis@portico.test': 'Tu cita ha cambiado',
      'uno@portico.test': 'Cita anulada',
      'dos@portico.test': 'Nueva cita',
    })
    await notify(first.doctorId, false)
    await notify(second.doctorId, false)
  })

  it('FAMILY-003 the family administrator who books for a dependent gets the letters, and later the reminder', async () => {
    const ana = await clinic.as('ana@portico.test')
    const [dependent] = await clinic.db.query<{ id: string; name: string }>(
      `select p.id, p.name from family_link f join person p on p.tenant = f.tenant and p.id = f.member_id
       where f.tenant = 'one' and f.admin_id = $1 and f.dependent order by p.birth_date desc limit 1`,
      [personId('one', 'ana')],
    )
    const start = free()
    const as = { 'x-impersonation-user': dependent?.id ?? '' }
    expect(await book(ana, start, offer(), as)).toBeGreaterThan(0)
    const [letter] = await arrived()
    expect(letter).toMatchObject({
      to: 'ana@portico.test',
      subject: expect.stringContaining(dependent?.name ?? '?'),
    })
    const [reminder] = await arrived(later(-24 * HOUR, new Date(start)))
    expect(reminder).toMatchObject({
      to: 'ana@portico.test',
      subject: expect.stringContaining('Recordatorio'),
    })
  })

  it('a tenant sets the hours of its reminders', async () => {
    const start = free()
    const at = (hours: number) => later(-hours * HOUR, new Date(start))
    const backend: { letters?: object } = clinic.tenants.byId('one')?.backend ?? {}
    backend.letters = { reminderHours: [48] }
    const id = await book(luis, start)
    await arrived()
    const counts = []
    for (const hours of [49, 48, 24, 2]) counts.push((await arrived(at(hours))).length)
    expect(counts).toEqual([0, 1, 0, 0])
    delete backend.letters
    await cancel(id)
  })

  it('a reminder is sent once at each hour, and none after the appointment has moved or was cancelled', async () => {
    const start = free()
    const id = await book(luis, start)
    await arrived()
    const at = (hours: number) => later(-hours * HOUR, new Date(start))
    expect(await arrived(at(25))).toEqual([])
    expect((await arrived(at(24))).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Recordatorio de tu cita',
    ])
    expect(await arrived(at(23))).toEqual([])
    expect(await arrived(at(2))).toHaveLength(1)
    post.smtp.behave('busy')
    await clinic.db.query('update appointment_notice set reminded_hours = 24')
    await clinic.db.exec(`delete from letter where kind = 'reminder'`)
    await post.round(at(2))
    clinic.setNow(at(1.5))
    await cancel(id)
    clinic.setNow(NOW)
    post.smtp.behave('accept')
    expect((await arrived(at(1))).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Tu cita está anulada',
    ])
  })
})
