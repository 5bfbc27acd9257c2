// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

const USERS = 8000

describe.each(databases)('the export of users on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let ana: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    await clinic.db.exec(
      `insert into person (tenant, id, name) select 'one', 'extra-' || n, 'Extra ' || n from generate_series(1, ${USERS}) n`,
    )
    admin = await clinic.as('admin@portico.test')
    ana = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('ADMIN-103 does not hold up the screens of others', async () => {
    let isExported = false
    const exported = admin('GET', 'api/users/admin/export?search=extra').then(({ body }) => {
      isExported = true
      return String(body)
    })
    for (const path of ['api/users/data', 'api/insurers', 'api/users/data']) {
      expect((await ana('GET', path)).status).toBe(200)
    }
    expect(isExported).toBe(false)
    // A header, and one line for each user, once.
    const lines = (await exported).trimEnd().split('\r\n')
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines).toHaveLength(USERS + 1)
  })
})
