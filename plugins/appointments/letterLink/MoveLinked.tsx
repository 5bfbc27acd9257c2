import { useEffect, useState } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { TimePicker } from './TimePicker'
import { endingOf } from './useLinked'
import { useLinkedChange, type LinkedProps } from './useLinkedChange'
import { useLinkText } from './texts'

/** Moves the appointment of a letter to a free time of the same service and professional. */
export function MoveLinked({ token, linked, onOutcome }: LinkedProps) {
  const t = useLinkText()
  const call = useCall()
  const { isBusy, failure, change } = useLinkedChange(onOutcome)
  const { times, hasFailed, read } = useFreeTimes(token, onOutcome)
  const move = (start: string) =>
    change(async () => {
      const body = { token, start }
      try {
        await call('POST api/letter-links/move', { capability: 'letterLinks', body, quiet: true })
      } catch (error) {
        // Another person may have taken it: show what is free now.
        if (!endingOf(error)) read()
        throw error
      }
      return { done: 'moved', start }
    })
  if (hasFailed) return <ErrorState title={t('LETTER_LINK.TIMES_FAILED')} onRetry={read} />
  if (!times)
    return (
      <Loading>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    )
  if (times.length === 0)
    return <Notice title={t('LETTER_LINK.MOVE_NONE')}>{t('LETTER_LINK.MOVE_NONE_TEXT')}</Notice>
  return (
    <TimePicker
      appointment={linked.appointment}
      times={times}
      isBusy={isBusy}
      onMove={(start) => void move(start)}
    >
      {failure && (
        <Notice tone="danger">
          {t(isTaken(failure.error) ? 'LETTER_LINK.TAKEN' : 'LETTER_LINK.NOT_MOVED')}
        </Notice>
      )}
    </TimePicker>
  )
}

const isTaken = (error: unknown) => error instanceof Error && error.message === 'APPOINTMENT_NOT_AVAILABLE'

/** The free times as instants; undefined while they load. */
function useFreeTimes(token: string, onOutcome: LinkedProps['onOutcome']) {
  const call = useCall()
  const [times, setTimes] = useState<readonly string[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const read = () => {
    setHasFailed(false)
    call('POST api/letter-links/free-times', {
      capability: 'letterLinks',
      body: { token },
      quiet: true,
    }).then(
      (list) => setTimes(list.map((time) => new Date(time).toISOString())),
      (error: unknown) => {
        const ending = endingOf(error)
        if (ending) onOutcome({ ending })
        else setHasFailed(true)
      },
    )
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the page is made anew for another link
  useEffect(read, [])
  return { times, hasFailed, read }
}
