import { useText } from '@portico/core/i18n/useText'
import { useEffect, useId, useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { CodeField, ResendCode } from '@portico/core/ui/forms/account/CodeField'
import { Steps } from '@portico/core/ui/layout/Steps'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { refusalOf, secondsOf } from '../refusal'
import { useSubmit } from '../useSubmit'
import type { ContactChange } from './contactChange'
import type { TextKey } from '../texts'

/** Seconds until a code can be sent again. */
const RESEND_SECONDS = 60

interface Props {
  change: ContactChange
  value: string
  onClose: () => void
  /** Back to the value, to correct it. */
  onBack: () => void
  onDone: () => void
}

/** Step 2: the code that was sent. */
export function CodeStep({ change, value, onClose, onBack, onDone }: Props) {
  const t = useText<TextKey>()
  const form = useId()
  const { kind } = change
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, refusal, submit } = useSubmit()
  useEffect(() => document.getElementById(`${form}-code`)?.focus(), [form])
  const verify = () => {
    setIsMissing(code === '')
    if (code !== '') void submit(() => change.verify(value, code)).then((isRight) => isRight && onDone())
  }
  return (
    <Dialog
      title={t('ACCOUNT.CODE.TITLE')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={form} busy={isBusy} busyText={t('ACCOUNT.CHECKING')}>
            {change.title ? t('ACCOUNT.CODE.CHECK') : t(`ACCOUNT.${kind}.TITLE`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ACCOUNT.LEAVE')}
          </Button>
        </>
      }
    >
      <Steps current={2} total={change.total ?? 2} label={t('ACCOUNT.CODE')} />
      <div className="grid gap-1 p-4 rounded-control bg-sunken wrap-anywhere">
        <p className="text-sm text-muted">{t('ACCOUNT.CODE.SENT_TO')}</p>
        <p className="font-strong">{value}</p>
        <button type="button" className="link link-underlined justify-self-start" onClick={onBack}>
          {t('ACCOUNT.CODE.CORRECT')}
        </button>
      </div>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          verify()
        }}
      >
        <CodeField
          id={`${form}-code`}
          label={t('ACCOUNT.CODE')}
          value={code}
          error={isMissing ? t('ACCOUNT.CODE.MISSING') : refusal}
          onChange={setCode}
        />
      </form>
      <ResendCode
        seconds={RESEND_SECONDS}
        waiting={(time) => t('ACCOUNT.CODE.WAITING', { time })}
        label={t('ACCOUNT.CODE.RESEND')}
        onResend={() => resend(() => change.request(value), t('ACCOUNT.CODE.SENT_AGAIN'))}
      />
      <p className="text-muted text-sm">{t(`ACCOUNT.${kind}.NOT_ARRIVED`)}</p>
    </Dialog>
  )
}

/** Sends the code again. Resolves to the seconds until the next time. */
async function resend(request: () => Promise<unknown>, sentAgain: string): Promise<number> {
  try {
    await request()
    toast({ tone: 'success', text: sentAgain })
    return RESEND_SECONDS
  } catch (error) {
    toast({ tone: 'error', text: refusalOf(error) })
    return secondsOf(error)
  }
}
