import { AppointmentStatus, AppointmentType } from '../../../../schemas/generated/constants'

/** SQL: an instant inside JSON, as the API writes it. */
export const instantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL: a FollowUp for the id of an appointment in the tenant of consultation or appointment row `c`; null without one. */
export const followUpSql = (id: string): string => `(
  select jsonb_build_object('appointmentId', f.id, 'startDate', ${instantSql('f.starts_at')}, 'zone', fd.timezone,
    'isOnline', fs.type = ${AppointmentType.online}, 'state', case f.status when ${AppointmentStatus.booked} then 'booked'
      when ${AppointmentStatus.proposed} then 'proposed' else 'over' end)
  from appointment f join service fs on fs.tenant = f.tenant and fs.id = f.service_id
  join doctor fd on fd.tenant = f.tenant and fd.id = f.doctor_id where f.tenant = c.tenant and f.id = ${id})`
