import type { Tenant } from '@schemas/generated/tenant'

/** The numbers of a country, by its ISO code. */
export type NumbersByCountry = Readonly<Record<string, { emergency: string; crisis: string } | undefined>>

/** What a tenant says about the numbers to call. */
export type TenantNumbers = Pick<Tenant, 'emergencyNumber' | 'crisisNumber' | 'country'>

/** The numbers to call, as people write them. The tenant's own come first; without a crisis line it is the emergency number. */
export const emergencyNumbers = (
  { emergencyNumber, crisisNumber, country }: TenantNumbers,
  countries: NumbersByCountry,
): { emergency: string; crisis: string } => ({
  emergency: emergencyNumber,
  crisis: crisisNumber ?? countries[country]?.crisis ?? emergencyNumber,
})
