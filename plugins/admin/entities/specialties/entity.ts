import type { AdminSpecialty } from '@schemas/generated/entities'
import type { AdminEntity } from '@kits/admin/entity'
import form from 'virtual:form/AdminSpecialty'
import { allServices } from '../services/options'

/** Specialties (ADMIN-034). */
const specialties: AdminEntity<AdminSpecialty> = {
  name: 'SPECIALTY',
  form,
  key: 'id',
  path: 'api/consultation-specialties',
  columns: ['name', 'description', 'maxAge', 'isActive'],
  impliedValues: { isActive: true },
  choices: {
    categoryId: { from: 'GET api/specialties-categories' },
    consultationServices: allServices,
  },
}

export default specialties
