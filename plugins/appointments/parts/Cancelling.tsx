import type { Appointment } from '@schemas/generated/entities'
import { useText } from '@core/i18n/useText'
import { forgetFailed, loadOnce, prefetch } from '@core/plugin/load'
import type { LazyScreen } from '@core/plugin/points'
import { whenIdle } from '@core/routing/idle'
import { toast } from '@core/ui/feedback/toast'
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
import { focusAfter, rowAfter } from './focus'

type DialogProps = ComponentProps<typeof Dialog>

const load: LazyScreen<DialogProps> = () => import('./CancelDialog')

interface Open {
  appointment: Appointment
  /** The row that follows, while the list still knows. */
  next: Element | null
}

/**
 * The dialog that cancels an appointment (BOOK-055). It is on its way before it is asked for; where it cannot be had the list
 * stays, the person is told, and asking again tries again. Out: what opens it, and what to render.
 */
export function useCancelling() {
  const t = useText()
  const [open, setOpen] = useState<Open | null>(null)
  useEffect(() => whenIdle(() => prefetch(load)), [])
  const ask = async (appointment: Appointment) => {
    try {
      await loadOnce(load)
      setOpen({ appointment, next: rowAfter(appointment.id) })
    } catch {
      forgetFailed()
      toast({ tone: 'error', text: t('ERRORS.NETWORK') })
    }
  }
  const close = () => setOpen(null)
  const cancelled = () => {
    flushSync(close)
    focusAfter(open?.next ?? null)
  }
  const dialog = open && (
    <Suspense>
      <Loaded appointment={open.appointment} onClose={close} onCancelled={cancelled} />
    </Suspense>
  )
  return { ask: (appointment: Appointment) => void ask(appointment), dialog }
}

function Loaded(props: DialogProps) {
  const Part: ComponentType<DialogProps> = use(loadOnce(load))
  return createElement(Part, props)
}
