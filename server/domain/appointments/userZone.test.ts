import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment, BookingResponse } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { bookingRequestAt, findOffers, type TestOffer } from '../../test/clinic/bookingRequests'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { root } from '../../platform/paths'
import { listDoctorAppointments } from './appointmentQueries'
import { treatmentTime } from '../people/treated'
import { book, move } from '../booking/steps/booking'
import { readGeneralRequest } from '../booking/steps/bookingInput'
import { bookedZone } from './userZone'

const start = Date.parse('2027-02-01T09:00:00Z')

describe('the zone of a request', () => {
  it.each([
    ['the zone that shows the clock of the browser', 'Asia/Kolkata', 330, 'Asia/Kolkata'],
    ['the offset where the browser has other rules for the zone', 'Asia/Kolkata', 300, '+05:00'],
    ['the offset where the zone is unknown', 'Mars/Olympus', -210, '-03:30'],
    ['the offset where no zone was sent', null, -300, '-05:00'],
    ['the zone where no offset was sent', 'Asia/Kolkata', null, 'Asia/Kolkata'],
    ['nothing where neither is known', 'Mars/Olympus', null, null],
  ])('is %s', (_, userZone, userOffset, expected) => {
    expect(bookedZone({ start, userZone, userOffset })).toBe(expected)
  })
})

