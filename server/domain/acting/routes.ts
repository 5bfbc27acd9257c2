import { operation, type Api } from '../../platform/http/api/operation'
import { listActing } from './listActing'

/** What others did in a person's account. */
export function register(api: Api): void {
  operation(api, 'GET api/users/acting-log', ({ db, tenant, person }) =>
    listActing(db, tenant.id, person.subject),
  )
}
