import { AppointmentStatus } from '../../../schemas/generated/constants'
import { isHeldSql } from './dueSql'

const { booked, cancelled, offered, proposed } = AppointmentStatus

/** SQL: appointment `a` is in lists. One that waits for its payment, or was released, is in none. */
export const isListed = `a.status in (${booked}, ${cancelled}, ${proposed})`

/**
 * SQL: appointment `a` is in the lists of its patient, who also sees a freed time that is held for them, and a time that is held until
 * they have paid it (decision 808). Takes the SQL placeholder of the moment.
 */
export const isListedForPatient = (now: string): string =>
  `(${isListed} or a.status = ${offered} or ${isHeldSql(now)})`
