import type { Appointment } from '@schemas/generated/entities'
import { useText } from '@portico/core/i18n/useText'
import { loadOnce, prefetch, retryOnNextUse } from '@portico/core/plugin/LazyPart'
import type { LazyScreen } from '@portico/core/plugin/points'
import { whenIdle } from '@portico/core/routing/idle'
import { toast } from '@portico/core/ui/feedback/toast'
import {
  createElement,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react'
import { flushSync } from 'react-dom'
import type Dialog from './CancelDialog'
import { focusRow, nextRow } from './focusRow'

type DialogProps = ComponentProps<typeof Dialog>

const load: LazyScreen<DialogProps> = () => import('./CancelDialog')

interface OpenDialog {
  appointment: Appointment
  /** The next row of the list, read before the appointment's row is removed. */
  next: Element | null
}

/**
 * The dialog that cancels an appointment, preloaded when the browser is idle. If it cannot be loaded, a message
 * appears and the next click tries again. Returns a function that opens the dialog, and the element to render.
 */
export function useCancelDialog() {
  const t = useText()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  useEffect(() => whenIdle(() => void prefetch(load)), [])
  const openDialog = async (appointment: Appointment) => {
    try {
      await loadOnce(load)
      setOpen({ appointment, next: nextRow(appointment.id) })
    } catch {
      retryOnNextUse()
      toast({ tone: 'error', text: t('ERRORS.NETWORK') })
    }
  }
  const close = () => setOpen(null)
  const closeCancelled = () => {
    flushSync(close)
    focusRow(open?.next ?? null)
  }
  const dialog = open && (
    <Suspense>
      <Loaded appointment={open.appointment} onClose={close} onCancelled={closeCancelled} />
    </Suspense>
  )
  return { openDialog: (appointment: Appointment) => void openDialog(appointment), dialog }
}

function Loaded(props: DialogProps) {
  const Part: ComponentType<DialogProps> = use(loadOnce(load))
  return createElement(Part, props)
}
