import { useState } from 'react'
import type { CallGuest } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Icon } from '@portico/core/ui/media/Icon'
import { otherName, otherSeat } from '../../session/callState'
import type { CallView } from '../../session/callView'
import type { SideState } from '../../session/SideTalk'
import { useCallText } from '../../texts'
import { Panel } from '../panels/Panel'
import { isOpenGuest } from './guestTexts'
import { InviteForm } from './InviteForm'
import { useGuestActs } from './useGuestActs'

interface Props {
  view: CallView
  onClose: () => void
}

/** Who is in the call, with microphone and camera; who was invited; and how somebody else comes in. */
export default function PeoplePanel({ view, onClose }: Props) {
  const t = useCallText()
  const [isInviting, setIsInviting] = useState(false)
  const { call, guests, side, other, media, canInvite } = view
  if (!call) return null
  if (isInviting) return <InviteForm view={view} onClose={() => setIsInviting(false)} />
  const open = guests.filter(isOpenGuest)
  return (
    <Panel title={t('PEOPLE.TITLE')} onClose={onClose}>
      <ul>
        <Someone
          name={otherName(call, otherSeat(side))}
          shown={t('CALL.YOU')}
          isMuted={media.isMuted}
          isCameraOff={media.isCameraOff}
        />
        <Someone
          name={otherName(call, side)}
          detail={t(otherSeat(side) === 'patient' ? 'PEOPLE.PATIENT' : 'PEOPLE.KIND_doctor')}
          {...(other ?? { isMuted: false, isCameraOff: false })}
        />
        {open.map((guest) => (
          <Guest key={guest.id} guest={guest} view={view} />
        ))}
      </ul>
      {guests.some(({ state }) => state === 'refused') && (
        <p className="text-sm text-muted">{t('PEOPLE.REFUSED', { name: otherName(call, side) })}</p>
      )}
      {canInvite && (
        <div>
          <Button variant="secondary" icon="plus" onClick={() => setIsInviting(true)}>
            {t('PEOPLE.INVITE')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

type SomeoneProps = Pick<SideState, 'isMuted' | 'isCameraOff'> & {
  name: string
  /** What stands there instead of the name. */
  shown?: string
  detail?: string
}

function Someone({ name, shown = name, detail, isMuted, isCameraOff }: SomeoneProps) {
  const t = useCallText()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 hairline-t first:border-t-0">
      <Avatar name={name} size="sm" />
      <div>
        <p className="font-strong">{shown}</p>
        <p className="flex items-center flex-wrap gap-2 text-sm text-muted">
          {detail && <span>{detail}</span>}
          <span>
            <Icon name={isMuted ? 'mic-off' : 'mic'} size="s" />{' '}
            <span>{t(isMuted ? 'CALL.MICROPHONE_OFF' : 'PEOPLE.WITH_MICROPHONE')}</span>
          </span>
          <span>
            <Icon name={isCameraOff ? 'video-off' : 'video'} size="s" />{' '}
            <span>{t(isCameraOff ? 'CALL.CAMERA_OFF' : 'PEOPLE.WITH_CAMERA')}</span>
          </span>
        </p>
      </div>
    </li>
  )
}

/** A guest, wherever they are. Removing asks once more in the same place. */
function Guest({ guest, view: { call, side } }: { guest: CallGuest; view: CallView }) {
  const t = useCallText()
  const [isAsked, setIsAsked] = useState(false)
  const { remove, isBusy } = useGuestActs(call?.id ?? 0)
  const { name, kind, state, isAtDoor, invitedBy, sentTo, isFamily } = guest
  const values = { name, other: call ? otherName(call, side) : '' }
  const said =
    state === 'asked' && invitedBy === side
      ? 'PEOPLE.STATE_asking'
      : isAtDoor
        ? 'PEOPLE.STATE_door'
        : (`PEOPLE.STATE_${state}` as const)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 hairline-t first:border-t-0">
      <Avatar name={name} size="sm" />
      <div>
        <p className="font-strong">{name}</p>
        <p className="flex items-center flex-wrap gap-2 text-sm text-muted">
          <span>{t(`PEOPLE.KIND_${kind}`)}</span>
          <span>{t(said, values)}</span>
          {sentTo && <span>{t('PEOPLE.SENT_TO', { address: sentTo })}</span>}
          {isFamily && state === 'allowed' && !sentTo && <span>{t('PEOPLE.FAMILY_NOT_SENT')}</span>}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-2">
        <Button
          variant={isAsked ? 'danger' : 'quiet'}
          size="sm"
          busy={isBusy}
          onClick={() => (isAsked ? void remove(guest) : setIsAsked(true))}
        >
          {t(isAsked ? 'PEOPLE.REMOVE_SURE' : state === 'in' ? 'PEOPLE.REMOVE' : 'PEOPLE.TAKE_BACK', values)}
        </Button>
        {isAsked && (
          <>
            <Button variant="secondary" size="sm" onClick={() => setIsAsked(false)}>
              {t('PEOPLE.STAYS')}
            </Button>
            <p className="text-sm text-muted">{t('PEOPLE.REMOVE_TEXT')}</p>
          </>
        )}
      </div>
    </li>
  )
}
