// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { databases } from '../../../test/databases'

describe.each(databases)('a fault of the database on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let nobody: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    nobody = await clinic.as()
  }, STARTUP_TIMEOUT)
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => clinic.close())

  /** Makes every statement fail as the driver does. */
  function breakDatabase(error: Error) {
    const fail = async () => {
      throw error
    }
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const method of ['query', 'exec', 'tx'] as const)
      vi.spyOn(clinic.db, method).mockImplementation(fail)
    return log
  }
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const shutDown = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const bug = Object.assign(new Error('relation "person" does not exist'), { code: '42P01' })

  it.each([
    [refused, 503],
    [shutDown, 503],
    [bug, 500],
  ])('ERR-012 SHELL-040 %s is not the end of the session: %i', async (error, expected) => {
    const log = breakDatabase(error)
    const { status, body } = await ana('GET', 'api/users/data')
    expect([status, body]).toEqual([expected, { message: 'GENERAL', details: expect.anything() as unknown }])
    expect(log).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
    expect((await ana('GET', 'api/users/data')).status).toBe(200)
  })

  it('SHELL-040 a token that is not valid is 401 while the database fails', async () => {
    breakDatabase(refused)
    const { status } = await nobody('GET', 'api/users/data', undefined, { authorization: 'Bearer x.y.z' })
    expect(status).toBe(401)
  })
})
