import { useText } from '@portico/core/i18n/useText'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { useTenant } from '@portico/core/tenant/useTenant'
import { isBeingAnswered } from '@portico/calls/session/callState'
import { useCallSession, useCallView } from '@portico/calls/session/useCallSession'
import { Answering } from '@portico/calls/stage/Answering'
import { blockedBrowser, isCapable } from '../board/browserCheck'
import { BlockedBrowser } from '../board/BlockedBrowser'
import { NextVisitCard } from '../board/NextVisitCard'
import { CallEnded } from '../board/CallEnded'
import { FreeCall } from '../board/FreeCall'
import { InCall } from '../board/InCall'
import { MissedCalls } from '../board/MissedCalls'
import { NoVisit } from '../board/NoVisit'
import { useGiven } from '../board/useGiven'
import { PoolCard } from '../pool/PoolCard'
import { usePolling, useSecond, useVisit } from '../board/useVisit'
import type { TextKey } from '../texts'

/** The board of video visits: before, during and after a call. */
export default function Board() {
  const view = useCallView()
  useCallSession()
  useGiven()
  usePolling()
  const isOn = view.phase === 'calling' || view.phase === 'inProgress'
  if (view.side !== 'patient') return <BoardPage />
  if (isBeingAnswered(view)) return <Answering />
  return isOn ? <InCall view={view} /> : <BoardPage />
}

function BoardPage() {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={t('MENU.VIDEO_CALL')} />
      <div className="stack gap-5 max-w-176">
        <CallEnded />
        <OwnCall />
        <Visit />
        <MissedCalls />
      </div>
    </>
  )
}

function OwnCall() {
  return <FreeCall now={useSecond()} />
}

function Visit() {
  const t = useText<TextKey>()
  const now = useSecond()
  const { support } = useTenant()
  const { appointment, consultation, isLoading, error, reload } = useVisit(now)
  const blocked = blockedBrowser(navigator.userAgent, isCapable())
  if (blocked) return <BlockedBrowser reason={blocked} />
  if (isLoading)
    return (
      <Loading>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    )
  if (appointment && consultation)
    return (
      <>
        <NextVisitCard appointment={appointment} consultation={consultation} now={now} />
        <PoolCard />
      </>
    )
  if (error)
    return (
      <ErrorState
        title={t('CALLS.FAILED')}
        text={t('CALLS.FAILED_HINT')}
        onRetry={() => void reload()}
        action={support?.phone && <PhoneLink phone={support.phone} />}
      />
    )
  return (
    <>
      <PoolCard />
      <NoVisit />
    </>
  )
}
