// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

const ana = personId('one', 'ana')
const path = 'api/users/external-sign-in'

describe.each(ruleDatabases)('the sign-in through a provider on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    call = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  const join = (person: string, subject: string) =>
    clinic.db.query(
      `insert into external_identity (tenant, issuer, subject, sub) values ('one', 'https://id.example/op', $2, $1)`,
      [personId('one', person), subject],
    )

  it('AUTH-019 a person sees it, and ends their own', async () => {
    expect((await call('GET', path)).body).toEqual({ name: null })
    await join('ana', 's1')
    await join('luis', 's2')
    expect((await call('GET', path)).body).toEqual({ name: 'id.example' })
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('GET', path)).body).toEqual({ name: null })
    const left = await clinic.db.query('select subject from external_identity')
    expect(left, 'that of somebody else stays').toEqual([{ subject: 's2' }])
    const [entry] = await clinic.db.query(
      `select before, after from audit where tenant = 'one' and record_id = $1 order by id desc limit 1`,
      [ana],
    )
    expect(entry).toEqual({
      before: { externalSignIn: 'https://id.example/op' },
      after: { externalSignIn: null },
    })
    expect((await call('DELETE', path)).status, 'a second time changes nothing').toBe(204)
  })

  it('C-119 nobody ends that of the person they act for', async () => {
    const acting = { 'x-impersonation-user': personId('one', 'ana/child') }
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(method, path, undefined, acting)).status).toBe(403)
  })
})
