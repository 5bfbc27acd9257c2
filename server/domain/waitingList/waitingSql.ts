import { AppointmentStatus } from '../../../schemas/generated/constants'

const { booked, pendingPayment } = AppointmentStatus

/** SQL: somebody still waits with wish `alias`. Not while the appointment that it led to waits for its payment. */
export const isWaiting = (alias: string): string =>
  `${alias}.ended_at is null and not exists (select from appointment got where got.tenant = ${alias}.tenant
    and got.id = ${alias}.booked_id and got.status in (${booked}, ${pendingPayment}))`

/** SQL: wishes `a` and `b` are for the same service, with the same doctor or one of them with any. */
export const competes = (a: string, b: string): string =>
  `${a}.service_id = ${b}.service_id and (${a}.doctor_id is null or ${b}.doctor_id is null or ${a}.doctor_id = ${b}.doctor_id)`
