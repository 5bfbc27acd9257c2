import type { AdminUser } from '@schemas/generated/entities'
import type { AdminEntity, AdminRecord } from '@portico/admin/entity'
import { toText } from '@portico/admin/values/toText'
import { currentSession } from '@portico/core/session/session'
import form from 'virtual:form/AdminUser'
import {
  activate,
  deactivate,
  downloadDocuments,
  removeSecondStep,
  resetPassword,
  verifyAccount,
} from './actions'
import { saveUser } from './calls'
import { checkUser, toIdentificationType } from './rules'

/** Users and their roles. */
const users: AdminEntity<AdminUser> = {
  name: 'USER',
  form,
  key: 'id',
  path: 'api/users/admin',
  list: 'GET api/users/admin/users',
  exportOperation: 'GET api/users/admin/export',
  columns: ['surname', 'birthDate', 'phone', 'email', 'active'],
  impliedValues: { active: true },
  title: fullName,
  heading: {
    picture: 'thumbnailId',
    state: { field: 'active', on: 'ADMIN.USERS.ACTIVE', off: 'ADMIN.USERS.INACTIVE' },
  },
  headerPart: () => import('./ActAsButton'),
  sections: [
    {
      id: 'identity',
      fields: [
        'name',
        'surname',
        'identificationNumberType',
        'identificationNumber',
        'birthDate',
        'gender',
        'externalId',
        'thumbnailId',
      ],
    },
    { id: 'contact', fields: ['email', 'phone'] },
    {
      id: 'cover',
      fields: [
        'agreementId',
        'planId',
        'insurerNameMeta',
        'insurerPolicyNumberMeta',
        'careAreas',
        'attentionScenarios',
      ],
    },
    { id: 'roles', fields: ['roles'] },
  ],
  choices: {
    agreementId: { from: 'GET api/agreements' },
    planId: { from: 'GET api/plans' },
    identificationNumberType: { from: 'GET api/identification-number-types' },
    careAreas: { from: 'GET api/careareas' },
  },
  widths: {
    name: 4,
    surname: 8,
    identificationNumberType: 4,
    gender: 4,
    externalId: 8,
    email: 7,
    phone: 5,
    agreementId: 7,
    planId: 5,
    insurerNameMeta: 5,
    insurerPolicyNumberMeta: 7,
    thumbnailId: 12,
  },
  filters: [
    'active',
    { id: 'role', field: 'roles' },
    'agreementId',
    'gender',
    'planId',
    { id: 'bornFrom', field: 'birthDate' },
    { id: 'bornTo', field: 'birthDate' },
  ],
  rowActions: [resetPassword, removeSecondStep, verifyAccount, downloadDocuments, activate, deactivate],
  bulkActions: [activate, deactivate],
  listActions: [{ id: 'import', icon: 'upload', label: 'ADMIN.USERS.IMPORT', to: 'users/import' }],
  recordLinks: [
    {
      id: 'family',
      icon: 'users-round',
      label: 'ADMIN.USERS.FAMILY',
      to: (id) => `users/family/${id}`,
      feature: 'family',
    },
  ],
  widgets: {
    roles: () => import('./fields/roles/RolesField'),
    externalId: () => import('./fields/externalId/ExternalIdField'),
    thumbnailId: () => import('../doctors/fields/PhotoField'),
    careAreas: () => import('../careAreas/CareAreasField'),
    attentionScenarios: () => import('../careAreas/ScenariosField'),
  },
  formatters: { thumbnailId: (_, texts) => texts.value('thumbnailId', 'set') },
  // Administrators cannot delete themselves (C-119).
  isProtected: ({ id }) => id === currentSession().userId,
  calls: { update: saveUser },
  check: {
    choicesOf: 'identificationNumberType',
    find: (user, rules, types) => checkUser(user, rules, types.map(toIdentificationType)),
  },
}

/** Surname first, so that the title matches the sort order of the list. */
function fullName({ name, surname }: AdminRecord): string {
  return [toText(surname), toText(name)].filter(Boolean).join(', ')
}

export default users
