import { useState } from 'react'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { restoreFailure } from '../../actions/restoreFailure'
import { recordName } from '../../entity'
import { useAdminText } from '../../texts'
import { useFormView } from '../FormView'
import type { RecordFormController } from '../useRecordForm'

interface Props {
  form: RecordFormController
  /** Undefined in a section that creates no records. */
  onCreated: ((id: string) => void) | undefined
}

/** Opens when a save finds that somebody has deleted the record meanwhile: what is written can be kept. */
export function LostDialog({ form, onCreated }: Props) {
  const t = useAdminText()
  const hasBin = useCapability('bin')
  const { entity } = useFormView()
  const [isRestoring, setIsRestoring] = useState(false)
  const restore = async () => {
    setIsRestoring(true)
    await form.restoreAndSave().catch((error: unknown) => {
      toast({ tone: 'error', text: t(restoreFailure(error), { name: recordName(entity, form.original) }) })
    })
    setIsRestoring(false)
  }
  const create = async () => {
    const id = await form.createAnew()
    if (id !== null) onCreated?.(id)
  }
  return (
    <Dialog
      title={t('ADMIN.LOST.TITLE')}
      isOpen={form.isLost}
      role="alertdialog"
      onClose={form.dismissLost}
      footer={
        <>
          {hasBin && (
            <Button busy={isRestoring} busyText={t('ADMIN.BIN.RESTORING')} onClick={() => void restore()}>
              {t('ADMIN.LOST.RESTORE')}
            </Button>
          )}
          {onCreated && (
            <Button
              variant={hasBin ? 'secondary' : 'primary'}
              busy={form.isSaving && !isRestoring}
              busyText={t('ADMIN.FORM.SAVING')}
              onClick={() => void create()}
            >
              {t('ADMIN.LOST.CREATE')}
            </Button>
          )}
          <Button variant="quiet" onClick={form.dismissLost}>
            {t('ADMIN.LEAVE.STAY')}
          </Button>
        </>
      }
    >
      {t('ADMIN.LOST.TEXT')}
    </Dialog>
  )
}
