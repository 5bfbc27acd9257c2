import type { Tx } from '../../platform/db/database'
import type { DemoService, DemoSpecialty } from './demoSpecialty'
import type { DemoSettings } from '../settings/demoSettings'
import { insertRows, takeIds } from '../rows'

/** An insurer and the services it pays for. */
export interface DemoInsurer {
  id: number
  services: ReadonlySet<DemoService>
}

/**
 * The services an insurer pays for. The first insurer is the private one and covers everything; an insurer named
 * "online" covers online services only; each other insurer excludes every fourth specialty, starting at its own index.
 */
export function coveredServices(
  insurer: { name: string; index: number },
  specialties: readonly DemoSpecialty[],
): DemoService[] {
  const { name, index } = insurer
  if (index === 0) return specialties.flatMap(({ services }) => services)
  const isOnline = /online/i.test(name)
  return specialties
    .filter((_, place) => isOnline || (place + index) % 4 !== 3)
    .flatMap(({ services }) => services.filter(({ type }) => !isOnline || type === 2))
}

/** Inserts insurers with their coverage. */
export async function seedInsurers(
  tx: Tx,
  tenant: string,
  { insurers, privateInsurerId }: DemoSettings,
  specialties: readonly DemoSpecialty[],
): Promise<DemoInsurer[]> {
  // One more id than insurers, because one of them may equal the private insurer's id.
  const takeId = await takeIds(tx, 'insurer', insurers.length + 1)
  const nextId = (): number => {
    const id = takeId()
    return id === privateInsurerId ? takeId() : id
  }
  const seeds = insurers.map((name, index) => ({
    name,
    id: index === 0 && privateInsurerId ? privateInsurerId : nextId(),
    services: new Set(coveredServices({ name, index }, specialties)),
  }))
  await insertRows(
    tx,
    'insurer',
    seeds.map(({ id, name }, index) => ({
      tenant,
      id,
      name,
      is_private: index === 0,
      // The others are names of companies, which stay the same in every language.
      translations: index === 0 ? { en: { name: 'Private' } } : null,
    })),
  )
  await insertRows(
    tx,
    'insurer_service',
    seeds.flatMap(({ id, services }) =>
      [...services].map((service) => ({ tenant, insurer_id: id, service_id: service.id })),
    ),
  )
  return seeds
}

/** Inserts the companies' agreements and returns their ids. */
export async function seedAgreements(
  tx: Tx,
  tenant: string,
  { agreements }: DemoSettings,
  specialties: readonly DemoSpecialty[],
): Promise<number[]> {
  const agreementId = await takeIds(tx, 'agreement', agreements.length)
  const seeds = agreements.map((agreement) => ({ ...agreement, id: agreementId() }))
  await insertRows(
    tx,
    'agreement',
    seeds.map(({ id, name }) => ({ tenant, id, name })),
  )
  await insertRows(
    tx,
    'agreement_service',
    seeds.flatMap(({ id, specialties: keys }) =>
      specialties
        .filter(({ key }) => keys.includes(key))
        .flatMap(({ services }) => services)
        .map((service) => ({ tenant, agreement_id: id, service_id: service.id })),
    ),
  )
  return seeds.map(({ id }) => id)
}
