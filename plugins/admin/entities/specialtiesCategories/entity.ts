import type { AdminSpecialtyCategory } from '@schemas/generated/entities'
import type { AdminEntity } from '@kits/admin/entity'
import form from 'virtual:form/AdminSpecialtyCategory'

/** Categories of specialties (ADMIN-035). */
const specialtiesCategories: AdminEntity<AdminSpecialtyCategory> = {
  name: 'SPECIALTY_CATEGORY',
  form,
  key: 'id',
  path: 'api/specialties-categories',
  columns: ['name'],
}

export default specialtiesCategories
