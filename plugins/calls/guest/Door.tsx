import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { GuestCall } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { TextField } from '@portico/core/ui/forms/TextField'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'
import { DoorCheck } from './DoorCheck'
import type { useGuestCall } from './useGuestCall'

type Props = { call: GuestCall } & Pick<
  ReturnType<typeof useGuestCall>,
  'problem' | 'enter' | 'stopWaiting' | 'isWaiting'
>

/** Before the call: who expects the guest, what they may do, their name and their devices. */
export function Door({ call, problem, enter, stopWaiting, isWaiting }: Props) {
  const t = useText<TextKey>()
  const { guest, doctorName, patientName } = call
  const kind = t(`CALLS.GUEST.KIND_${guest.kind}`)
  const asked = guest.invitedBy === 'doctor' ? patientName : doctorName
  return (
    <>
      <PageHeader title={t('CALLS.GUEST.TITLE')} />
      <div className="grid gap-6 max-w-[60rem] desk:grid-cols-[minmax(0,1fr)_24rem] desk:items-start">
        <div className="stack gap-4">
          <p className="lead">
            {t('CALLS.GUEST.WITH', { doctor: doctorName, patient: patientName, kind: kind.toLowerCase() })}
          </p>
          {problem && <p role="alert">{t(problem === 'full' ? 'CALLS.GUEST.FULL' : 'CALLS.GUEST.FAILED')}</p>}
          {isWaiting ? (
            <output>
              <Notice
                tone="info"
                action={
                  <Button variant="quiet" size="sm" onClick={() => void stopWaiting()}>
                    {t('CALLS.GUEST.STOP_WAITING')}
                  </Button>
                }
              >
                {t('CALLS.GUEST.WAITING', { name: asked })}
              </Notice>
            </output>
          ) : (
            <EntryForm name={guest.name} onEnter={enter} />
          )}
        </div>
        <DoorCheck />
      </div>
    </>
  )
}

const promises = [
  ['check', 'CALLS.GUEST.NO_ACCOUNT'],
  ['check', 'CALLS.GUEST.ONLY'],
  ['lock', 'CALLS.GUEST.SECRET'],
] as const

interface FormProps {
  name: string
  onEnter: (wish: { name: string; withCamera: boolean }) => Promise<void>
}

function EntryForm({ name: invited, onEnter }: FormProps) {
  const t = useText<TextKey>()
  const [name, setName] = useState(invited)
  const [hasPromised, setHasPromised] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const hasName = name.trim() !== ''
  const enter = async (withCamera: boolean) => {
    setIsChecked(true)
    if (!hasName || !hasPromised) return
    setIsBusy(true)
    await onEnter({ name: name.trim(), withCamera })
    setIsBusy(false)
  }
  return (
    <form
      className="stack gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter(true)
      }}
    >
      <TextField
        label={t('CALLS.GUEST.NAME')}
        hint={t('CALLS.GUEST.NAME_HINT')}
        value={name}
        maxLength={80}
        autoComplete="name"
        error={isChecked && !hasName ? t('CALLS.GUEST.NAME_MISSING') : undefined}
        onChange={setName}
      />
      <ul className="stack gap-2">
        {promises.map(([icon, text]) => (
          <li key={text} className="flex items-center gap-2">
            <Icon name={icon} size="s" />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        checked={hasPromised}
        onChange={setHasPromised}
        error={isChecked && !hasPromised ? t('CALLS.GUEST.PROMISE_MISSING') : undefined}
      >
        {t('CALLS.GUEST.PROMISE')}
      </Checkbox>
      <div className="flex items-center flex-wrap gap-3">
        <Button type="submit" size="lg" icon="video" busy={isBusy}>
          {t('CALLS.GUEST.ENTER')}
        </Button>
        <Button variant="quiet" onClick={() => void enter(false)}>
          {t('CALLS.GUEST.ENTER_NO_CAMERA')}
        </Button>
      </div>
    </form>
  )
}
