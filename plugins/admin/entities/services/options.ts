import type { ChoiceSource } from '@kits/admin/entity'

/** All services; every specialty has a first visit, so it is said whose each is. */
export const allServices: ChoiceSource = {
  from: 'GET api/consultation-services/all',
  owner: { field: 'consultationSpecialtyId', from: 'GET api/consultation-specialties' },
}
