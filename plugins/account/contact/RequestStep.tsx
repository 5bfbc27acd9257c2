import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Steps } from '@portico/core/ui/layout/Steps'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { useSubmit } from '../useSubmit'
import type { ContactChange } from './contactChange'
import type { TextKey } from '../texts'

interface Props {
  change: ContactChange
  value: string
  onType: (value: string) => void
  onClose: () => void
  /** A code is on its way to the value. */
  onSent: (value: string) => void
}

/** Step 1: the new value, to which a code is sent. */
export function RequestStep({ change, value, onType, onClose, onSent }: Props) {
  const t = useText<TextKey>()
  const form = useId()
  const { kind, current } = change
  const [error, setError] = useState<string>()
  const { isBusy, refusal, submit } = useSubmit()
  const send = () => {
    const typed = value.trim()
    const broken = change.check(typed)
    setError(broken)
    if (broken) return document.getElementById(`${form}-value`)?.focus()
    onType(typed)
    void submit(() => change.request(typed)).then((isSent) => isSent && onSent(typed))
  }
  return (
    <Dialog
      title={change.title ?? t(`ACCOUNT.${kind}.TITLE`)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={form} busy={isBusy} busyText={t('ACCOUNT.SENDING')}>
            {t('ACCOUNT.SEND_CODE')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ACCOUNT.BACK')}
          </Button>
        </>
      }
    >
      <Steps current={1} total={change.total ?? 2} label={t(`ACCOUNT.${kind}.NEW`)} />
      {current && (
        <div className="grid gap-1 p-4 rounded-control bg-sunken wrap-anywhere">
          <p className="text-sm text-muted">{t(`ACCOUNT.${kind}.CURRENT`)}</p>
          <p className="font-strong">{current}</p>
        </div>
      )}
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          {...change.field}
          id={`${form}-value`}
          label={t(`ACCOUNT.${kind}.NEW`)}
          hint={t(`ACCOUNT.${kind}.HINT`)}
          value={value}
          error={error ?? refusal}
          onChange={onType}
        />
      </form>
      {kind === 'EMAIL' && current && <p className="text-muted text-sm">{t('ACCOUNT.EMAIL.UNDO')}</p>}
    </Dialog>
  )
}
