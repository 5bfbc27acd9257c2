import { AppointmentStatus } from '../../../schemas/generated/constants'

/**
 * The SQL condition that an appointment takes its time: it is booked, or held until it is paid.
 * In: the alias of the table. The partial indexes and constraints of the migrations have the same condition.
 */
export const takesTime = (alias: string): string =>
  `${alias}.status in (${AppointmentStatus.booked}, ${AppointmentStatus.pendingPayment})`
