import type { RowAction } from '@portico/admin/entity'

const answer = (isCovered: boolean): Pick<RowAction, 'when' | 'run'> => ({
  when: (record) => record['outcome'] === 'pending',
  run: (call, record) =>
    call('PUT api/policy-checks/{id}/answer', {
      capability: 'policies',
      params: { id: Number(record['id']) },
      body: { isCovered },
      quiet: true,
    }),
})

/** The insurer pays. */
export const confirmPolicy: RowAction = {
  id: 'confirm',
  icon: 'check',
  label: 'ADMIN.POLICY_CHECKS.CONFIRM',
  success: 'ADMIN.POLICY_CHECKS.CONFIRMED',
  failure: 'ADMIN.POLICY_CHECKS.FAILED',
  ...answer(true),
}

/** The insurer does not pay: the patient has to. */
export const refusePolicy: RowAction = {
  id: 'refuse',
  icon: 'circle-x',
  label: 'ADMIN.POLICY_CHECKS.REFUSE',
  danger: true,
  confirm: {
    title: 'ADMIN.POLICY_CHECKS.REFUSE_TITLE',
    text: 'ADMIN.POLICY_CHECKS.REFUSE_TEXT',
    action: 'ADMIN.POLICY_CHECKS.REFUSE',
  },
  success: 'ADMIN.POLICY_CHECKS.REFUSED',
  failure: 'ADMIN.POLICY_CHECKS.FAILED',
  ...answer(false),
}
