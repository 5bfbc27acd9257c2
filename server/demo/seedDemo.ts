import { createRandom, seedOf } from '../areas/random/random'
import { localDay } from '../areas/time/zone'
import type { Db, Tx } from '../db/engine'
import { hashPassword } from '../identity/accounts/password'
import type { TenantOnServer, Tenants } from '../tenants/tenants'
import { seedAdministration } from './admin/admin'
import { planPatientAppointments } from './appointments/patientAppointments'
import { planAccountAppointments } from './appointments/accountAppointments'
import { seedCatalogue } from './catalogue/catalogue'
import { seedDoctors } from './doctors/doctors'
import { seedDocuments } from './admin/documents'
import { readDemoSettings } from './settings/demoSettings'
import { insertRows } from './rows'
import { seedPeople } from './people/people'
import { createPlanner } from './appointments/planner'

/** The password of every demo account. */
const PASSWORD = 'Portico2026'

/**
 * Fills each tenant that has nobody yet: doctors, what they offer, people, accounts and appointments around now.
 * The same tenant and the same moment give the same data. `hash`: how the password of all is hashed.
 */
export async function seedDemo(db: Db, tenants: Tenants, now: Date, hash = hashPassword): Promise<void> {
  let passwordHash: string | undefined
  for (const tenant of tenants.all) {
    if (await hasPeople(db, tenant.id)) continue
    const own = (passwordHash ??= await hash(PASSWORD))
    await db.tx((tx) => seedTenant(tx, tenant, now, own))
  }
}

async function hasPeople(db: Tx, tenant: string): Promise<boolean> {
  return (await db.query('select 1 from person where tenant = $1 limit 1', [tenant])).length > 0
}

async function seedTenant(tx: Tx, tenant: TenantOnServer, now: Date, passwordHash: string): Promise<void> {
  const { id } = tenant
  const random = createRandom(seedOf(id))
  const flavour = readDemoSettings(tenant)
  const today = localDay(tenant.manifest.timeZone ?? 'Europe/Madrid', now.getTime())
  const catalogue = await seedCatalogue(tx, id, flavour)
  const doctors = await seedDoctors(tx, id, flavour, catalogue, today)
  const people = await seedPeople(tx, {
    tenant: id,
    doctors,
    agreementIds: catalogue.agreementIds,
    random,
    now,
    passwordHash,
  })
  const planner = createPlanner()
  planAccountAppointments(planner, doctors, people, {
    insurers: catalogue.insurers,
    notes: flavour.notes,
    now,
  })
  planPatientAppointments(planner, doctors, people.others, random, now)
  await insertRows(tx, 'appointment', planner.rows(id))
  await seedDocuments(tx, id, { patients: people.others.slice(0, 8), random, now })
  await seedAdministration(tx, id, { owners: people.others.slice(0, 4), random, now })
}
