import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { fieldError } from '../../entities/records/fieldError'
import { defineAdminEntity, equals, searchIn, type RecordChange } from '../../entities/defineAdminEntity'

/** The policies that insurers have told the tenant. */
export const policies = defineAdminEntity({
  entity: 'AdminPolicy',
  path: 'api/policies',
  table: 'insured_policy',
  key: 'id',
  columns: {
    policyNumber: 'policy_number',
    insurerId: 'insurer_id',
    identificationNumber: 'identification_number',
    birthDate: 'birth_date',
    validUntil: 'valid_until',
  },
  references: { insurerId: 'insurer' },
  sortByNameOf: { insurerId: 'insurer' },
  filters: { insurerId: equals('insurer_id') },
  namedBy: ['policyNumber'],
  check: namesSomebody,
  search: searchIn('policy_number', 'identification_number'),
  sort: 'policyNumber',
})

/** A policy that names nobody would be everybody's. */
async function namesSomebody({ body }: RecordChange): Promise<void> {
  if (body && !body['identificationNumber'] && !body['birthDate'])
    throw fieldError('/identificationNumber', 'required')
}

const ofAppointment = (sql: string): string => `(select ${sql} from appointment a
  join person p on p.tenant = a.tenant and p.id = a.patient_id
  join service s on s.tenant = a.tenant and s.id = a.service_id
  where a.tenant = r.tenant and a.id = r.appointment_id)`

const outcome = `(case when r.outcome = 'pending' and ${ofAppointment('a.status')} <> ${AppointmentStatus.booked} then 'ended'
  else r.outcome end)`
const patientName = ofAppointment("concat_ws(' ', p.name, p.surname)")

/** Whether insurers pay for appointments. Bookings create it, and administrators answer it. */
export const policyChecks = defineAdminEntity({
  entity: 'AdminPolicyCheck',
  path: 'api/policy-checks',
  rightsOf: 'PUT api/policy-checks/{id}/answer',
  table: 'policy_check',
  key: 'id',
  columns: {},
  derived: {
    id: 'r.id',
    patientName,
    insurerId: 'r.insurer_id',
    policyNumber: 'r.policy_number',
    identificationNumber: ofAppointment('p.identification_number'),
    birthDate: ofAppointment("to_char(p.birth_date, 'YYYY-MM-DD')"),
    serviceName: ofAppointment('s.name'),
    date: `(select to_char(a.starts_at at time zone d.timezone, 'YYYY-MM-DD') from appointment a
      join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
      where a.tenant = r.tenant and a.id = r.appointment_id)`,
    amount: 'r.amount::float8',
    currency: 'r.currency',
    outcome,
  },
  namedBy: ['patientName'],
  search: `folded(concat_ws(' ', ${patientName}, r.policy_number))`,
  sortSql: {
    patientName: `folded(${patientName}) collate "C"`,
    policyNumber: 'r.policy_number',
    amount: 'r.amount',
    outcome,
    date: ofAppointment('a.starts_at'),
  },
  filters: { insurerId: equals('insurer_id'), outcome: (value) => `${outcome} = ${value}` },
  sort: 'date',
})
