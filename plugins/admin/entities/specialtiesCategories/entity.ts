import type { AdminSpecialtyCategory } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AdminSpecialtyCategory'
import { translated } from '../translations/translations'

/** Categories of specialties. */
const specialtiesCategories: AdminEntity<AdminSpecialtyCategory> = {
  name: 'SPECIALTY_CATEGORY',
  form,
  ...translated,
  widths: { translations: 12 },
  key: 'id',
  path: 'api/specialties-categories',
  columns: ['name'],
}

export default specialtiesCategories
