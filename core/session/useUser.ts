import type { User } from '@schemas/generated/entities'
import { useApi } from '../http/useApi'
import { usePersonContext } from './personContext'

/** The user whose data is shown: the person acted for, if any (AUTH-015). Undefined without a session and while loading. */
export function useUser(): User | undefined {
  const { actor } = usePersonContext()
  return useApi('GET api/users/data', actor === '' ? null : {}).data
}
