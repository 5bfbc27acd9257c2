import type { AdminInsurer } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AdminInsurer'
import { allServices } from '../services/options'
import { translated } from '../translations/translations'

/** Insurers and the services they cover. */
const insurers: AdminEntity<AdminInsurer> = {
  name: 'INSURER',
  form,
  ...translated,
  widths: { translations: 12 },
  key: 'id',
  warning: {
    field: 'hasOffer',
    text: 'ADMIN.INSURER.WITHOUT_OFFER',
    to: 'services',
    link: 'ADMIN.INSURER.WITHOUT_OFFER_LINK',
  },
  path: 'api/insurers',
  columns: ['name', 'private', 'hasOffer'],
  unsorted: ['hasOffer'],
  impliedValues: { hasOffer: true, private: false },
  choices: { consultationServices: allServices },
}

export default insurers
