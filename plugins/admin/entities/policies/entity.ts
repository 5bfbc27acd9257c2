import type { AdminPolicy } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AdminPolicy'

/** The policies that insurers have told the tenant: typed, or imported as a file (decision 318). */
const policies: AdminEntity<AdminPolicy> = {
  name: 'POLICY',
  form,
  key: 'id',
  path: 'api/policies',
  importKey: ['policyNumber', 'insurerId', 'identificationNumber', 'birthDate'],
  columns: ['policyNumber', 'insurerId', 'identificationNumber', 'birthDate', 'validUntil'],
  filters: ['insurerId'],
  choices: { insurerId: { from: 'GET api/insurers' } },
  check: {
    find: ({ identificationNumber, birthDate }) =>
      identificationNumber || birthDate ? [] : [{ field: 'identificationNumber', keyword: 'required' }],
  },
}

export default policies
