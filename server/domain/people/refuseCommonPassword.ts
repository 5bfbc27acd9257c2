import { isCommonPassword } from '../../platform/identity/accounts/common/isCommonPassword'
import { fieldError } from '../entities/records/fieldError'

/**
 * Throws 400 with the keyword `common` for a new password that is among the first that an attacker tries.
 * Takes the path of the field in the body.
 */
export function refuseCommonPassword(password: string, path = '/password'): void {
  if (isCommonPassword(password)) throw fieldError(path, 'common')
}
