import { Suspense } from 'react'
import { useNow } from '@portico/core/format/useNow'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import { useUpcomingAppointments } from '../api'
import { openProposals } from '../rules'

/** Few people have one: it is not part of the first download of the home page. */
const Proposal = lazyComponent(() => import('./Proposal'))

/** The appointments that doctors propose and that wait for an answer; nothing without one. */
export default function Proposals() {
  const { data = [] } = useUpcomingAppointments()
  const now = useNow()
  if (!useCapability('proposals')) return null
  return (
    <Suspense fallback={null}>
      {openProposals(data, now).map((appointment) => (
        <Proposal key={appointment.id} appointment={appointment} />
      ))}
    </Suspense>
  )
}
