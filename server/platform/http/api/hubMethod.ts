import { usableRoles } from '../request/personContext'
import type { HubCallName } from '../../../../schemas/hub'
import contract from '../../../../schemas/hub.json' with { type: 'json' }
import type { Api } from './operation'
import { HttpError } from '../../errors/httpError'
import type { Db } from '../../db/database'
import type { TenantOnServer } from '../../tenants/tenants'
import type { Connection } from '../../hub/connection'
import { HubError } from '../../hub/dispatch'
import type { HubUser } from '../../hub/user'

/** Who invokes a hub method. The arguments are unchecked: the handler checks them. */
export interface HubInvocation {
  db: Db
  tenant: TenantOnServer
  /** The user of the connection. */
  actor: string
  /** The roles that the session may use. */
  roles: () => Promise<readonly string[]>
  /** Present in the session of a visit. */
  visit: HubUser['visit']
  /** Present in the session of a guest of a call. */
  guest: HubUser['guest']
  now: Date
  connection: Pick<Connection, 'id' | 'whenEnded'>
}

/**
 * Registers what clients may invoke, as `operation` does for the API. The handler returns the answer or throws an `HttpError`,
 * whose code the client gets.
 */
export function hubMethod(
  api: Api,
  name: HubCallName,
  handler: (invocation: HubInvocation, ...args: unknown[]) => Promise<unknown>,
): void {
  api.hub.method(name, async (connection, ...args) => {
    const { user } = connection
    const tenant = api.tenants.all.find(({ id }) => id === user.tenant)
    if (!tenant) throw new HubError('TENANT_NOT_FOUND')
    try {
      const roles = async () => (await usableRoles(api.db, tenant, user)).roles
      const { sub: actor, visit, guest } = user
      const invocation = { db: api.db, tenant, actor, roles, visit, guest, now: api.now(), connection }
      return await handler(invocation, ...args)
    } catch (error) {
      throw error instanceof HttpError && isDocumented(api, name, error) ? new HubError(error.message) : error
    }
  })
}

/** Where answers are checked, which tests do, a code that the contract of the message lacks is a failure. */
const isDocumented = (api: Api, name: HubCallName, { message }: HttpError): boolean =>
  !api.checkAnswers || errorsOf(name).includes(message)

const errorsOf = (name: HubCallName): readonly string[] => contract.messages[name].errors
