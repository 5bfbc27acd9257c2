import { afterEach, describe, expect, it } from 'vitest'
import type { AdminUser, BookingResponse } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import type { BookingSettings } from '../../../platform/tenants/settings/bookingSettings'
import { settings } from '../../payments/test/paymentServer'
import {
  NOW,
  STARTUP_TIMEOUT,
  openClinic,
  type Answer,
  type Caller,
  type Clinic,
} from '../../../test/clinic/clinic'
import { bookingRequestAt, findOffers, type TestOffer } from '../../../test/clinic/bookingRequests'

const refused = (message: string) => ({ status: 400, body: { message } })

describe.each(ruleDatabases)('an insurer that pays for a booking on %s', (database) => {
  let clinic: Clinic | undefined
  afterEach(() => clinic?.close())

  /** A clinic with a priced visit that an insurer covers. */
  async function open(booking: Partial<BookingSettings>) {
    clinic = await openClinic(database, settings, [], booking)
    const { db } = clinic
    const admin = await clinic.as('admin@portico.test')
    const luis: Caller = await clinic.as('luis@portico.test')
    const [offer] = await findOffers(luis, NOW)
    if (!offer) throw new Error('the demo data has no bookable provider')
    await db.query('update service set amount = 40 where id = $1', [offer.serviceId])
    const [insurer] = await db.query<{ id: number }>(
      `select id from insurer where tenant = 'one' and not is_private order by id limit 1`,
    )
    const insurerId = insurer?.id
    await db.query(`insert into insurer_service values ('one', $1, $2) on conflict do nothing`, [
      insurerId,
      offer.serviceId,
    ])
    let next = 0
    const request = () => bookingRequestAt(offer.free[next++] ?? '', offer)
    const book = (more: object = {}, path = 'book-specialist') =>
      luis('POST', `api/appointments/${path}`, { ...request(), ...more })
    return { db, luis, offer, insurerId, book, request, admin }
  }
  const close = ({ db, offer, insurerId }: { db: Clinic['db']; offer: TestOffer; insurerId?: number }) =>
    db.query(`insert into doctor_insurer_service values ('one', $1, $2, $3, false)`, [
      offer.doctorId,
      insurerId,
      offer.serviceId,
    ])
  const idOf = ({ body }: Answer) => (body as BookingResponse).bookId ?? 0

  it(
    'BOOK-092 BOOK-008 pays nothing where the booking never asks for an insurer',
    async () => {
      const { book, insurerId, luis } = await open({})
      expect((await luis('GET', 'api/appointments/insurers/2')).body).toEqual([])
      for (const path of ['book-specialist', 'book', 'book-doctor', '']) {
        expect(await book({ insurerId }, path)).toMatchObject(refused('INSURER_NOT_ACCEPTED'))
      }
      expect((await book()).body).toMatchObject({ booked: false })
    },
    STARTUP_TIMEOUT,
  )
  it(
    'BOOK-095 ADMIN-027 pays only for the doctors who give the service to its patients',
    async () => {
      const { book, insurerId, db, offer, luis, request } = await open({ asksForInsurer: true })
      const insured = await book({ insurerId })
      expect(insured.body).toMatchObject({ booked: true })
      await close({ db, offer, insurerId: insurerId ?? 0 })
      expect(await book({ insurerId })).toMatchObject(refused('INSURER_NOT_ACCEPTED'))
      // The payer of an existing appointment was accepted when it was booked.
      const moved = await luis('PUT', `api/appointments/${idOf(insured)}`, request())
      expect(moved.body).toMatchObject({ booked: true })
    },
    STARTUP_TIMEOUT,
  )
  it(
    'BOOK-095 ACCOUNT-019 pays only with a policy number on record where the tenant requires one',
    async () => {
      const { book, insurerId, admin } = await open({ asksForInsurer: true, requiresPolicyNumber: true })
      const path = `api/users/admin/${personId('one', 'luis')}`
      const setPolicy = async (insurerPolicyNumberMeta: string) => {
        const {
          id: _id,
          active: _active,
          emailConfirmed: _confirmed,
          ...user
        } = (await admin('GET', path)).body as AdminUser
        expect((await admin('PUT', path, { ...user, insurerPolicyNumberMeta })).status).toBe(200)
      }
      await clinic?.db.query(`update person set user_meta = '[]' where id = $1`, [personId('one', 'luis')])
      expect(await book({ insurerId })).toMatchObject(refused('INSURER_POLICY_MISSING'))
      await setPolicy(' ')
      expect(await book({ insurerId })).toMatchObject(refused('INSURER_POLICY_MISSING'))
      await setPolicy('A-1')
      expect((await book({ insurerId })).body).toMatchObject({ booked: true })
    },
    STARTUP_TIMEOUT,
  )
})
