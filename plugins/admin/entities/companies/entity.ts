import type { Company } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/Company'

/** Companies. */
const companies: AdminEntity<Company> = {
  name: 'COMPANY',
  form,
  key: 'companyId',
  path: 'api/companies',
  columns: ['name'],
}

export default companies
