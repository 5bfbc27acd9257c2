import { otherName } from '@portico/calls/session/callState'
import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { callInProgress } from '@portico/calls/session/callState'
import { callSession, useCallSession } from '@portico/calls/session/useCallSession'
import { CallStage } from '@portico/calls/stage/CallStage'
import { BlockedBrowser } from '../board/BlockedBrowser'
import { blockedBrowser, isCapable } from '../board/browserCheck'
import { useVisitHub } from '../visit/useVisitHub'
import type { TextKey } from '../texts'
import { Door } from './Door'
import { GuestMessage } from './GuestMessage'
import { useGuestCall } from './useGuestCall'

/** The door and the call of a guest. `onEnd`: the call is over, or the guest was removed or refused. */
export function GuestRoom({ onEnd }: { onEnd: () => void }) {
  const t = useText<TextKey>()
  useCallSession()
  const { data, error, mutate, view, isOver, ...way } = useGuestCall()
  useVisitHub(data?.userId, () => void mutate())
  const end = useEffectEvent(() => {
    callSession.close()
    onEnd()
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const blocked = blockedBrowser(navigator.userAgent, isCapable())
  if (blocked)
    return (
      <Titled>
        <BlockedBrowser reason={blocked} />
      </Titled>
    )
  if (callInProgress(view) && view.call && data)
    return (
      <CallStage
        view={view}
        name={otherName(view.call, 'patient')}
        detail={t('CALLS.GUEST.AS', { kind: t(`CALLS.GUEST.KIND_${data.guest.kind}`) })}
      />
    )
  if (view.phase === 'ended') return <Left />
  if (data) return <Door call={data} {...way} />
  return (
    <Titled>
      {error && !isOver ? (
        <ErrorState title={t('CALLS.FAILED')} text={t('CALLS.FAILED_HINT')} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </Titled>
  )
}

/** What stands in the place of the door. */
function Titled({ children }: { children: ReactNode }) {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={t('CALLS.GUEST.TITLE')} />
      {children}
    </>
  )
}

function Left() {
  const t = useText<TextKey>()
  return (
    <GuestMessage title="CALLS.GUEST.LEFT" text="CALLS.GUEST.LEFT_TEXT">
      <Button variant="secondary" onClick={() => callSession.close()}>
        {t('CALLS.GUEST.AGAIN')}
      </Button>
    </GuestMessage>
  )
}
