import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useInvalidate } from '@portico/core/http/useApi'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { useSession } from '@portico/core/session/useSession'
import { startCheck, type StartedCheck } from './startCheck'

/** A check from its start to its end. A component that uses it again starts again. */
export function useCheck() {
  const call = useCall()
  const go = useGoIfHere()
  const invalidate = useInvalidate()
  const { userId } = useSession()
  const [check, setCheck] = useState<StartedCheck | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  const leave = () => {
    void invalidate('api/onfido/status')
    void invalidate('api/identity-checks')
    go('profile.identity', { replace: true })
  }
  const fail = (error: unknown) => {
    // The check was approved or became pending meanwhile: the status page says which.
    if (error instanceof ApiError && error.message === 'CHECK_NOT_ALLOWED') leave()
    else setFailure({ error })
  }
  const start = useEffectEvent(async () => {
    const started = await startCheck(call, userId ?? '')
    // The page of the status asks again what is open.
    void invalidate('api/identity-checks')
    return started
  })
  const onFailed = useEffectEvent(fail)
  useEffect(() => {
    let isOver = false
    start().then(
      (started) => (isOver ? undefined : setCheck(started)),
      (error: unknown) => (isOver ? undefined : onFailed(error)),
    )
    return () => {
      isOver = true
    }
  }, [])
  return { check, failure, fail, leave }
}
