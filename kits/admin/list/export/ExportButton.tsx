import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'

interface Props {
  label: string
  className?: string
  busyText: string
  /** The message for an error. */
  errorText: (error: unknown) => string
  /** Creates and saves the file. */
  onExport: () => Promise<void>
}

/** A button that saves a file. It is busy while it does, and shows a toast if that fails. */
export function ExportButton({ label, className, busyText, errorText, onExport }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    try {
      await onExport()
    } catch (error) {
      toast({ tone: 'error', text: errorText(error) })
    }
    setIsBusy(false)
  }
  return (
    <Button
      className={className}
      variant="secondary"
      icon="download"
      busy={isBusy}
      busyText={busyText}
      onClick={() => void run()}
    >
      {label}
    </Button>
  )
}
