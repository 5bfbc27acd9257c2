import type { AdminEntity, RowAction } from '@core/admin/entity'
import form from 'virtual:form/AdminDoctor'

/** ADMIN-039 */
const deactivate: RowAction = {
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
  done: 'ADMIN.DOCTOR.DEACTIVATED',
}

const activate: RowAction = {
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
  done: 'ADMIN.DOCTOR.ACTIVATED',
}

/** Doctors and what patients see of them (ADMIN-025). They are deactivated, never deleted. */
const doctors: AdminEntity = {
  name: 'DOCTOR',
  form,
  key: 'id',
  path: 'api/doctors',
  columns: ['surname', 'title', 'nickName', 'isActive'],
  title: ({ surname, name }) => [surname, name].filter(Boolean).join(', '),
  filters: ['isActive'],
  rowActions: [activate, deactivate],
  recordLinks: [
    {
      id: 'calendar',
      icon: 'calendar',
      label: 'ADMIN.DOCTOR.TAB_CALENDAR',
      to: (id) => `doctors/update/${id}/calendar`,
    },
  ],
  can: { create: false, edit: false, delete: false },
}

export default doctors
