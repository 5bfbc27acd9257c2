import { useState, type FormEvent } from 'react'
import type { CallGuest, CallGuestInvited } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Icon } from '@portico/core/ui/media/Icon'
import { otherName } from '../../session/callState'
import type { CallView } from '../../session/callView'
import { useCallText } from '../../texts'
import { Panel } from '../panels/Panel'
import { FamilyInvite } from './FamilyInvite'
import { guestKinds, targetOf } from './guestTexts'
import { GuestLink } from './GuestLink'
import { useGuestActs } from './useGuestActs'

interface Props {
  view: CallView
  onClose: () => void
}

/** Invites somebody into the call: from the family, or who it is and then the link. */
export function InviteForm({ view, onClose }: Props) {
  const t = useCallText()
  const { call, side } = view
  const [made, setMade] = useState<{ link: Required<CallGuestInvited>; isAsked: boolean }>()
  if (!call) return null
  const other = otherName(call, side)
  return (
    <Panel title={t('PEOPLE.INVITE_TITLE')} onClose={onClose}>
      {made ? (
        <GuestLink {...made.link} isAsked={made.isAsked} other={other} onClose={onClose} />
      ) : (
        <>
          <p className="text-muted text-pretty">{t('PEOPLE.INVITE_TEXT')}</p>
          {side === 'doctor' && <FamilyInvite callId={call.id} patient={other} onInvited={onClose} />}
          <LinkForm
            callId={call.id}
            other={other}
            kind={side === 'patient' ? 'relative' : 'interpreter'}
            onMade={({ guest, url = '' }, isAsked) => setMade({ link: { guest, url }, isAsked })}
          />
        </>
      )}
    </Panel>
  )
}

interface LinkFormProps {
  callId: number
  /** Who is asked. */
  other: string
  /** What is chosen first. */
  kind: CallGuest['kind']
  /** `isAsked`: whether the server was asked to send the link. */
  onMade: (invited: CallGuestInvited, isAsked: boolean) => void
}

/** Who is invited, and where the link goes. */
function LinkForm({ callId, other, kind: first, onMade }: LinkFormProps) {
  const t = useCallText()
  const [kind, setKind] = useState(first)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [errors, setErrors] = useState<{ name?: string; address?: string }>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { invite, isBusy } = useGuestActs(callId)
  /** Another invitation: a repeated request is the same one. */
  const change = (set: () => void) => {
    set()
    setKey(crypto.randomUUID())
    setErrors({})
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const sendTo = targetOf(address)
    const wrong = {
      ...(name.trim() === '' && { name: t('PEOPLE.NAME_MISSING') }),
      ...(sendTo === null && { address: t('PEOPLE.SEND_TO_WRONG') }),
    }
    setErrors(wrong)
    if (sendTo === null || wrong.name) return
    const invited = await invite({ name: name.trim(), kind, ...(sendTo && { sendTo }) }, key)
    if (invited) onMade(invited, sendTo !== undefined)
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <Select
        label={t('PEOPLE.WHO')}
        value={kind}
        onChange={(value) => change(() => setKind(guestKinds.find((one) => one === value) ?? kind))}
        options={guestKinds.map((value) => ({ value, label: t(`PEOPLE.KIND_${value}`) }))}
      />
      <TextField
        label={t('PEOPLE.NAME')}
        hint={t('PEOPLE.NAME_HINT')}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={errors.name}
        onChange={(value) => change(() => setName(value))}
      />
      <TextField
        label={t('PEOPLE.SEND_TO')}
        hint={t('PEOPLE.SEND_TO_HINT')}
        optional
        value={address}
        maxLength={254}
        autoComplete="off"
        error={errors.address}
        onChange={(value) => change(() => setAddress(value))}
      />
      <Promises other={other} />
      <Button type="submit" className="sticky bottom-0" busy={isBusy}>
        {t('PEOPLE.MAKE_LINK', { other })}
      </Button>
    </form>
  )
}

function Promises({ other }: { other: string }) {
  const t = useCallText()
  return (
    <ul className="stack gap-2 text-sm">
      {(
        [
          ['check', 'PEOPLE.LINK_ONCE'],
          ['eye-off', 'PEOPLE.LINK_NO_RECORD'],
          ['user-round', 'PEOPLE.LINK_ASKS'],
        ] as const
      ).map(([icon, text]) => (
        <li key={text} className="flex items-center gap-2">
          <Icon name={icon} size="s" />
          <span>{t(text, { other })}</span>
        </li>
      ))}
    </ul>
  )
}
