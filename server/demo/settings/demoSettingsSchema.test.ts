import { expect, it } from 'vitest'
import { createAjv } from '../../tenants/schemas'
import { openDemoDb } from '../../test/seededDatabases'
import { tenant } from '../../test/fakes'
import { createTenants } from '../../tenants/tenants'
import { readDemoSettings } from './demoSettings'
import { demoSettingsSchema } from './demoSettingsSchema'

const isFlavour = createAjv().compile(demoSettingsSchema)
const faultsOf = (value: object) => (isFlavour(value) ? [] : isFlavour.errors)

it('the general demo data pass their own schema', () => {
  expect(faultsOf(readDemoSettings(tenant('one')))).toEqual([])
})

it('what the schema lets through can be sown, however little it is', async () => {
  const demo = {
    specialties: ['familia'],
    insurers: ['Privado'],
    agreements: [],
    places: [{ city: 'Oviedo', country: 'ES', zone: 'Europe/Madrid', centre: 'Centro Uría' }],
    doctors: 1,
    namesFrom: 500,
  }
  expect(faultsOf(demo)).toEqual([])
  const tenants = createTenants([tenant('one', { backend: { features: [], demo } })])
  const db = await openDemoDb('pglite', tenants, new Date('2027-01-11T09:00:00Z'))
  const doctors = await db.query<{ n: number }>('select count(*)::int as n from doctor')
  expect(doctors).toEqual([{ n: 1 }])
  await db.close()
})
