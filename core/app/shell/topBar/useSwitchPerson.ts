import { isPermitted } from '../../../plugin/isPermitted'
import { useContributions, useHost } from '../../../plugin/useHost'
import { useSession } from '../../../session/useSession'
import { useUser } from '../../../session/useUser'
import { openModal } from '../../modals'

/** The id of the dialog that switches the account. */
const chooseUser = 'chooseUser'

/** Returns a function that opens the person switch, or null when no plugin contributes it or the person manages no one. */
export function useSwitchPerson(): (() => void) | null {
  const { features } = useHost()
  const { roles, actingFor } = useSession()
  const user = useUser()
  const modal = useContributions('modals').find(({ id }) => id === chooseUser)
  const may = modal && isPermitted(modal.requires, { features, roles, user })
  return may && (user?.isFamilyAdmin || actingFor !== null) ? () => openModal(chooseUser) : null
}
