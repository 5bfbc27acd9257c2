import type { CountryProviders } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { listProviders } from './providers'

/** Providers of a country, and those elsewhere who see people from abroad. Takes an ISO 3166 alpha-2 code. */
export async function listCountryProviders(
  db: Tx,
  tenant: string,
  language: string,
  country: string,
): Promise<CountryProviders> {
  const all = await listProviders(db, tenant, language)
  const isHere = (provider: { country?: string | null }) => provider.country === country.toUpperCase()
  return {
    providers: all.filter(isHere),
    internationalProviders: all.filter((one) => one.internationalProviders && !isHere(one)),
  }
}
