/** SQL: the VisitFacts of appointment `a`, from which `visitStateOf` tells where the visit is. */
export const visitFactsSql = `jsonb_build_object('status', a.status,
  'endedAt', (select m.ended_at from video_consultation m where m.tenant = a.tenant and m.appointment_id = a.id),
  'missedAt', (select m.missed_at from video_consultation m where m.tenant = a.tenant and m.appointment_id = a.id),
  'consultation', (select jsonb_build_object('finishedAt', f.finished_at) from consultation f
    where f.tenant = a.tenant and f.appointment_id = a.id),
  'call', (select jsonb_build_object('status', l.status, 'startedBy', l.started_by, 'startedAt', l.started_at,
      'answeredAt', l.answered_at, 'endedAt', l.ended_at, 'endedBy', l.ended_by, 'endReason', l.end_reason,
      'callerSeenAt', case l.started_by when 'patient' then l.patient_seen_at else l.doctor_seen_at end)
    from video_call l where l.tenant = a.tenant and l.appointment_id = a.id order by l.id desc limit 1))`
