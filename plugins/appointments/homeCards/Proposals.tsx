import { Suspense } from 'react'
import { useNow } from '@portico/core/format/useNow'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import { useUpcomingAppointments } from '../api'
import { openProposals } from '../rules'
import { FreedTimes } from '../waiting/FreedTimes'

/** Few people have one: it is not part of the first download of the home page. */
const Proposal = lazyComponent(() => import('./Proposal'))

/** What waits for an answer: freed times of the waiting list, and appointments that doctors propose; nothing without one. */
export default function Proposals() {
  const { data = [] } = useUpcomingAppointments()
  const now = useNow()
  const canAnswer = useCapability('proposals')
  return (
    <Suspense fallback={null}>
      <FreedTimes appointments={data} />
      {canAnswer &&
        openProposals(data, now).map((appointment) => (
          <Proposal key={appointment.id} appointment={appointment} />
        ))}
    </Suspense>
  )
}
