import { bookingSettingsOf } from '../platform/tenants/settings/bookingSettings'
import { conditionsVersion } from '../domain/registration/conditions/conditions'
import { createRandom, seedOf } from '../domain/shared/random'
import { localDay } from '../domain/shared/zone'
import type { Db, Tx } from '../platform/db/database'
import { hashPassword } from '../platform/identity/accounts/password'
import type { TenantOnServer, Tenants } from '../platform/tenants/tenants'
import { seedAdministration } from './admin/admin'
import { seedChat } from './chat/chat'
import { planPatientAppointments } from './appointments/patientAppointments'
import { planAccountAppointments } from './appointments/accountAppointments'
import { seedCatalogue } from './catalogue/catalogue'
import { seedDoctors, type DemoDoctor } from './doctors/doctors'
import { seedDocuments } from './admin/documents'
import { seedMeasurements } from './records/measurements'
import { seedRecords } from './records/records'
import { readDemoSettings } from './settings/demoSettings'
import { insertRows } from './rows'
import { seedCareAreas } from './people/careAreas'
import { seedIdentityChecks } from './people/identityChecks'
import { seedExternalPatients } from './people/externalPatients'
import { seedPeople } from './people/people'
import { personId } from './people/personRow'
import { seedPlans } from './people/plans'
import { seedPolicies, seedPolicyChecks } from './people/policies'
import { seedScanPatients } from './people/scanPatients'
import { createPlanner } from './appointments/planner'

/** The password of every demo account. */
const PASSWORD = 'Portico2026'

/** The features that add demo data. */
const seededFeatures = ['binah', 'careAreas', 'chat', 'devices', 'videoAdvices'] as const

const has = ({ backend }: TenantOnServer, feature: (typeof seededFeatures)[number]) =>
  backend.features.includes(feature)

/** What decides the demo data of a tenant. Its other features, its payments and the limits of its bookings do not. */
export function demoInput(tenant: TenantOnServer): object {
  const { id, manifest, backend } = tenant
  const { features: _features, payment: _payment, booking: _booking, ...others } = backend
  const { asksForInsurer } = bookingSettingsOf(tenant)
  const features = seededFeatures.filter((feature) => has(tenant, feature))
  return { id, manifest, others, asksForInsurer, features }
}

/**
 * Inserts demo data into each tenant without people: catalogue, doctors, people, accounts and appointments around `now`.
 * The same tenant and `now` give the same data. The accounts have one password.
 */
export async function seedDemo(db: Db, tenants: Tenants, now: Date): Promise<void> {
  let passwordHash: string | undefined
  for (const tenant of tenants.all) {
    if (await hasPeople(db, tenant.id)) continue
    const hashed = (passwordHash ??= await hashPassword(PASSWORD))
    await db.tx(async (tx) => {
      await seedTenant(tx, tenant, now, hashed)
      await acceptDemoConditions(tx, tenant, now)
    })
  }
}

async function hasPeople(db: Tx, tenant: string): Promise<boolean> {
  return (await db.query('select 1 from person where tenant = $1 limit 1', [tenant])).length > 0
}

async function seedTenant(tx: Tx, tenant: TenantOnServer, now: Date, passwordHash: string): Promise<void> {
  const { id } = tenant
  const random = createRandom(seedOf(id))
  const settings = readDemoSettings(tenant)
  const today = localDay(tenant.manifest.timeZone ?? 'Europe/Madrid', now.getTime())
  const catalogue = await seedCatalogue(tx, id, settings)
  const doctors = await seedDoctors(tx, id, settings, catalogue, today)
  const people = await seedPeople(tx, {
    tenant: id,
    doctors,
    agreementIds: catalogue.agreementIds,
    random,
    now,
    passwordHash,
  })
  await seedWhatPeopleHave(tx, tenant, doctors, now)
  const planner = createPlanner()
  planAccountAppointments(planner, doctors, people, {
    insurers: bookingSettingsOf(tenant).asksForInsurer ? catalogue.insurers : [],
    notes: settings.notes,
    now,
    hasVideoVisit: settings.videoVisit,
  })
  planPatientAppointments(planner, doctors, people.others, random, now)
  await insertRows(tx, 'appointment', planner.rows(id))
  await seedPolicyChecks(tx, id, now)
  await seedDocuments(tx, id, { patients: people.others.slice(0, 8), random, now })
  await seedHealth(tx, tenant, people, now)
  const advices = { doctors, people: people.others, viewer: people.ana }
  await seedAdministration(tx, id, {
    owners: people.others.slice(0, 4),
    random,
    now,
    ...(has(tenant, 'videoAdvices') && { advices }),
  })
}

/** Plans, policies, care areas, conversations, checks of identity and what else people have besides appointments and records. */
async function seedWhatPeopleHave(
  tx: Tx,
  tenant: TenantOnServer,
  doctors: readonly DemoDoctor[],
  now: Date,
): Promise<void> {
  const { id } = tenant
  await seedPlans(tx, tenant)
  await seedPolicies(tx, tenant, now)
  if (has(tenant, 'careAreas')) await seedCareAreas(tx, id, doctors)
  if (has(tenant, 'chat')) await seedChat(tx, id, doctors, now)
  await seedExternalPatients(tx, id)
  if (tenant.backend.identityChecks?.provider === 'sandbox') await seedIdentityChecks(tx, id, now)
  if (has(tenant, 'binah')) await seedScanPatients(tx, tenant)
}

/** Everybody with an account has accepted the conditions of the service. */
export async function acceptDemoConditions(tx: Tx, tenant: TenantOnServer, now: Date): Promise<void> {
  await tx.query(
    `insert into accepted_conditions (tenant, person_id, version, accepted_at)
     select a.tenant, a.sub, $2, $3::timestamptz from account a join person p on p.tenant = a.tenant and p.id = a.sub
     where a.tenant = $1 on conflict do nothing`,
    [tenant.id, conditionsVersion(tenant), now.toISOString()],
  )
}

/** Medical records of some people and, where the tenant has devices, the measurements of ana. */
async function seedHealth(
  tx: Tx,
  tenant: TenantOnServer,
  { ana, parent }: Awaited<ReturnType<typeof seedPeople>>,
  now: Date,
): Promise<void> {
  const { id } = tenant
  await seedRecords(tx, id, [ana, parent, personId(id, 'luis')], parent, now)
  if (has(tenant, 'devices')) await seedMeasurements(tx, id, ana, now)
}
