import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { retryHub, useHubStatus } from '@portico/core/realtime/hub'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { blockedHint } from '../media/blockedHint'
import { Interrupted, SoundOffer, SoundOnly } from './LineNotes'
import type { MediaProblem } from '../media/mediaProblem'
import type { CallView } from '../session/callView'
import { callInProgress } from '../session/callState'
import { callSession } from '../session/useCallSession'
import { useCallText } from '../texts'
import { Note } from './Note'
import { useMutedTalking } from './useMutedTalking'

interface Props {
  view: CallView
  name: string
}

/** What is wrong or unusual in a call: one message at a time, the most serious first. */
export function CallNotes(props: Props) {
  const { view } = props
  const isOffline = useHubStatus().state !== 'connected'
  useBackIn(view, isOffline)
  const isTalking = useMutedTalking(view.media)
  if (callInProgress(view) && view.link === 'lost')
    return isOffline ? <OwnLineLost /> : <OtherLineLost {...props} />
  if (view.media.isInterrupted) return <Interrupted />
  if (view.media.isSoundOnly) return <SoundOnly />
  if (view.isSoundOffered) return <SoundOffer />
  if (isTalking) return <MutedTalking {...props} />
  if (view.media.isSharing) return <Sharing {...props} />
  if (view.media.microphoneProblem) return <DeviceNote problem={view.media.microphoneProblem} isMicrophone />
  if (view.media.cameraProblem && !view.media.isCameraOff)
    return <DeviceNote problem={view.media.cameraProblem} />
  if (view.isRemoteShare) return <RemoteSharing {...props} />
  return null
}

/** Somebody who is muted talks. */
function MutedTalking({ name }: Props) {
  const t = useCallText()
  return (
    <Note
      icon="mic-off"
      title={t('CALL.MUTED_TALKING')}
      action={
        <div>
          <Button variant="on-deep" size="sm" onClick={() => callSession.devices.setMuted(false)}>
            {t('CALL.UNMUTE')}
          </Button>
        </div>
      }
    >
      {t('CALL.MUTED_TALKING_TEXT', { name })}
    </Note>
  )
}

/** The browser knows when the device has no network; whose fault it is otherwise, nobody knows. */
function OwnLineLost() {
  const t = useCallText()
  const isOnline = navigator.onLine
  const retry = () => {
    retryHub()
    callSession.room?.retry()
  }
  return (
    <Note
      icon="wifi-off"
      title={t(isOnline ? 'CALL.SERVICE_TITLE' : 'CALL.RECONNECTING_TITLE')}
      action={
        <>
          <NextAttempt />
          <div>
            <Button variant="on-deep" size="sm" onClick={retry}>
              {t('CALL.TRY_NOW')}
            </Button>
          </div>
        </>
      }
    >
      {t(isOnline ? 'CALL.SERVICE_TEXT' : 'CALL.RECONNECTING_TEXT')}
    </Note>
  )
}

/** The seconds until the next attempt. A screen reader reads the note once, without them. */
function NextAttempt() {
  const t = useCallText()
  const { retryAt } = useHubStatus()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.ceil(((retryAt ?? 0) - now) / 1000)
  if (seconds <= 0) return null
  return (
    <span className="text-sm" aria-hidden="true">
      {t('CALL.RECONNECTING_IN', { count: seconds })}
    </span>
  )
}

/** Says that the own line is back. */
function useBackIn({ phase, link }: CallView, isOffline: boolean): void {
  const t = useCallText()
  const wasLost = useRef(false)
  const say = useEffectEvent(() => toast({ tone: 'success', text: t('CALL.BACK_IN') }))
  const isLost = callInProgress({ phase }) && link === 'lost' && isOffline
  const isBack = callInProgress({ phase }) && (link === 'good' || link === 'slow')
  useEffect(() => {
    if (isLost) wasLost.current = true
    else if (isBack && wasLost.current) {
      wasLost.current = false
      say()
    }
  }, [isLost, isBack])
}

/** Whether the other side is gone, the server says: this side only knows that no picture arrives. */
function OtherLineLost({ name, view }: Props) {
  const t = useCallText()
  useEffect(() => callSession.watchOther(), [])
  const isGone = view.call?.isOtherOnline === false
  return (
    <Note icon="wifi-off" title={t(isGone ? 'CALL.OTHER_LOST_TITLE' : 'CALL.PICTURE_LOST_TITLE', { name })}>
      {t(isGone ? 'CALL.OTHER_LOST_TEXT' : 'CALL.PICTURE_LOST_TEXT')}
    </Note>
  )
}

function Sharing({ name }: Props) {
  const t = useCallText()
  return (
    <Note icon="monitor-up" title={t('CALL.SHARING_TITLE', { name })}>
      {t('CALL.SHARING_TEXT')}
    </Note>
  )
}

function RemoteSharing({ name }: Props) {
  const t = useCallText()
  return <output className="sr-only">{t('CALL.REMOTE_SHARING', { name })}</output>
}

const repairOf = (problem: MediaProblem) =>
  problem === 'blocked'
    ? blockedHint(navigator.userAgent)
    : ({ inUse: 'CALL.IN_USE', none: 'CALL.NONE' } as const)[problem]

/** A device that is missing: what the other side notices, how to repair it, and another try. The call continues. */
function DeviceNote({ problem, isMicrophone = false }: { problem: MediaProblem; isMicrophone?: boolean }) {
  const t = useCallText()
  return (
    <Note
      icon={isMicrophone ? 'mic-off' : 'video-off'}
      title={t(isMicrophone ? 'CALL.NO_MICROPHONE' : 'ERRORS.GETTING_VIDEO')}
      action={
        <div>
          <Button variant="on-deep" size="sm" onClick={() => void callSession.devices.reopen()}>
            {t('CALL.TRY_DEVICES')}
          </Button>
        </div>
      }
    >
      {t(repairOf(problem))}
    </Note>
  )
}
