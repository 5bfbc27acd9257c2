import type { Service, SpecialistService } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { listProviders } from './providers'
import { listServices } from '../catalogue/services'

/**
 * Services that are shown in the agenda, sorted by name, each with the practices that offer it at their own price and
 * duration. Services without a practice are left out.
 */
export async function listSpecialists(
  db: Tx,
  tenant: string,
  language: string,
): Promise<SpecialistService[]> {
  const services = await listServices(db, tenant, language, true)
  const providers = await listProviders(db, tenant, language)
  const givenBy = ({ id }: Service) => providers.filter((one) => one.services.some((own) => own.id === id))
  return services
    .map((service) => ({ service, specialists: givenBy(service) }))
    .filter(({ specialists }) => specialists.length > 0)
}
