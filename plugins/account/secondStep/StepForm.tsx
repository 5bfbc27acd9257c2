import { useText } from '@portico/core/i18n/useText'
import { useId, type ReactNode } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { Submit } from '../useSubmit'
import type { TextKey } from '../texts'

interface Props {
  title: string
  /** The label of the button that sends the form. */
  send: string
  submit: Pick<Submit, 'isBusy' | 'refusal'>
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form, and the refusal of its last call. */
export function StepForm({ title, send, submit, onSend, onClose, children }: Props) {
  const t = useText<TextKey>()
  const form = useId()
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={form} busy={submit.isBusy} busyText={t('ACCOUNT.SAVING')}>
            {send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ACCOUNT.BACK')}
          </Button>
        </>
      }
    >
      {submit.refusal && <Notice tone="danger">{submit.refusal}</Notice>}
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
