// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminUserPage, Doctor } from '../../../schemas/generated/entities'
import { NOW, STARTUP_TIMEOUT, openClinic, type Clinic } from '../../test/clinic/clinic'
import { seedLarge } from './seedLarge'
import { fastDatabase } from '../../test/databases'

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic(fastDatabase)
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const amounts = { users: 150, doctors: 40, videos: 14, days: 4 }
const counts = () =>
  clinic.db.query(
    `select (select count(*) from person where tenant = 'one') as users,
       (select count(*) from doctor where tenant = 'one') as doctors,
       (select count(*) from video where tenant = 'one') as videos,
       (select count(*) from person where tenant = 'two') > 150 as "hasOtherTenantGrown"`,
  )

it('ADMIN-018 inserts the requested amounts into one tenant; a second run adds nothing', async () => {
  const expected = { users: 150, doctors: 40, videos: 14, hasOtherTenantGrown: false }
  await seedLarge(clinic.db, 'one', NOW, amounts)
  expect(await counts()).toEqual([expected])
  await seedLarge(clinic.db, 'one', NOW, amounts)
  expect(await counts()).toEqual([expected])
})

it('ADMIN-153 the inserted users are found by search and the doctors are offered', async () => {
  const admin = await clinic.as('admin@portico.test')
  const { items } = (await admin('GET', 'api/users/admin/users?search=H-100149')).body as AdminUserPage
  expect(items).toMatchObject([{ externalId: 'H-100149', identificationNumberType: 1 }])
  const ana = await clinic.as('ana@portico.test')
  expect((await ana('GET', 'api/doctors/all')).body as Doctor[]).toHaveLength(40)
})
