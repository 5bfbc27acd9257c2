import { useText } from '@portico/core/i18n/useText'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import type { KnownLine } from '../day'
import { TimeDialog } from '../note/TimeDialog'
import type { TextKey } from '../texts'
import { useVisitActions, type VisitAction } from './useVisitActions'

interface Props {
  line: KnownLine
  /** The action that is asked about; null while the dialog is closed. */
  action: VisitAction | null
  onClose: () => void
  /** After the visit has left its place. */
  onGone?: () => void
}

/** Asks before a visit is moved or cancelled, or noted as one to which nobody came. */
export function VisitDialog({ line, action, onClose, onGone }: Props) {
  const t = useText<TextKey>()
  const { move, cancel, attend } = useVisitActions(line)
  const name = line.patientName
  if (action === 'move')
    return (
      <TimeDialog
        line={line}
        title={t('DOCTOR.ACTION.MOVE_TITLE', { name })}
        text={t('DOCTOR.ACTION.MOVE_TEXT', { name })}
        confirm={t('DOCTOR.ACTION.MOVE')}
        ahead={1}
        onClose={onClose}
        onConfirm={async (...request) => {
          await move(...request)
          onClose()
          onGone?.()
        }}
      />
    )
  const ask = { isOpen: true, onClose, keep: t('DOCTOR.ACTION.KEEP') }
  if (action === 'cancel')
    return (
      <ConfirmDialog
        {...ask}
        title={t('DOCTOR.ACTION.CANCEL_TITLE', { name })}
        confirm={t('DOCTOR.ACTION.CANCEL')}
        confirmBusy={t('DOCTOR.ACTION.CANCELLING')}
        onConfirm={async () => {
          await cancel()
          onGone?.()
        }}
      >
        {t('DOCTOR.ACTION.CANCEL_TEXT', { name })}
      </ConfirmDialog>
    )
  return (
    action === 'noShow' && (
      <ConfirmDialog
        {...ask}
        title={t('DOCTOR.ACTION.NO_SHOW_TITLE', { name })}
        confirm={t('DOCTOR.ACTION.NO_SHOW')}
        confirmBusy={t('DOCTOR.NOTES_SAVING')}
        onConfirm={() => attend(true)}
      >
        {t('DOCTOR.ACTION.NO_SHOW_TEXT', { name })}
      </ConfirmDialog>
    )
  )
}
