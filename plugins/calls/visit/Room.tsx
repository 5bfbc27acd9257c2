import { useText } from '@portico/core/i18n/useText'
import { useEffect, useState } from 'react'
import type { Visit, VideoConsultation } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { isBeingAnswered } from '@portico/calls/session/callState'
import { useCallSession, useCallView } from '@portico/calls/session/useCallSession'
import { Answering } from '@portico/calls/stage/Answering'
import { blockedBrowser, isCapable } from '../board/browserCheck'
import { BlockedBrowser } from '../board/BlockedBrowser'
import { CallEnded } from '../board/CallEnded'
import { InCall } from '../board/InCall'
import { usePolling } from '../board/useVisit'
import { SignIn } from './Message'
import { leaveVisit } from './visitAccess'
import { useVisitHub } from './useVisitHub'
import { VisitCard } from './VisitCard'
import type { TextKey } from '../texts'

interface Props {
  /** The server has ended the session. */
  onEnd: () => void
  /** The patient has left. */
  onLeave: () => void
}

/** The waiting room and the call of a visit. */
export function Room({ onEnd, onLeave }: Props) {
  const view = useCallView()
  useCallSession()
  const visit = useApi('GET api/visit-links/visit', { capability: 'visitLinks', quiet: true })
  const consultation = useApi(
    'GET api/video-calls/appointments/{id}',
    visit.data ? { capability: 'visits', params: { id: visit.data.appointmentId }, quiet: true } : null,
  )
  useVisitHub(visit.data?.userId, () => void visit.mutate())
  usePolling()
  const isOver = visit.error?.status === 401 || consultation.error?.status === 401
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  if (isBeingAnswered(view)) return <Answering />
  if (view.phase === 'calling' || view.phase === 'inProgress') return <InCall view={view} />
  const error = visit.error ?? consultation.error
  return (
    <WaitingRoom
      visit={visit.data}
      consultation={consultation.data}
      onRetry={error && (() => void Promise.all([visit.mutate(), consultation.mutate()]))}
      onLeave={onLeave}
    />
  )
}

interface WaitingRoomProps extends Pick<Props, 'onLeave'> {
  visit: Visit | undefined
  consultation: VideoConsultation | undefined
  onRetry: (() => void) | undefined
}

function WaitingRoom({ visit, consultation, onRetry, onLeave }: WaitingRoomProps) {
  const t = useText<TextKey>()
  const blocked = blockedBrowser(navigator.userAgent, isCapable())
  return (
    <>
      <PageHeader title={t('CALLS.LINK.TITLE')} />
      <div className="stack gap-5 max-w-176">
        <CallEnded />
        {blocked ? (
          <BlockedBrowser reason={blocked} />
        ) : visit && consultation ? (
          <VisitCard visit={visit} consultation={consultation} />
        ) : onRetry ? (
          <ErrorState title={t('CALLS.FAILED')} text={t('CALLS.FAILED_HINT')} onRetry={onRetry} />
        ) : (
          <Loading>
            <Skeleton shape="block" height="20rem" />
          </Loading>
        )}
        <p className="text-muted">{t('CALLS.LINK.ONLY')}</p>
        <p className="flex items-center gap-3 flex-wrap">
          <SignIn />
          <Leave onLeave={onLeave} />
        </p>
      </div>
    </>
  )
}

function Leave({ onLeave }: Pick<Props, 'onLeave'>) {
  const t = useText<TextKey>()
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    await leaveVisit(call)
    onLeave()
  }
  return (
    <Button variant="quiet" icon="log-out" busy={isBusy} onClick={() => void leave()}>
      {t('CALLS.LINK.LEAVE')}
    </Button>
  )
}
