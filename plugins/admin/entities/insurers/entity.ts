import type { AdminInsurer } from '@schemas/generated/entities'
import type { AdminEntity } from '@kits/admin/entity'
import form from 'virtual:form/AdminInsurer'
import { allServices } from '../services/options'

/** Insurers and the services they cover (ADMIN-030). */
const insurers: AdminEntity<AdminInsurer> = {
  name: 'INSURER',
  form,
  key: 'id',
  path: 'api/insurers',
  columns: ['name'],
  choices: { consultationServices: allServices },
}

export default insurers
