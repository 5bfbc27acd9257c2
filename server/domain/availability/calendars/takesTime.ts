import { AppointmentStatus } from '../../../../schemas/generated/constants'

/**
 * The SQL condition for appointments that occupy their time: booked, or held until they are paid, accepted or taken from the waiting list.
 * Takes the alias of the table. The partial indexes and constraints of the migrations use the same condition.
 */
export const takesTime = (alias: string): string =>
  `${alias}.status in (${AppointmentStatus.booked}, ${AppointmentStatus.pendingPayment}, ${AppointmentStatus.proposed}, ${AppointmentStatus.offered})`
