import { AppointmentStatus } from '../../../schemas/generated/constants'
import { isRefusedSql } from './policyChecks'

const { booked, cancelled, offered, pendingPayment, proposed } = AppointmentStatus

/** SQL: appointment `a` is in lists. One that waits for its payment, or was released, is in none. */
export const isListed = `a.status in (${booked}, ${cancelled}, ${proposed})`

/**
 * SQL: appointment `a` is in the lists of its patient, who also sees a freed time that is held for them, and one that they have to pay
 * because the insurer does not.
 */
export const isListedForPatient = `(${isListed} or a.status = ${offered} or (a.status = ${pendingPayment} and ${isRefusedSql}))`
