import { operation, type Api } from '../../platform/http/api/operation'
import { countries } from './countries'

/** The country choices of forms (SHELL-054). */
export function register(api: Api): void {
  operation(api, 'GET api/countries', () => countries)
}
