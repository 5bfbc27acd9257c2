import { Suspense } from 'react'
import type { Appointment } from '@schemas/generated/entities'
import { useNow } from '@portico/core/format/useNow'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import { isOffered } from '../rules'

/** Few people have one: it loads when there is one. */
const FreedTime = lazyComponent(() => import('./FreedTime'))

/** The freed times that are held for the person; nothing without one. */
export function FreedTimes({ appointments }: { appointments: readonly Appointment[] }) {
  const now = useNow()
  return (
    <Suspense fallback={null}>
      {appointments
        .filter((appointment) => isOffered(appointment, now))
        .map((appointment) => (
          <FreedTime key={appointment.id} appointment={appointment} />
        ))}
    </Suspense>
  )
}
