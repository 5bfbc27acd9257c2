import { expect, it } from 'vitest'
import { createAjv } from '../../platform/tenants/schemas'
import { openDemoDb } from '../../test/seededDatabases'
import { tenant } from '../../test/fakes'
import { createTenants } from '../../platform/tenants/tenants'
import { demoSpecialties } from '../../platform/tenants/settings/demoSpecialties'
import { specialtySeeds } from '../catalogue/specialties'
import { readDemoSettings } from './demoSettings'
import { demoSettingsSchema } from '../../platform/tenants/settings/demoSettingsSchema'

const validate = createAjv().compile(demoSettingsSchema)
const errorsOf = (value: object) => (validate(value) ? [] : validate.errors)

it('the default settings are valid', () => {
  expect(errorsOf(readDemoSettings(tenant('one')))).toEqual([])
})

it('settings may name every specialty of the demo data and no other', () => {
  expect(specialtySeeds.map(({ key }) => key)).toEqual(demoSpecialties)
})

it('the smallest valid settings can be seeded', async () => {
  const demo = {
    specialties: ['familia'],
    insurers: ['Privado'],
    agreements: [],
    places: [{ city: 'Oviedo', country: 'ES', zone: 'Europe/Madrid', centre: 'Centro Uría' }],
    doctors: 1,
    namesFrom: 500,
  }
  expect(errorsOf(demo)).toEqual([])
  const tenants = createTenants([tenant('one', { backend: { features: [], demo } })])
  const db = await openDemoDb('pglite', tenants, new Date('2027-01-11T09:00:00Z'))
  const doctors = await db.query<{ n: number }>('select count(*)::int as n from doctor')
  expect(doctors).toEqual([{ n: 1 }])
  await db.close()
})
