import type { AdminEntity } from '@core/admin/entity'
import form from 'virtual:form/AdminInsurer'

/** Insurers and what they pay for (ADMIN-030). */
const insurers: AdminEntity = {
  name: 'INSURER',
  form,
  key: 'id',
  path: 'api/insurers',
  columns: ['name'],
  choices: { consultationServices: { from: 'GET api/consultation-services/all' } },
}

export default insurers
