import { Suspense, useEffect, useState } from 'react'
import { lazyPage } from '@portico/core/plugin/LazyPart'
import { isVisitTab } from '@portico/core/session/arrival/visitTab'
import { useCallText } from '@portico/calls/texts'
import { Entrance } from './Entrance'
import { Message } from './Message'
import { Room } from './Room'
import { currentLink, forgetVisit, hasVisit, isGuestLink } from './visitAccess'

const Guest = lazyPage(() => import('../guest/Guest'))

type Stage = 'entrance' | 'room' | 'over' | 'left'

/**
 * The page of the link of a visit: a button, then the waiting room and the call, for somebody who is not signed in
 * (decision 916).
 */
export default function Visit() {
  // A link that was pasted into an open portal starts the page anew, without the account.
  useEffect(() => {
    if (!isVisitTab) location.reload()
  }, [])
  return isVisitTab && <VisitPage />
}

export function VisitPage() {
  const [isGuest] = useState(() => isGuestLink(currentLink()))
  return isGuest ? (
    <Suspense>
      <Guest />
    </Suspense>
  ) : (
    <PatientVisit />
  )
}

function PatientVisit() {
  // The room needs them: a page that is shown must not disappear again while they load.
  useCallText()
  const [stage, setStage] = useState<Stage>(() => (hasVisit() ? 'room' : 'entrance'))
  const end = () => {
    forgetVisit()
    setStage('over')
  }
  if (stage === 'entrance') return <Entrance onOpen={() => setStage('room')} />
  if (stage === 'room') return <Room onEnd={end} onLeave={() => setStage('left')} />
  return stage === 'left' ? (
    <Message title="CALLS.LINK.LEFT" text="CALLS.LINK.LEFT_TEXT" />
  ) : (
    <Message title="CALLS.LINK.OVER" text="CALLS.LINK.OVER_TEXT" />
  )
}
