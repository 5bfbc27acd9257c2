// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminUser } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { findAccountByEmail } from '../../identity/accounts/account'

describe.each(ruleDatabases)('what copying brings along on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('is not stored with a telephone, a document and a name, whatever the form', async () => {
    const path = `api/users/admin/${personId('one', 'luis')}`
    const { body: before } = await admin('GET', path)
    const { status } = await admin('PUT', path, {
      ...(before as AdminUser),
      name: 'Luis\u200B',
      surname: 'Vega\u2011Ruiz\u00A0',
      phone: '\u202A+34\u00A0600\u2013000\u2013000\u202C',
      identificationNumberType: 4,
      identificationNumber: '\uFEFFk1234567\u2009l',
    })
    const { body } = await admin('GET', path)
    expect([status, body]).toMatchObject([
      200,
      { name: 'Luis', surname: 'Vega-Ruiz', phone: '+34 600-000-000', identificationNumber: 'K1234567L' },
    ])
  })

  it('AUTH-001 finds the account of an e-mail address that was copied', async () => {
    const copied = '\u200BAna@portico.test\u00A0'
    expect(await findAccountByEmail(clinic.db, 'one', copied)).toMatchObject({ email: 'ana@portico.test' })
  })
})
