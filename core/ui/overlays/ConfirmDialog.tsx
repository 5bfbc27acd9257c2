import { useState, type ReactNode } from 'react'
import { Button } from '../actions/Button'
import { Dialog } from './Dialog'

/** The props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** The consequence: what is lost and what is kept. */
  children?: ReactNode
  /** Verb and object: "Anular la cita". */
  confirm: string
  /** The label while the action runs: "Anulando…". */
  confirmBusy: string
  /** The label of the button that closes the dialog: "Volver". */
  keep: string
  /** Resolves when done; the dialog then closes. On a rejection it stays open: say what failed in a toast. */
  onConfirm: () => Promise<void>
  /** An alternative action between the two: "Cambiar la hora". */
  instead?: ReactNode
  tone?: 'danger' | 'primary' | undefined
  /** False while the consequence is still unknown: nothing can be confirmed. Default: true. */
  isReady?: boolean
}

/** Asks for confirmation of an action that loses data. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirm,
    confirmBusy,
    keep,
    onConfirm,
    instead,
    tone = 'danger',
    onClose,
    isReady = true,
    ...dialog
  } = props
  const [busy, setBusy] = useState(false)
  const run = () => {
    setBusy(true)
    onConfirm()
      .then(onClose, () => undefined)
      .finally(() => setBusy(false))
  }
  const footer = (
    <>
      <Button variant={tone} busy={busy} busyText={confirmBusy} disabled={!isReady} onClick={run}>
        {confirm}
      </Button>
      {instead}
      <Button variant="quiet" onClick={onClose}>
        {keep}
      </Button>
    </>
  )
  return <Dialog {...dialog} role="alertdialog" onClose={onClose} footer={footer} />
}
