import { useEffect, useEffectEvent } from 'react'
import { closeOverlay } from '@portico/core/app/overlays'
import { usePersonContext } from '@portico/core/session/personContext'
import type { CallView } from '@portico/calls/session/callView'
import { callInProgress } from '@portico/calls/session/callState'
import { useCallSession, useCallView } from '@portico/calls/session/useCallSession'
import { useStageShown } from '@portico/calls/stage/stageShown'
import { CallWindow } from '@portico/calls/stage/CallWindow'
import { useCallWindow } from '@portico/calls/window/openCallWindow'
import { FloatingCall } from './FloatingCall'
import { MissedCall } from './MissedCall'
import { Ringing } from './Ringing'
import { Waiting } from '../waiting/Waiting'

/** What a call shows over any screen: it rings, it was missed, or it continues while the person moves through the portal. */
export default function CallOverlay() {
  const view = useCallView()
  const { actor } = usePersonContext()
  const isOver = view.phase === 'idle' && view.missed === null
  useEffect(() => {
    if (isOver) closeOverlay('call')
  }, [isOver])
  return <CallOfUser key={actor} view={view} />
}

/** The call of a user; another user, or nobody, is in none of it. */
function CallOfUser({ view }: { view: CallView }) {
  const session = useCallSession()
  const isOnPage = useStageShown()
  const target = useCallWindow()
  const end = useEffectEvent(() => session.hangUp())
  useEffect(() => () => end(), [])
  if (view.phase === 'ringing' && view.call)
    return <Ringing call={view.call} side={view.side} isTurn={view.isAway} />
  if (view.phase === 'calling' && view.call && view.side === 'patient') return <Waiting call={view.call} />
  if (view.missed) return <MissedCall call={view.missed} />
  if (callInProgress(view) && target) return <CallWindow view={view} target={target} />
  if (callInProgress(view) && !isOnPage) return <FloatingCall view={view} />
  return null
}
