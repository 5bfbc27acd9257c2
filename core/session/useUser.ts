import type { User } from '@schemas/generated/entities'
import { useApi } from '../http/useApi'
import { usePersonContext } from './personContext'

/** The person acted for (AUTH-015); undefined without a session and while it loads. */
export function useUser(): User | undefined {
  const { actor } = usePersonContext()
  return useApi('GET api/users/data', actor === '' ? null : {}).data
}
