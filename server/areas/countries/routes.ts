import { operation, type Api } from '../../http/operations'
import { countries } from './countries'

/** The country choices of forms (SHELL-054). */
export function register(api: Api): void {
  operation(api, 'GET api/countries', () => countries)
}
