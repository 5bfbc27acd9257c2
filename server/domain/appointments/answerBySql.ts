import { AppointmentStatus } from '../../../schemas/generated/constants'

/** SQL: until when the patient's side can answer appointment `a`, where a doctor proposes it or the waiting list holds it. */
export const answerBySql = `(select v.answer_by from visit_proposal v where v.tenant = a.tenant and v.appointment_id = a.id
    and a.status = ${AppointmentStatus.proposed}
  union all select f.answer_by from freed_time f where f.tenant = a.tenant and f.appointment_id = a.id
    and a.status = ${AppointmentStatus.offered})`

/** SQL: the start of the appointment that moves to appointment `a`, where a doctor proposes that. */
export const replacesSql = `(select r.starts_at from visit_proposal v join appointment r on r.tenant = v.tenant and r.id = v.replaces
  where v.tenant = a.tenant and v.appointment_id = a.id and a.status = ${AppointmentStatus.proposed})`
