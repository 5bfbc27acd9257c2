import type { Centre } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/Centre'

/** Centres: places where doctors see patients in person. */
const centres: AdminEntity<Centre> = {
  name: 'CENTRE',
  form,
  key: 'id',
  warning: {
    field: 'hasOffer',
    text: 'ADMIN.CENTRE.WITHOUT_OFFER',
    to: 'doctors/list',
    link: 'ADMIN.CENTRE.WITHOUT_OFFER_LINK',
  },
  path: 'api/centres',
  importKey: ['name', 'address', 'city'],
  columns: ['name', 'address', 'city', 'timezone', 'hasOffer'],
  unsorted: ['hasOffer'],
  impliedValues: { hasOffer: true },
  sections: [{ id: 'main', fields: ['name', 'address', 'city', 'country', 'timezone'] }],
  recordLinks: [
    {
      id: 'holidays',
      icon: 'calendar',
      label: 'ADMIN.CENTRE.TAB_HOLIDAYS',
      capability: 'centreHolidays',
      to: (id) => `centres/update/${id}/holidays`,
    },
  ],
  widths: { address: 12, city: 6, country: 6, timezone: 8 },
  widgets: {
    country: () => import('./fields/CountryField'),
    timezone: () => import('../doctors/fields/ZoneField'),
  },
}

export default centres
