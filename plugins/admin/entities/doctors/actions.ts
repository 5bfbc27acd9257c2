import type { RowAction } from '@portico/admin/entity'

/** Hides a doctor from patients. */
export const deactivate: RowAction = {
  id: 'deactivate',
  icon: 'eye-off',
  label: 'ADMIN.DOCTOR.DEACTIVATE',
  danger: true,
  when: ({ isActive }) => isActive !== false,
  confirm: {
    title: 'ADMIN.DOCTOR.DEACTIVATE_TITLE',
    text: 'ADMIN.DOCTOR.DEACTIVATE_TEXT',
    action: 'ADMIN.DOCTOR.DEACTIVATE',
  },
  run: (call, { id }) => call('PUT api/doctors/{id}/deactivate', { params: { id: Number(id) } }),
  success: 'ADMIN.DOCTOR.DEACTIVATED',
}

/** Shows a doctor to patients again. */
export const activate: RowAction = {
  id: 'activate',
  icon: 'eye',
  label: 'ADMIN.DOCTOR.ACTIVATE',
  when: ({ isActive }) => isActive === false,
  confirm: {
    title: 'ADMIN.DOCTOR.ACTIVATE_TITLE',
    text: 'ADMIN.DOCTOR.ACTIVATE_TEXT',
    action: 'ADMIN.DOCTOR.ACTIVATE',
  },
  run: (call, { id }) => call('PUT api/doctors/{id}/activate', { params: { id: Number(id) } }),
  success: 'ADMIN.DOCTOR.ACTIVATED',
}

/** Sends the letter about the account once more. */
export const inviteAgain: RowAction = {
  id: 'invite',
  icon: 'mail',
  label: 'ADMIN.DOCTOR.INVITE',
  capability: 'doctorRecords',
  when: ({ email }) => email !== undefined,
  confirm: {
    title: 'ADMIN.DOCTOR.INVITE_TITLE',
    text: 'ADMIN.DOCTOR.INVITE_TEXT',
    action: 'ADMIN.DOCTOR.INVITE',
  },
  run: (call, { id }, idempotencyKey) =>
    call('POST api/doctors/{id}/invitation', {
      capability: 'doctorRecords',
      params: { id: Number(id) },
      idempotencyKey,
    }),
  success: 'ADMIN.DOCTOR.INVITED',
}
