// @vitest-environment node
/** Run by schemaChange.test.ts in a copy of the project whose companies have a `sector`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../server/test/clinic/clinic'

let clinic: Clinic
let admin: Caller
beforeAll(async () => {
  clinic = await openClinic('pglite')
  admin = await clinic.as('admin@portico.test')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

test('the server validates, stores, lists and sorts the field and has its history', async () => {
  const create = (body: object) => admin('POST', 'api/companies', body)
  expect((await create({ name: 'Acme', sector: 'x'.repeat(21) })).body).toMatchObject({
    details: { fields: [{ path: '/sector', keyword: 'maxLength' }] },
  })
  const { id } = (await create({ name: 'Acme', sector: 'Zinc' })).body as { id: number }
  await create({ name: 'Bodega', sector: 'Acero' })
  expect((await admin('GET', `api/companies/${id}`)).body).toMatchObject({ name: 'Acme', sector: 'Zinc' })
  const { body } = await admin('GET', 'api/companies?page=0&sort=sector')
  const sectors = (body as { items: { sector?: string }[] }).items.flatMap(({ sector }) => sector ?? [])
  expect(sectors).toEqual(['Acero', 'Zinc'])
  expect((await admin('GET', `api/audit/Company/${id}`)).body).toMatchObject([{ after: { sector: 'Zinc' } }])
})
