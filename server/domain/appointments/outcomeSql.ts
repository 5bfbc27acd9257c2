/** SQL: whether the visit took place, and when its doctor ended it. */
export const outcomeSql = `case when exists (select from consultation c where c.tenant = a.tenant and c.appointment_id = a.id)
      and not exists (select from video_call v where v.tenant = a.tenant and v.appointment_id = a.id and v.status = 'inProgress') then 'attended'
    when exists (select from video_consultation m where m.tenant = a.tenant and m.appointment_id = a.id and m.missed_at is not null)
      then 'missed' end as outcome,
  (select to_char(m.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from video_consultation m where m.tenant = a.tenant and m.appointment_id = a.id) as "endedAt"`
