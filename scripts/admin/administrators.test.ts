import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../server/platform/db/database'
import { migrate } from '../../server/platform/db/migrate'
import { createAccount } from '../../server/platform/identity/accounts/account'
import { findLinkEnd } from '../../server/platform/identity/singleUse/links'
import { createTenants } from '../../server/platform/tenants/tenants'
import { openTestDb, ruleDatabases } from '../../server/test/databases'
import { tenant } from '../../server/test/fakes'
import { runAdmin } from './runAdmin'

const now = new Date('2027-01-11T07:00:00Z')
const email = 'jefa@clinica.example'

describe.each(ruleDatabases)('administrators by command on %s', (database) => {
  let db: Db
  beforeAll(async () => {
    db = await openTestDb(database)
    await migrate(db)
  })
  afterAll(() => db.close())

  const run = (...words: string[]) =>
    runAdmin(words, {
      open: async () => ({ ...db, close: async () => {} }),
      tenants: createTenants([tenant('one'), tenant('two')]),
      publicOrigin: 'https://portal.example',
      now,
    })
  const linkOf = async () => {
    const [url = ''] = await run('link', 'one', email)
    return { url, values: new URLSearchParams(url.split('?')[1]) }
  }

  it('creates an administrator of one tenant, who gets the letter for the password', async () => {
    expect(await run('create', 'one', ' Jefa@clinica.example'.trim())).toEqual([
      expect.stringContaining('sends the letter'),
    ])
    expect(await db.query('select tenant, kind from letter')).toEqual([
      { tenant: 'one', kind: 'setPassword' },
    ])
    expect(await run('list', 'one')).toEqual([`one  ${email}  all roles  never used`, '1 administrators'])
    expect(await run('list', 'two')).toEqual(['0 administrators'])
  })

  it('gives an account that is there the roles and sends no second letter', async () => {
    await createAccount(db, { tenant: 'two', sub: 'alba', email, roles: ['Doctor'], passwordHash: '-' })
    expect(await run('create', 'two', email)).toEqual([expect.stringContaining('had an account in two')])
    expect(await db.query(`select from letter where tenant = 'two'`)).toEqual([])
    expect(await run('list')).toHaveLength(3)
  })

  it('AUTH-037 the link sets the first password; after the conditions it is one of a forgotten password', async () => {
    const { url, values } = await linkOf()
    expect(url).toMatch(/^https:\/\/one\.localhost\/#\/accept-conditions\?/)
    const personId = values.get('userId') ?? ''
    const token = values.get('token') ?? ''
    expect(await findLinkEnd(db, { tenant: 'one', personId, purpose: 'setPassword' }, token)).toBeInstanceOf(
      Date,
    )
    await db.query(
      `insert into accepted_conditions (tenant, person_id, version, accepted_at) values ('one', $1, '1', now())`,
      [personId],
    )
    expect((await linkOf()).url).toContain('/#/reset-password?')
  })

  it('refuses a tenant, an address and a command that it does not know', async () => {
    await createAccount(db, {
      tenant: 'one',
      sub: 'luis',
      email: 'luis@clinica.example',
      roles: [],
      passwordHash: '-',
    })
    await expect(run('create', 'three', email)).rejects.toThrow('There are: one, two')
    await expect(run('create', 'one', 'jefa')).rejects.toThrow('is no email address')
    await expect(run('link', 'one', 'luis@clinica.example')).rejects.toThrow('is no administrator of one')
    await expect(run('constructor')).rejects.toThrow('npm run admin -- create')
  })
})
