import { RECORDS_ROLE } from '@schemas/rules/recordsRole'
import { actingOrigin, type Session } from './session'

/**
 * Whether somebody acts as an administrator without the role for medical content, which the server then refuses (decision 934).
 * Who acts for their own family has not begun at the record of a user, and needs no role.
 */
export const lacksRecords = ({ actingFor, roles }: Pick<Session, 'actingFor' | 'roles'>): boolean =>
  actingFor !== null && actingOrigin() !== null && roles.has('UsersAdministrator') && !roles.has(RECORDS_ROLE)
