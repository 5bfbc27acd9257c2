import { useText } from '@portico/core/i18n/useText'
import type { Appointment } from '@schemas/generated/entities'
import { useNow } from '@portico/core/format/useNow'
import type { RouteId } from '@portico/core/plugin/points'
import { useGo } from '@portico/core/routing/useGo'
import { currentPath } from '@portico/core/session/session'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { ItemFoot } from '../list/ItemCard'
import { isJoinable } from '../rules'
import type { TextKey } from '../texts'
import type { ListedPerson } from './listedPerson'

interface Props {
  appointment: Appointment
  person: ListedPerson
}

/**
 * What somebody does for a dependent: join the visit, or open the dependent’s own list, where it is moved, paid or cancelled. Both act for
 * them, so that the server knows whose account it is and the dependent can read about it; the way back leads to this list.
 */
export function ActForActions({ appointment, person: { id = '', name } }: Props) {
  const t = useText<TextKey>()
  const go = useGo()
  const { actFor } = useSession()
  const now = useNow()
  const actAt = (route: RouteId) => {
    const origin = currentPath()
    go(route)
    actFor(id, origin)
  }
  return (
    <ItemFoot>
      {isJoinable(appointment, now) && (
        <Button
          size="sm"
          aria-label={t('FAMILY_LIST.JOIN_NAMED', { name })}
          onClick={() => actAt('videoConsultation.videoCall')}
        >
          {t('BOOKEDAPPOINTMENTS.JOIN')}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => actAt('videoConsultation.bookedAppointments')}>
        {t('FAMILY_LIST.ACT', { name })}
      </Button>
    </ItemFoot>
  )
}
