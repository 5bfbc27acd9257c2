import { useEffect } from 'react'
import { setActingPerson } from '../i18n/actingPerson'
import { useSession } from './useSession'
import { useUser } from './useUser'

/** Addresses the texts of the portal to somebody who acts for another person, as soon as that person's name is known. */
export function useActingPerson(): void {
  const { actingFor } = useSession()
  const name = useUser()?.name
  useEffect(() => setActingPerson(actingFor === null ? null : (name ?? null)), [actingFor, name])
}
