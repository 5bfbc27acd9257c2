import { useState, type FormEvent } from 'react'
import type { CallGuest } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Icon } from '@portico/core/ui/media/Icon'
import { otherName } from '../../session/callState'
import type { CallView } from '../../session/callView'
import { useCallText } from '../../texts'
import { Panel } from '../panels/Panel'
import { guestKinds } from './guestTexts'
import { GuestLink } from './GuestLink'
import { useGuestActs } from './useGuestActs'

interface Props {
  view: CallView
  onClose: () => void
}

/** Invites somebody into the call: who it is, then the link. */
export function InviteForm({ view, onClose }: Props) {
  const t = useCallText()
  const { call, side } = view
  const [kind, setKind] = useState<CallGuest['kind']>(side === 'patient' ? 'relative' : 'interpreter')
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [url, setUrl] = useState<string>()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { invite, isBusy } = useGuestActs(call?.id ?? 0)
  if (!call) return null
  const other = otherName(call, side)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError(t('PEOPLE.NAME_MISSING'))
    const invited = await invite({ name: name.trim(), kind }, key)
    if (invited) setUrl(invited.url)
  }
  return (
    <Panel title={t('PEOPLE.INVITE_TITLE')} onClose={onClose}>
      {url ? (
        <GuestLink url={url} name={name.trim()} other={other} onClose={onClose} />
      ) : (
        <form className="stack" noValidate onSubmit={(event) => void send(event)}>
          <p className="text-muted text-pretty">{t('PEOPLE.INVITE_TEXT')}</p>
          <Select
            label={t('PEOPLE.WHO')}
            value={kind}
            onChange={(value) => {
              setKind(guestKinds.find((one) => one === value) ?? kind)
              setKey(crypto.randomUUID())
            }}
            options={guestKinds.map((value) => ({ value, label: t(`PEOPLE.KIND_${value}`) }))}
          />
          <TextField
            label={t('PEOPLE.NAME')}
            hint={t('PEOPLE.NAME_HINT')}
            value={name}
            maxLength={80}
            autoComplete="off"
            error={error}
            onChange={(value) => {
              setName(value)
              setKey(crypto.randomUUID())
              setError(undefined)
            }}
          />
          <Promises other={other} />
          <Button type="submit" busy={isBusy}>
            {t('PEOPLE.MAKE_LINK', { other })}
          </Button>
        </form>
      )}
    </Panel>
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
