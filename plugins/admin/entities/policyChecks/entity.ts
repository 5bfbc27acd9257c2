import type { AdminPolicyCheck } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AdminPolicyCheck'
import { confirmPolicy, refusePolicy } from './actions'

/** The appointments that an insurer should pay for, and whether it does (decision 318). */
const policyChecks: AdminEntity<AdminPolicyCheck> = {
  name: 'POLICY_CHECK',
  form,
  key: 'id',
  path: 'api/policy-checks',
  columns: ['patientName', 'date', 'insurerId', 'policyNumber', 'amount', 'outcome'],
  sort: 'date',
  filters: ['outcome', 'insurerId'],
  choices: { insurerId: { from: 'GET api/insurers' } },
  units: { amount: { currencyOf: 'currency' } },
  rowActions: [confirmPolicy, refusePolicy],
  can: { create: false, edit: false, delete: false },
}

export default policyChecks
