import type { AdminSpecialty } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AdminSpecialty'
import { allServices } from '../services/options'
import { translated } from '../translations/translations'

/** Specialties. */
const specialties: AdminEntity<AdminSpecialty> = {
  name: 'SPECIALTY',
  form,
  ...translated,
  widgets: { ...translated.widgets, imageUrl: () => import('./fields/PictureField') },
  formatters: { ...translated.formatters, imageUrl: (_, texts) => texts.value('imageUrl', 'set') },
  widths: { imageUrl: 12, translations: 12 },
  key: 'id',
  warning: {
    field: 'hasOffer',
    text: 'ADMIN.SPECIALTY.WITHOUT_OFFER',
    to: 'services',
    link: 'ADMIN.SPECIALTY.WITHOUT_OFFER_LINK',
  },
  path: 'api/consultation-specialties',
  columns: ['name', 'categoryId', 'description', 'isActive', 'hasOffer'],
  units: { minAge: 'year', maxAge: 'year' },
  unsorted: ['hasOffer'],
  impliedValues: { hasOffer: true, isActive: true },
  choices: {
    categoryId: { from: 'GET api/specialties-categories' },
    consultationServices: allServices,
  },
}

export default specialties
