import type { Choices } from '@kits/admin/entity'

/** All services; every specialty has a first visit, so it is said whose each is. */
export const allServices: Choices = {
  from: 'GET api/consultation-services/all',
  of: { field: 'consultationSpecialtyId', from: 'GET api/consultation-specialties' },
}
