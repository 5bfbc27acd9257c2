import { useEffect, useEffectEvent, useState } from 'react'
import type { IdentitySide } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import type { EngineProps } from '../flow/engineProps'
import { FlowError } from '../flow/flowError'

/** The pictures of a check that were sent before, when it is continued; undefined until they are known. */
export function useSentPictures({ runId, onError }: EngineProps): readonly IdentitySide[] | undefined {
  const call = useCall()
  const [sent, setSent] = useState<readonly IdentitySide[]>()
  const read = useEffectEvent(async () => {
    const { open } = await call('GET api/identity-checks/current', {
      capability: 'identityChecks',
      quiet: true,
    })
    return open?.id === runId ? open.pictures : []
  })
  const onFailed = useEffectEvent(() => onError(new FlowError('TASK_NOT_RETRIEVED')))
  useEffect(() => {
    let isOver = false
    read().then(
      (pictures) => (isOver ? undefined : setSent(pictures)),
      () => (isOver ? undefined : onFailed()),
    )
    return () => {
      isOver = true
    }
  }, [])
  return sent
}
