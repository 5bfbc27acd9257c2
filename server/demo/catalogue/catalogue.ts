import type { Tx } from '../../platform/db/database'
import { seedAgreements, seedInsurers, type DemoInsurer } from './coverage'
import type { DemoSettings } from '../settings/demoSettings'
import { insertRows, takeIds } from '../rows'
import { englishCategories } from './englishSpecialties'
import type { DemoSpecialty } from './demoSpecialty'
import { servicesOf } from './services'
import { specialtySeeds, type SpecialtySeed } from './specialties'

/** The tenant's specialties with their services, insurers and agreements. */
export interface DemoCatalogue {
  specialties: DemoSpecialty[]
  insurers: DemoInsurer[]
  agreementIds: number[]
}

/** Inserts specialty categories, specialties, services, insurers and agreements. */
export async function seedCatalogue(tx: Tx, tenant: string, settings: DemoSettings): Promise<DemoCatalogue> {
  const specialties = await createSpecialties(tx, settings)
  const categories = await insertCategories(tx, tenant, specialties)
  await insertRows(
    tx,
    'specialty',
    specialties.map(({ id, name, description, translations, maxAge, category }) => ({
      tenant,
      id,
      name,
      description,
      translations,
      max_age: maxAge ?? null,
      category_id: categories.get(category),
    })),
  )
  await insertServices(tx, tenant, specialties)
  return {
    specialties,
    insurers: await seedInsurers(tx, tenant, settings, specialties),
    agreementIds: await seedAgreements(tx, tenant, settings, specialties),
  }
}

async function createSpecialties(tx: Tx, { specialties, offer }: DemoSettings): Promise<DemoSpecialty[]> {
  const seeds = specialties.map(findSpecialtySeed)
  const offered = seeds.map((seed) => ({ seed, services: servicesOf(offer, seed) }))
  const specialtyId = await takeIds(tx, 'specialty', seeds.length)
  const serviceId = await takeIds(tx, 'service', offered.flatMap(({ services }) => services).length)
  return offered.map(({ seed, services }) => ({
    ...seed,
    id: specialtyId(),
    services: services.map((service) => ({ ...service, id: serviceId() })),
  }))
}

function findSpecialtySeed(key: string): SpecialtySeed {
  const seed = specialtySeeds.find((specialty) => specialty.key === key)
  if (!seed) throw new RangeError(`No specialty has the key ${key}; see server/demo/catalogue/specialties.ts`)
  return seed
}

async function insertCategories(
  tx: Tx,
  tenant: string,
  specialties: readonly DemoSpecialty[],
): Promise<Map<string, number>> {
  const names = [...new Set(specialties.map(({ category }) => category))]
  const categoryId = await takeIds(tx, 'specialty_category', names.length)
  const categories = new Map(names.map((name) => [name, categoryId()]))
  await insertRows(
    tx,
    'specialty_category',
    [...categories].map(([name, id]) => ({
      tenant,
      id,
      name,
      translations: { en: { name: englishCategories[name] } },
    })),
  )
  return categories
}

async function insertServices(tx: Tx, tenant: string, specialties: readonly DemoSpecialty[]): Promise<void> {
  const rows = specialties.flatMap((specialty) =>
    specialty.services.map((service) => ({
      tenant,
      id: service.id,
      specialty_id: specialty.id,
      name: service.name,
      external_id: service.externalId,
      simply_book_id: `sb-${service.id}`,
      description: service.description,
      message: service.message,
      translations: service.translations,
      amount: service.amount,
      duration: service.duration,
      type: service.type,
      visit_kind: service.visitKind ?? null,
      is_default: service === specialties[0]?.services[0],
    })),
  )
  await insertRows(tx, 'service', rows)
}