describe.each(ruleDatabases)('the clock of an appointment on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let ana: Caller
  let offer: TestOffer
  let next = 0
  const child = personId('one', 'ana/child')
  const luisId = personId('one', 'luis')
  beforeAll(async () => {
    clinic = await openClinic(database)
    luis = await clinic.as('luis@portico.test')
    ana = await clinic.as('ana@portico.test')
    offer = (await findOffers(luis, NOW))[0] as TestOffer
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(() => clinic.db.exec('delete from letter; delete from letter_settings'))

  const requestIn = (userZone: string | undefined, userOffset: number) => ({
    ...bookingRequestAt(offer.free[(next += 1)] ?? '', offer),
    userOffset,
    ...(userZone && { userZone }),
  })
  const bookIn = async (
    call: Caller,
    zone: string | undefined,
    offset: number,
    headers = {},
  ): Promise<number> => {
    const { body } = await call('POST', 'api/appointments/book', requestIn(zone, offset), headers)
    return (body as BookingResponse).bookId ?? 0
  }
  const stored = async (id: number) => {
    const [row] = await clinic.db.query<{ zone: string | null; minutes: number | null }>(
      'select user_zone as zone, user_offset as minutes from appointment where id = $1',
      [id],
    )
    return row
  }
  const as = (actorId: string, patientId: string, isDoctor = false) => {
    const one = clinic.tenants.byId('one')
    if (!one) throw new Error('There is no tenant one')
    const booker = { db: clinic.db, tenant: one, patientId, actorId, now: NOW, payments: undefined }
    const context = { ...booker, origin: '', language: 'es' }
    return isDoctor ? { ...context, isFree: true as const } : context
  }
  const letterZone = async (id: number) => {
    const letters = await clinic.db.query<{ zone: string | null }>(
      `select payload ->> 'userZone' as zone from letter where appointment_id = $1 and payload ->> 'audience' <> 'doctor'
       order by id desc limit 1`,
      [id],
    )
    return letters[0]?.zone
  }

  it('is the one that the patient booked in, in the appointment and in the letter', async () => {
    const id = await bookIn(luis, 'Asia/Kolkata', 330)
    expect(await stored(id)).toEqual({ zone: 'Asia/Kolkata', minutes: 330 })
    expect(await letterZone(id)).toBe('Asia/Kolkata')
    const { body } = await luis('GET', `api/appointments/${id}`)
    expect((body as Appointment).userZone).toBe('Asia/Kolkata')
  })

  it('is the offset for a client that sends no zone', async () => {
    const id = await bookIn(luis, undefined, -300)
    expect(await stored(id)).toEqual({ zone: '-05:00', minutes: -300 })
  })

  it('stays when the patient travels, and is the new one when they move the appointment', async () => {
    const id = await bookIn(luis, 'Europe/Madrid', 60)
    await bookIn(luis, 'America/Mexico_City', -360)
    expect(await stored(id)).toEqual({ zone: 'Europe/Madrid', minutes: 60 })
    await luis('PUT', `api/appointments/${id}`, requestIn('Asia/Kolkata', 330))
    expect(await stored(id)).toEqual({ zone: 'Asia/Kolkata', minutes: 330 })
    expect(await letterZone(id)).toBe('Asia/Kolkata')
  })

  it('is the one of the family administrator who books for a dependent', async () => {
    const id = await bookIn(ana, 'Atlantic/Canary', 0, { 'x-impersonation-user': child })
    expect(await stored(id)).toEqual({ zone: 'Atlantic/Canary', minutes: 0 })
  })

  it.each([
    ['a doctor', 'doctor', true],
    ['an administrator', personId('one', 'admin'), false],
  ])(
    'of an appointment that %s books is the one that the patient used last, not theirs',
    async (_, actor, isDoctor) => {
      const context = as(actor, luisId, isDoctor)
      const first = await book(context, readGeneralRequest(requestIn('America/New_York', -300)))
      expect(await stored(first.bookId ?? 0)).toEqual({ zone: null, minutes: null })
      await bookIn(luis, 'Asia/Kolkata', 330)
      const second = await book(context, readGeneralRequest(requestIn('America/New_York', -300)))
      expect(await stored(second.bookId ?? 0)).toEqual({ zone: 'Asia/Kolkata', minutes: 330 })
      // What was booked while no zone was known is told in the one that the patient uses now.
      const { body } = await luis('GET', `api/appointments/${first.bookId}`)
      expect((body as Appointment).userZone).toBe('Asia/Kolkata')
    },
  )

  it('of an appointment that a doctor books for a dependent is the one of their family', async () => {
    await bookIn(ana, 'Atlantic/Canary', 0)
    const { bookId = 0 } = await book(
      as('doctor', child, true),
      readGeneralRequest(requestIn('Europe/Madrid', 60)),
    )
    expect(await stored(bookId)).toEqual({ zone: 'Atlantic/Canary', minutes: 0 })
  })

  it('stays when a doctor moves the appointment', async () => {
    const id = await bookIn(luis, 'Asia/Kolkata', 330)
    await move(as('doctor', luisId, true), id, readGeneralRequest(requestIn('Europe/Madrid', 60)))
    expect(await stored(id)).toEqual({ zone: 'Asia/Kolkata', minutes: 330 })
  })

  it('is told to the patient, not to the doctor', async () => {
    const id = await bookIn(luis, 'Asia/Kolkata', 330)
    const reader = { language: 'es', doctorId: offer.doctorId, time: treatmentTime(as('', '').tenant, NOW) }
    const [own] = await listDoctorAppointments(clinic.db, 'one', reader, { id })
    expect(own).toMatchObject({ id, patientId: luisId })
    expect(own).not.toHaveProperty('userZone')
  })

  it('of an appointment from before is the offset that it had; 0 said nothing', async () => {
    const rows = [
      { minutes: -210, expected: { zone: '-03:30', minutes: -210 } },
      { minutes: 60, expected: { zone: '+01:00', minutes: 60 } },
      { minutes: 0, expected: { zone: null, minutes: null } },
    ]
    const file = readFileSync(path.join(root, 'server/migrations/360_user_zone.sql'), 'utf8')
    const [statement = ''] = /^update appointment[^;]*;/m.exec(file) ?? []
    for (const { minutes, expected } of rows) {
      const id = await bookIn(luis, 'Asia/Kolkata', 330)
      await clinic.db.tx(async (tx) => {
        await tx.query('update appointment set user_zone = null, user_offset = $2 where id = $1', [
          id,
          minutes,
        ])
        await tx.query(statement.replace(';', ` and id = ${id}`))
      })
      expect(await stored(id)).toEqual(expected)
    }
  })
})
