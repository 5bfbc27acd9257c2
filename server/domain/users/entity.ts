import { randomUUID } from 'node:crypto'
import { normalizeNumber } from '../../../schemas/rules/identification'
import { scenarios } from '../../../schemas/rules/scenarios'
import { defineAdminEntity, equals, type AdminRecord, type RecordChange } from '../entities/defineAdminEntity'
import { insuranceKeys, insuranceSql, writeInsurance, type InsuranceKey } from '../people/insuranceMetas'
import { checkAccount, writeAccount } from './account'

const byBytes = (column: string) => `r.${column} collate "C"`

const insurance = Object.fromEntries(insuranceKeys.map((key) => [key, insuranceSql(key, 'r')]))

/** What belongs to the clinical history of a person: it is never deleted with a user. */
const clinicalTables = [
  'chat_conversation',
  'complementary_test',
  'consultation',
  'device',
  'device_record',
  'document',
  'emergency_access',
  'measurement',
  'measurement_day',
  'measurement_import',
  'medical_record',
  'no_known_allergies',
  'receipt',
  'record_file',
  'record_share',
  'removed_reading',
  'scan',
  'video_call',
]

/** The people of a tenant who can sign in, and those they look after. */
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
    attentionScenarios: 'scenarios',
    thumbnailId: 'thumbnail_id',
  },
  relations: {
    careAreas: {
      table: 'person_care_area',
      own: 'person_id',
      other: 'care_area_id',
      target: 'care_area',
    },
  },
  conversions: {
    identificationNumber: { read: (number) => number, write: (number) => normalizeNumber(String(number)) },
    attentionScenarios: {
      read: (flags) => scenarios.filter((_, index) => (flags as boolean[])[index]),
      write: (names) => scenarios.map((name) => (names as string[]).includes(name)),
    },
  },
  derived: {
    active: 'r.active',
    isDoctor: `exists (select from account a
      where a.tenant = r.tenant and a.sub = r.id and 'Doctor' = any(a.roles))`,
    emailConfirmed: 'r.email_confirmed',
    roles: `coalesce((select array(select role from unnest(a.roles) role where role like '%Administrator' order by role)
      from account a where a.tenant = r.tenant and a.sub = r.id), '{}')`,
    ...insurance,
  },
  references: { agreementId: 'agreement', thumbnailId: 'picture' },
  sortByNameOf: { agreementId: 'agreement' },
  namedBy: ['surname', 'name'],
  detail: 'coalesce(r.email, r.phone)',
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
    ...insurance,
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
  keptBy: clinicalTables,
  ownTables: [{ table: 'account', column: 'sub' }],
  newId: randomUUID,
  check: checkAccount,
  write: async (saving) => {
    await writeAccount(saving)
    await writeUserInsurance(saving)
  },
})

/** Writes the insurer of a user and its policy number, unless they stay as they were. */
async function writeUserInsurance({ tx, change, id, current, body }: RecordChange): Promise<void> {
  if (!body || insuranceKeys.every((key) => valueOf(body, key) === valueOf(current, key))) return
  const values = insuranceKeys.map((key) => [key, valueOf(body, key)] as const)
  const insurance = Object.fromEntries(values) as Record<InsuranceKey, string | null>
  await writeInsurance(tx, change.tenant, String(id), insurance)
}

const valueOf = (record: AdminRecord | undefined, key: InsuranceKey): string | null => {
  const value = record?.[key]
  return typeof value === 'string' ? value : null
}
