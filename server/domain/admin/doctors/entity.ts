import { defineAdminEntity, equals, searchIn } from '../../entities/defineAdminEntity'
import { accountEmailSql } from './doctorAccount'
import { checkDoctor, writeDoctor } from './saveDoctor'
import { practicesSql } from './writePractices'

const teamsWhere = (condition: string) => `array(select t.team_id from team_doctor t
  where t.tenant = r.tenant and t.doctor_id = r.id and ${condition} order by t.team_id)`

/** The doctors of a tenant, with what patients read of them and what they may do. */
export const doctors = defineAdminEntity({
  entity: 'AdminDoctor',
  path: 'api/doctors',
  table: 'doctor',
  key: 'id',
  columns: {
    title: 'title',
    name: 'name',
    surname: 'surname',
    nickName: 'nick_name',
    doctorUrl: 'up_medica_url',
    externalId: 'external_id',
    simplyBookId: 'simply_book_id',
    timezone: 'timezone',
    thumbnailId: 'thumbnail_id',
    appointmentMessage: 'appointment_message',
  },
  relations: {
    specialties: {
      table: 'doctor_specialty',
      own: 'doctor_id',
      other: 'specialty_id',
      target: 'specialty',
    },
    careAreas: {
      table: 'doctor_care_area',
      own: 'doctor_id',
      other: 'care_area_id',
      target: 'care_area',
    },
  },
  derived: {
    fullName: `concat_ws(' ', r.title, r.name, r.surname)`,
    isActive: 'r.is_active',
    email: accountEmailSql,
    invitedAt: 'r.invited_at',
    practices: practicesSql,
    memberTeams: teamsWhere('t.member'),
    coordinatedTeams: teamsWhere('t.coordinator'),
    teams: `coalesce((
      select jsonb_agg(jsonb_build_object('teamId', t.team_id, 'teamName', m.name, 'member', t.member,
        'coordinator', t.coordinator) order by m.name, t.team_id)
      from team_doctor t join team m on m.tenant = t.tenant and m.id = t.team_id
      where t.tenant = r.tenant and t.doctor_id = r.id), '[]')`,
    insurerServices: `coalesce((
      select jsonb_agg(jsonb_build_object('insurerId', c.insurer_id, 'insurerName', i.name, 'serviceId', c.service_id,
        'serviceName', s.name, 'isActive', c.is_active) order by i.name, s.name, c.service_id)
      from doctor_insurer_service c join insurer i on i.tenant = c.tenant and i.id = c.insurer_id
      join service s on s.tenant = c.tenant and s.id = c.service_id
      where c.tenant = r.tenant and c.doctor_id = r.id), '[]')`,
  },
  references: { thumbnailId: 'picture', bannerId: 'picture' },
  unique: { doctor_tenant_nick_name_key: 'nickName', doctor_tenant_up_medica_url_key: 'doctorUrl' },
  namedBy: ['surname', 'name'],
  detail: `(select string_agg(s.name, ', ' order by s.name) from doctor_specialty x
    join specialty s on s.tenant = x.tenant and s.id = x.specialty_id where x.tenant = r.tenant and x.doctor_id = r.id)`,
  search: searchIn('title', 'name', 'surname', 'nick_name', 'external_id'),
  sortSql: { isActive: 'r.is_active', fullName: `folded(concat_ws(' ', r.name, r.surname)) collate "C"` },
  filters: {
    isActive: equals('is_active'),
    teams: (place) => `exists (select from team_doctor t where t.tenant = r.tenant and t.doctor_id = r.id
      and t.team_id::text = any(string_to_array(${place}::text, ',')))`,
    specialtyId: (place) => `exists (select from doctor_specialty x where x.tenant = r.tenant
      and x.doctor_id = r.id and x.specialty_id = ${place})`,
  },
  sort: 'surname',
  check: checkDoctor,
  write: writeDoctor,
})
