import type { AdminEntity } from '@core/admin/entity'
import form from 'virtual:form/AdminSpecialty'

/** Specialties (ADMIN-034). */
const specialties: AdminEntity = {
  name: 'SPECIALTY',
  form,
  key: 'id',
  path: 'api/consultation-specialties',
  columns: ['name', 'description', 'maxAge', 'isActive'],
  choices: {
    categoryId: { from: 'GET api/specialties-categories' },
    consultationServices: { from: 'GET api/consultation-services/all' },
  },
}

export default specialties
