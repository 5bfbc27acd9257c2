import type { User } from '@schemas/generated/entities'
import { useApi } from '../http/useApi'
import { usePersonContext } from './personContext'

/** The user whose data is shown: the person acted for, if any. Undefined without a session and while loading. */
export const useUser = (): User | undefined => useUserAnswer().data

/** Whether the data of the user is still awaited, so that what depends on it would move when it arrives. */
export function useIsUserAwaited(): boolean {
  const { data, error, isLoading } = useUserAnswer()
  return isLoading && !data && !error
}

function useUserAnswer() {
  const { actor } = usePersonContext()
  return useApi('GET api/users/data', actor === '' ? null : {})
}

/** Name and surname, if known. */
export const fullName = (user: Pick<User, 'name' | 'surname'> | undefined): string =>
  [user?.name, user?.surname].filter(Boolean).join(' ')
