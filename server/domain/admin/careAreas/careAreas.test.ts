// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminUser, CareArea } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

const path = 'api/careareas'
const ana = personId('one', 'ana')

describe.each(ruleDatabases)('care areas on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let patient: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['careAreas'])
    admin = await clinic.as('admin@portico.test')
    patient = await clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const add = async (name: string) => ((await admin('POST', path, { name })).body as { id: number }).id
  const list = async () =>
    ((await patient('GET', `${path}/`)).body as CareArea[])
      .filter(({ name }) => name.startsWith('Zona'))
      .map(({ name, isAssigned }) => [name, isAssigned])
  const readAna = async () => (await admin('GET', `api/users/admin/${ana}`)).body as AdminUser
  const saveAna = async (part: Partial<AdminUser>) =>
    admin('PUT', `api/users/admin/${ana}`, { ...(await readAna()), ...part })

  it('REC-029 REC-081 ADMIN-105 ADMIN-106 ADMIN-107 an area is added, assigned in the user record, read by the patient, renamed and deleted', async () => {
    const heart = await add('Zona cardíaca')
    const sleep = await add('Zona de sueño')
    expect((await saveAna({ careAreas: [heart] })).status).toBe(200)
    expect(await list()).toEqual([
      ['Zona cardíaca', true],
      ['Zona de sueño', false],
    ])
    expect((await admin('PUT', `${path}/${heart}`, { name: 'Zona corazón' })).body).toEqual({
      id: heart,
      name: 'Zona corazón',
    })
    expect((await admin('DELETE', `${path}/${heart}`)).body).toMatchObject({ message: 'IN_USE' })
    expect((await saveAna({ careAreas: [] })).status).toBe(200)
    expect((await admin('DELETE', `${path}/${heart}`)).status).toBe(204)
    expect(await list()).toEqual([['Zona de sueño', false]])
    expect((await admin('PUT', `${path}/${heart}`, { name: 'x' })).status).toBe(404)
    const twice = { details: { fields: [{ path: '/name', keyword: 'unique' }] } }
    expect((await admin('POST', path, { name: 'Zona de sueño' })).body).toMatchObject(twice)
    expect((await admin('DELETE', `${path}/${sleep}`)).status).toBe(204)
  })

  it('C-041 MENU-007 care areas and the scenarios of the menu are two things', async () => {
    const flags = (await patient('GET', `${path}/patient`)).body
    const area = await add('Zona de rehabilitación')
    await saveAna({ careAreas: [area] })
    expect((await patient('GET', `${path}/patient`)).body).toEqual(flags)
    expect((await readAna()).careAreas).toEqual([area])
  })

  it('FEAT-033 scenarios change only in tenants whose administrators edit them', async () => {
    const { attentionScenarios = [] } = await readAna()
    expect((await saveAna({ attentionScenarios: ['HasMyDates'] })).body).toMatchObject({ message: 'ROLE' })
    expect((await saveAna({ attentionScenarios, surname: 'Otra' })).status).toBe(200)
  })

  it('ADMIN-105 only users administrators of a tenant with care areas change them', async () => {
    expect((await patient('POST', path, { name: 'x' })).status).toBe(403)
    const other = await clinic.as('admin@portico.test', 'two')
    expect((await other('POST', path, { name: 'x' })).status).toBe(403)
    expect((await admin('POST', path, { name: ' ' })).body).toMatchObject({
      details: { fields: [{ path: '/name' }] },
    })
  })
})
