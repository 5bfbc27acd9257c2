import type { AdminRecord, RowAction } from '@portico/admin/entity'
import { toText } from '@portico/admin/values/toText'
import { saveFile } from '@portico/core/files/saveFile'
import { currentSession } from '@portico/core/session/session'

const paramsOf = (record: AdminRecord) => ({ params: { id: toText(record['id']) }, quiet: true as const })
const mailOf = (record: AdminRecord) => ({ query: { email: toText(record['email']) }, quiet: true as const })

/** Allows a user to sign in again. */
export const activate: RowAction = {
  id: 'activate',
  icon: 'circle-check',
  label: 'ADMIN.USERS.ACTIVATE',
  when: ({ active }) => active === false,
  confirm: {
    title: 'ADMIN.USERS.ACTIVATE_TITLE',
    text: 'ADMIN.USERS.ACTIVATE_TEXT',
    action: 'ADMIN.USERS.ACTIVATE_ACTION',
  },
  run: (call, record) => call('PUT api/users/admin/{id}/activate', paramsOf(record)),
  success: 'ADMIN.USERS.ACTIVATED',
}

/** Signs a user out and blocks the sign-in; not available for oneself. */
export const deactivate: RowAction = {
  id: 'deactivate',
  icon: 'circle-x',
  label: 'ADMIN.USERS.DEACTIVATE',
  danger: true,
  when: ({ active, id }) => active !== false && id !== currentSession().userId,
  confirm: {
    title: 'ADMIN.USERS.DEACTIVATE_TITLE',
    text: 'ADMIN.USERS.DEACTIVATE_TEXT',
    action: 'ADMIN.USERS.DEACTIVATE_ACTION',
  },
  run: (call, record) => call('PUT api/users/admin/{id}/deactivate', paramsOf(record)),
  success: 'ADMIN.USERS.DEACTIVATED',
}

/** Sends a link to sign in and set a new password. */
export const resetPassword: RowAction = {
  id: 'resetPassword',
  icon: 'lock',
  label: 'ADMIN.USERS.RESET_PASSWORD',
  when: ({ email, active }) => toText(email) !== '' && active !== false,
  run: (call, record) => call('GET api/users/request-password-reset', mailOf(record)),
  success: 'ADMIN.USERS.RESET_PASSWORD_SENT',
  failure: 'ADMIN.USERS.RESET_PASSWORD_FAIL',
}

/** Removes the second step of a user who has lost it (decision 220); not available for oneself. */
export const removeSecondStep: RowAction = {
  id: 'removeSecondStep',
  icon: 'key-round',
  label: 'ADMIN.USERS.SECOND_STEP',
  capability: 'secondStep',
  danger: true,
  when: ({ email, id }) => toText(email) !== '' && id !== currentSession().userId,
  confirm: {
    title: 'ADMIN.USERS.SECOND_STEP_TITLE',
    text: 'ADMIN.USERS.SECOND_STEP_TEXT',
    action: 'ADMIN.USERS.SECOND_STEP_ACTION',
  },
  run: (call, record) =>
    call('DELETE api/users/admin/{id}/second-step', { ...paramsOf(record), capability: 'secondStep' }),
  success: 'ADMIN.USERS.SECOND_STEP_REMOVED',
}

/** Sends a link that confirms the email address. */
export const verifyAccount: RowAction = {
  id: 'verifyAccount',
  icon: 'mail',
  label: 'ADMIN.USERS.ACCOUNT_VERIFICATION',
  when: ({ email, emailConfirmed, active }) => toText(email) !== '' && !emailConfirmed && active !== false,
  run: (call, record) => call('GET api/users/send-account-confirmation-email', mailOf(record)),
  success: 'ADMIN.USERS.ACCOUNT_VERIFICATION_SENT',
  failure: 'ADMIN.USERS.ACCOUNT_VERIFICATION_FAIL',
}

/** Downloads all documents of a user as one file, for document administrators who may read medical content. */
export const downloadDocuments: RowAction = {
  id: 'documents',
  icon: 'download',
  label: 'ADMIN.USERS.DOCUMENTS',
  when: () => ['DocumentsAdministrator', 'records'].every((role) => currentSession().roles.has(role)),
  run: async (call, record) => {
    const input = { ...paramsOf(record), file: true } as const
    saveFile(`${fileName(record)}.zip`, await call('GET api/documents/{id}/downloadPatientDocuments', input))
  },
  success: 'ADMIN.USERS.DOCUMENTS_DONE',
  failure: 'ADMIN.USERS.DOCUMENTS_FAIL',
}

/** A user's name as a file name: letters and digits, joined by hyphens. */
const fileName = ({ name, surname }: AdminRecord): string =>
  `${toText(name)} ${toText(surname)}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
