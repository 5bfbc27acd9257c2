import { useEffect, useRef, useState } from 'react'
import { confirmBeforeLeaving } from '@portico/core/routing/transitions/leave'
import { Button } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { useAdminText } from '../../texts'

interface Props {
  isDirty: boolean
  /** Resolves to null where the save failed. */
  onSave: () => Promise<string | null>
  onDiscard: () => void
}

/** Asks whether to save or discard unsaved changes when the user leaves the page. */
export function LeaveDialog({ isDirty, onSave, onDiscard }: Props) {
  const t = useAdminText()
  const resolveLeave = useRef<(leaves: boolean) => void>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  useEffect(() => {
    if (!isDirty) return undefined
    return confirmBeforeLeaving(() => {
      setIsOpen(true)
      return new Promise((resolve) => {
        resolveLeave.current = resolve
      })
    })
  }, [isDirty])
  const close = (leaves: boolean) => {
    setIsOpen(false)
    resolveLeave.current?.(leaves)
  }
  const save = async () => {
    setIsSaving(true)
    const isSaved = (await onSave()) !== null
    setIsSaving(false)
    close(isSaved)
  }
  const discard = () => {
    onDiscard()
    close(true)
  }
  return (
    <Dialog
      title={t('ADMIN.LEAVE.TITLE')}
      isOpen={isOpen}
      onClose={() => close(false)}
      role="alertdialog"
      footer={
        <>
          <Button busy={isSaving} busyText={t('ADMIN.FORM.SAVING')} onClick={() => void save()}>
            {t('ADMIN.LEAVE.SAVE')}
          </Button>
          <Button variant="danger" onClick={discard}>
            {t('ADMIN.FORM.DISCARD')}
          </Button>
          <Button variant="quiet" onClick={() => close(false)}>
            {t('ADMIN.LEAVE.STAY')}
          </Button>
        </>
      }
    >
      {t('ADMIN.LEAVE.TEXT')}
    </Dialog>
  )
}
