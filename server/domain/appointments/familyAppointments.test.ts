import type { FamilyAppointments, ActingEntry } from '../../../schemas/generated/entities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { bookTime, findSoonOffer } from '../booking/waiting/test/waitingOffers'

const child = personId('one', 'ana/child')
const parent = personId('one', 'ana/parent')
const forChild = { 'x-impersonation-user': child }

describe.each(ruleDatabases)('the appointments of a family on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let luis: Caller
  let bookId: number
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    const offer = await findSoonOffer(luis, NOW)
    bookId = await bookTime(ana, offer.free[0] ?? '', offer, forChild)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const family = async (call: Caller, headers = {}, query = '') =>
    (await call('GET', `api/appointments/family${query}`, undefined, headers)).body as FamilyAppointments[]
  const idsOf = (families: FamilyAppointments[], id: string) =>
    families.find(({ personId: one }) => one === id)?.appointments.map((one) => one.id)

  it('FAMILY-003 a family administrator reads those of each dependent, named, and whose they are', async () => {
    const families = await family(ana)
    expect(families.map(({ personId: id }) => id).toSorted()).toEqual([child, parent].toSorted())
    expect(idsOf(families, child)).toContain(bookId)
    expect(idsOf(families, parent)).not.toContain(bookId)
    expect(families.every(({ name }) => name !== '')).toBe(true)
  })

  it('FAMILY-003 past ones are read with all, and only then', async () => {
    const later = new Date(NOW.getTime() + 400 * 86_400_000)
    clinic.setNow(later)
    expect(idsOf(await family(ana), child)).not.toContain(bookId)
    expect(idsOf(await family(ana, {}, '?all=true'), child)).toContain(bookId)
    clinic.setNow(NOW)
  })

  it('C-120 somebody without dependents, a dependent, and whoever acts for somebody read nobody else’s', async () => {
    expect(await family(luis)).toEqual([])
    expect(await family(ana, forChild)).toEqual([])
    const admin = await clinic.as('admin@portico.test')
    expect(await family(admin, { 'x-impersonation-user': personId('one', 'ana') })).toEqual([])
  })

  it('ROLE-005 reading them is noted in the account of the dependent, and not where there are none', async () => {
    await clinic.db.exec('delete from acting_entry')
    await family(ana)
    const logOf = async (id: string) =>
      (await ana('GET', 'api/users/acting-log', undefined, { 'x-impersonation-user': id }))
        .body as ActingEntry[]
    const noted = await clinic.db.query(`select subject_id from acting_entry where subject_id = $1`, [parent])
    expect(noted).toHaveLength(idsOf(await family(ana), parent)?.length ? 1 : 0)
    expect(await logOf(child)).toMatchObject([{ action: 'entered', as: 'family', reason: 'care' }])
  })

  it('C-120 a member who leaves the family, or an administrator who is none any more, can no longer be read', async () => {
    await clinic.db.query(`update person set is_family_admin = false where tenant = 'one' and id = $1`, [
      personId('one', 'ana'),
    ])
    expect(await family(ana)).toEqual([])
    await clinic.db.query(`update person set is_family_admin = true where tenant = 'one' and id = $1`, [
      personId('one', 'ana'),
    ])
    expect(await family(ana)).not.toEqual([])
  })
})
