import { useEffect, useRef, useState } from 'react'
import { askBeforeLeaving } from '@core/routing/leave'
import { Button } from '@core/ui/actions/Button'
import { Dialog } from '@core/ui/overlays/Dialog'
import { useAdminText } from '../../texts'

interface Props {
  isDirty: boolean
  /** Out: null when it is not saved. */
  onSave: () => Promise<string | null>
  onDiscard: () => void
}

/** Asks once before what was written is left behind: save it, give it up, or stay. */
export function LeaveDialog({ isDirty, onSave, onDiscard }: Props) {
  const t = useAdminText()
  const answer = useRef<(leaves: boolean) => void>(null)
  const [isOpen, open] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!isDirty) return undefined
    return askBeforeLeaving(() => {
      open(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    })
  }, [isDirty])
  const say = (leaves: boolean) => {
    open(false)
    answer.current?.(leaves)
  }
  const save = async () => {
    setBusy(true)
    const isSaved = (await onSave()) !== null
    setBusy(false)
    say(isSaved)
  }
  const discard = () => {
    onDiscard()
    say(true)
  }
  return (
    <Dialog
      title={t('ADMIN.LEAVE.TITLE')}
      isOpen={isOpen}
      onClose={() => say(false)}
      role="alertdialog"
      footer={
        <>
          <Button busy={busy} busyText={t('ADMIN.FORM.SAVING')} onClick={() => void save()}>
            {t('ADMIN.LEAVE.SAVE')}
          </Button>
          <Button variant="danger" onClick={discard}>
            {t('ADMIN.FORM.DISCARD')}
          </Button>
          <Button variant="quiet" onClick={() => say(false)}>
            {t('ADMIN.LEAVE.STAY')}
          </Button>
        </>
      }
    >
      {t('ADMIN.LEAVE.TEXT')}
    </Dialog>
  )
}
