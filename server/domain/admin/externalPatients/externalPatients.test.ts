// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../../test/databases'
import { testClinic } from '../../../test/clinic/testClinic'

const path = 'api/users/admin'

describe.each(ruleDatabases)('patients of the hospital on %s', (database) => {
  const { call: admin, clinic } = testClinic(database, 'admin@portico.test')

  const find = async (externalId: string) => {
    const { status, body } = await admin('GET', `${path}/find-external-patient/${externalId}`)
    return { status, body: body as Record<string, unknown> }
  }
  const create = (body: object) => admin('POST', path, body)

  it('ADMIN-102 C-133 a patient of the hospital is found by number, and is no user yet', async () => {
    const { body } = await find('HC-1001')
    expect(body).toMatchObject({ name: 'Elvira', externalId: 'HC-1001', identificationNumber: '00000014Z' })
    expect(body).not.toHaveProperty('id')
    expect((await find('HC-9')).status).toBe(404)
    const patient = await clinic().as('ana@portico.test')
    expect((await patient('GET', `${path}/find-external-patient/HC-1001`)).status).toBe(403)
  })

  it('ADMIN-102 whoever is a user already, by number or by document, is found as that user', async () => {
    const document = { identificationNumberType: 1, identificationNumber: '00000014Z' }
    const { id } = (await create({ name: 'Elvira', ...document })).body as { id: string }
    expect((await find('HC-1001')).body).toMatchObject({ id, name: 'Elvira' })
    const known = (await create({ name: 'Olga', externalId: 'HC-1002' })).body as { id: string }
    expect((await find('HC-1002')).body).toMatchObject({ id: known.id, name: 'Olga' })
  })

  it('ADMIN-102 nobody gets the number of another user', async () => {
    const { id } = (await create({ name: 'Iria', externalId: 'HC-77' })).body as { id: string }
    const unique = { details: { fields: [{ path: '/externalId', keyword: 'unique', params: { user: id } }] } }
    const both = await Promise.all([
      create({ name: 'Uno', externalId: 'HC-78' }),
      create({ name: 'Dos', externalId: 'HC-78' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await create({ name: 'Otra', externalId: 'HC-77' })).body).toMatchObject(unique)
    expect(
      (await admin('PUT', `${path}/${id}`, { name: 'Iria', externalId: 'HC-77', version: 1, surname: 'Rey' }))
        .status,
    ).toBe(200)
  })
})
