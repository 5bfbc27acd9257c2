// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../domain/users/entity'
import { sectionRoles } from '../domain/users/sectionRoles'
import type { Db } from '../platform/db/database'
import { migrate } from '../platform/db/migrate'
import { createAccount } from '../platform/identity/accounts/account'
import { UNUSABLE_HASH } from '../platform/identity/accounts/password'
import { createTenants } from '../platform/tenants/tenants'
import { databases, openTestDb } from '../test/databases'
import { tenant } from '../test/fakes'
import { ensureAdministrator } from './firstAdministrator'

const email = 'Admin@portal.example'
const now = new Date('2027-01-11T07:00:00Z')
const tenants = createTenants([tenant('one'), tenant('two')])

describe.each(databases)('the first administrator on %s', (database) => {
  let db: Db
  beforeEach(async () => {
    db = await openTestDb(database)
    await migrate(db)
  })
  afterEach(() => db.close())

  const accounts = () =>
    db.query<{ tenant: string; email: string; roles: string[] }>(
      'select tenant, email, roles from account order by tenant, email',
    )
  const add = (email: string, roles: string[]) =>
    createAccount(db, { tenant: 'one', sub: email, email, roles, passwordHash: UNUSABLE_HASH })

  it('C-114 gets an account with all roles of sections of the contract, without the role for medical content, in every tenant, once', async () => {
    await ensureAdministrator(db, tenants, { email, now })
    await ensureAdministrator(db, tenants, { email, now })
    const all = await accounts()
    expect(all.map((account) => [account.tenant, account.email])).toEqual([
      ['one', 'admin@portal.example'],
      ['two', 'admin@portal.example'],
    ])
    const { items } = users.properties['roles'] as unknown as { items: { enum: string[] } }
    const allRoles = items.enum.filter((role) => role !== 'records').toSorted()
    expect(all.map(({ roles }) => roles.toSorted())).toEqual([allRoles, allRoles])
  })

  it('AUTH-037 sets the password with the link of one letter in each tenant', async () => {
    await ensureAdministrator(db, tenants, { email, now })
    await ensureAdministrator(db, tenants, { email, now })
    const letters = await db.query(
      `select l.tenant, l.kind, p.email from letter l join person p on p.tenant = l.tenant and p.id = l.person_id
       order by l.tenant`,
    )
    expect(letters).toEqual(
      ['one', 'two'].map((tenant) => ({ tenant, kind: 'setPassword', email: 'admin@portal.example' })),
    )
  })

  it('adds the roles to an account that has the address', async () => {
    await add('admin@portal.example', ['Doctor'])
    await ensureAdministrator(db, tenants, { email, now })
    const [own] = await accounts()
    expect(own?.roles.toSorted()).toEqual([...sectionRoles, 'Doctor'].toSorted())
  })

  it('ROLE-008 changes nothing in a tenant where somebody grants roles', async () => {
    await add('alba@portal.example', ['RolesAdministrator'])
    await ensureAdministrator(db, tenants, { email, now })
    const inOne = (await accounts()).filter((account) => account.tenant === 'one')
    expect(inOne.map((account) => account.email)).toEqual(['alba@portal.example'])
  })
})
