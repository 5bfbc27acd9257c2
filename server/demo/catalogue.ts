import type { Tx } from '../db/engine'
import type { Flavour } from './flavour'
import { insertRows, takeIds } from './insert'
import { servicesOf, specialtySeeds, type ServiceSeed } from './specialties'

export interface DemoService extends ServiceSeed {
  id: number
}

export interface DemoSpecialty {
  id: number
  key: string
  name: string
  services: DemoService[]
}

/** The tenant's specialties with their services, and the ids of its insurers. */
export interface DemoCatalogue {
  specialties: DemoSpecialty[]
  insurerIds: number[]
}

const messages = {
  1: 'Llega diez minutos antes y trae tu documento de identidad y los informes que tengas.',
  2: 'Busca un sitio tranquilo y con buena luz. Ten a mano tus informes y tu medicación.',
}

/** Inserts insurers, specialties and services. */
export async function seedCatalogue(tx: Tx, tenant: string, flavour: Flavour): Promise<DemoCatalogue> {
  const seeds = flavour.specialties.flatMap((key) => specialtySeeds.find((seed) => seed.key === key) ?? [])
  const specialtyId = await takeIds(tx, 'specialty', seeds.length)
  const serviceId = await takeIds(tx, 'service', seeds.flatMap(servicesOf).length)
  const specialties = seeds.map((seed) => ({
    ...seed,
    id: specialtyId(),
    services: servicesOf(seed).map((service) => ({ ...service, id: serviceId() })),
  }))
  await insertRows(
    tx,
    'specialty',
    specialties.map(({ id, name, description, maxAge }) => ({
      tenant,
      id,
      name,
      description,
      max_age: maxAge ?? null,
    })),
  )
  await insertServices(tx, tenant, specialties)
  return { specialties, insurerIds: await insertInsurers(tx, tenant, flavour) }
}

async function insertServices(tx: Tx, tenant: string, specialties: readonly DemoSpecialty[]): Promise<void> {
  const rows = specialties.flatMap((specialty) =>
    specialty.services.map((service) => ({
      tenant,
      id: service.id,
      specialty_id: specialty.id,
      name: service.name,
      external_id: service.externalId,
      description: service.description,
      message: messages[service.type],
      amount: service.amount,
      duration: service.duration,
      type: service.type,
      is_default: service === specialties[0]?.services[0],
    })),
  )
  await insertRows(tx, 'service', rows)
}

async function insertInsurers(tx: Tx, tenant: string, { insurers }: Flavour): Promise<number[]> {
  const insurerId = await takeIds(tx, 'insurer', insurers.length)
  const rows = insurers.map((name) => ({ tenant, id: insurerId(), name }))
  await insertRows(tx, 'insurer', rows)
  return rows.map((row) => row.id)
}
