import type { ChoiceSource } from '@portico/admin/entity'

/** Options of all services, named with their specialty: every specialty has a first visit. */
export const allServices: ChoiceSource = {
  from: 'GET api/consultation-services/all',
  owner: { field: 'consultationSpecialtyId', from: 'GET api/consultation-specialties' },
}
