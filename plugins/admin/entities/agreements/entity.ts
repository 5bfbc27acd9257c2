import type { Agreement } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/Agreement'
import { allServices } from '../services/options'

/** Agreements and the services they cover. */
const agreements: AdminEntity<Agreement> = {
  name: 'AGREEMENT',
  form,
  key: 'id',
  path: 'api/agreements',
  columns: ['name', 'showAllSpecialties'],
  choices: { consultationServices: allServices },
}

export default agreements
