import type { Centre } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/Centre'

/** Centres: places where doctors see patients in person. */
const centres: AdminEntity<Centre> = {
  name: 'CENTRE',
  form,
  key: 'id',
  path: 'api/centres',
  importKey: ['name', 'address', 'city'],
  columns: ['name', 'address', 'city', 'timezone'],
  sections: [{ id: 'main', fields: ['name', 'address', 'city', 'country', 'timezone'] }],
  widths: { address: 12, city: 6, country: 6, timezone: 8 },
  widgets: {
    country: () => import('./fields/CountryField'),
    timezone: () => import('../doctors/fields/ZoneField'),
  },
}

export default centres
