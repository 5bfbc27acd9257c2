import { HubError, type HubMethod } from './dispatch'
import type { Groups } from './groups'
import type { HubUser } from './user'

/** The group of a person's connections. It includes the tenant, because ids are unique per tenant only. */
export const userGroup = ({ tenant, sub }: Pick<HubUser, 'tenant' | 'sub'>): string => `${tenant}/user/${sub}`

/** `registerUser(id)` subscribes the connection to messages for its own person (CALL-048). */
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
