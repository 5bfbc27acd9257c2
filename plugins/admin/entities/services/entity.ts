import type { AdminService } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AdminService'
import { translated } from '../translations/translations'

/** Services, their prices and where they appear. */
const services: AdminEntity<AdminService> = {
  name: 'SERVICE',
  form,
  ...translated,
  key: 'id',
  warning: {
    field: 'hasOffer',
    text: 'ADMIN.SERVICE.WITHOUT_OFFER',
    to: 'doctors/list',
    link: 'ADMIN.SERVICE.WITHOUT_OFFER_LINK',
  },
  path: 'api/consultation-services',
  importKey: ['name', 'consultationSpecialtyId', 'type'],
  columns: ['name', 'consultationSpecialtyId', 'type', 'duration', 'amount', 'isActive', 'hasOffer'],
  unsorted: ['hasOffer'],
  impliedValues: { hasOffer: true, isActive: true },
  sections: [
    {
      id: 'what',
      fields: [
        'name',
        'description',
        'message',
        'translations',
        'consultationSpecialtyId',
        'type',
        'visitKind',
      ],
    },
    { id: 'price', fields: ['duration', 'amount', 'currency'] },
    { id: 'shown', fields: ['isActive', 'showInAgenda', 'showMedicalTeam'] },
    { id: 'systems', fields: ['externalId'] },
  ],
  choices: { consultationSpecialtyId: { from: 'GET api/consultation-specialties' } },
  units: { duration: 'minute', amount: { currencyOf: 'currency' } },
  widths: { translations: 12, duration: 4, amount: 4, currency: 4 },
}

export default services
