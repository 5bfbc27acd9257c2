import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import type { Messages } from './useMessages'
import type { TextKey } from '../texts'

interface Props {
  state: Messages['older']
  onLoad: () => void
  /** The element of this component, once it is there. */
  top: HTMLDivElement | null
  onTop: (top: HTMLDivElement | null) => void
}

/** Loads older messages when the top of the log comes into view; on a button after a failure. */
export function OlderMessages({ state, onLoad, top, onTop }: Props) {
  const t = useText<TextKey>()
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    if (state !== 'idle' || !top) return undefined
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load(), {
      root: top.closest('[role=log]'),
      rootMargin: '200px 0px 0px',
    })
    observer.observe(top)
    return () => observer.disconnect()
  }, [state, top])
  // Its height never changes, so that what is read does not move.
  return (
    <div
      ref={onTop}
      className="flex justify-center items-center gap-2 min-h-tap text-muted text-sm/normal font-semibold"
    >
      {state === 'loading' && (
        <>
          <Spinner />
          <span>{t('CHAT.LOADING_OLDER')}</span>
        </>
      )}
      {state === 'failed' && (
        <Button variant="quiet" size="sm" icon="refresh-cw" onClick={onLoad}>
          {t('CHAT.OLDER_FAILED')}
        </Button>
      )}
    </div>
  )
}
