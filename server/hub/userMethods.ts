import { HubError, type HubMethod } from './dispatch'
import type { Groups } from './groups'
import type { HubUser } from './user'

/** The group of a person's connections. Tenants never meet: the id alone names nobody. */
export const userGroup = ({ tenant, sub }: Pick<HubUser, 'tenant' | 'sub'>): string => `${tenant}/user/${sub}`

/** `registerUser(id)`: from now on messages to this person reach this connection (CALL-048). */
export const userMethods = (groups: Groups): ReadonlyMap<string, HubMethod> =>
  new Map<string, HubMethod>([
    [
      'registerUser',
      (connection, id) => {
        if (id !== connection.user.sub) throw new HubError('FORBIDDEN')
        groups.join(userGroup(connection.user), connection)
        return true
      },
    ],
  ])
