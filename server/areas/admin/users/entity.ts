import { randomUUID } from 'node:crypto'
import { defineAdminEntity, equals } from '../defineAdminEntity'
import { checkAccount, writeAccount } from './account'

/** The ten care-area scenarios in the order of the column (MENU-004). */
const scenarios = [
  'HasScheduleAppointment',
  'HasMyDates',
  'HasMyQueries',
  'HasSharedDocuments',
  'HasVideoCall',
  'HasMedicalData',
  'HasPersonalData',
  'HasMonitoringSc',
  'HasRecipes',
  'HasHealthScanner',
]

const byBytes = (column: string) => `r.${column} collate "C"`

/** ADMIN-032 */
export const users = defineAdminEntity({
  entity: 'AdminUser',
  path: 'api/users/admin',
  listPath: 'api/users/admin/users',
  table: 'person',
  key: 'id',
  columns: {
    name: 'name',
    surname: 'surname',
    email: 'email',
    phone: 'phone',
    identificationNumberType: 'identification_number_type',
    identificationNumber: 'identification_number',
    birthDate: 'birth_date',
    gender: 'gender',
    externalId: 'external_id',
    agreementId: 'agreement_id',
    planId: 'plan_id',
    careAreas: 'scenarios',
    thumbnailId: 'thumbnail_id',
  },
  conversions: {
    careAreas: {
      read: (flags) => scenarios.filter((_, index) => (flags as boolean[])[index]),
      write: (names) => scenarios.map((name) => (names as string[]).includes(name)),
    },
  },
  derived: {
    active: 'r.active',
    emailConfirmed: 'r.email_confirmed',
    roles: `coalesce((select array(select role from unnest(a.roles) role where role like '%Administrator' order by role)
      from account a where a.tenant = r.tenant and a.sub = r.id), '{}')`,
  },
  references: { agreementId: 'agreement', thumbnailId: 'picture' },
  sortByNameOf: { agreementId: 'agreement' },
  search: 'r.search',
  sortSql: {
    name: 'r.name_key collate "C"',
    surname: 'r.surname_key collate "C"',
    email: byBytes('email'),
    phone: byBytes('phone'),
    identificationNumber: byBytes('identification_number'),
    externalId: byBytes('external_id'),
    birthDate: 'r.birth_date',
    active: 'r.active',
    emailConfirmed: 'r.email_confirmed',
  },
  filters: {
    active: equals('active'),
    agreementId: equals('agreement_id'),
    planId: equals('plan_id'),
    gender: equals('gender'),
    // A subquery, so that the few accounts with the role are read first for every sort.
    role: (place) => `r.id = any(array(select a.sub from account a
      where a.tenant = $1 and a.roles <> '{}' and ${place}::text = any(a.roles)))`,
    bornFrom: (place) => `r.birth_date >= ${place}::date`,
    bornTo: (place) => `r.birth_date <= ${place}::date`,
  },
  sort: 'surname',
  usedBy: [
    { name: 'appointments', table: 'appointment', column: 'patient_id' },
    { name: 'doctors', table: 'doctor', column: 'person_id' },
  ],
  newId: randomUUID,
  check: checkAccount,
  write: writeAccount,
})
