import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '@core/i18n/useText'
import { Button } from '@core/ui/actions/Button'
import { Spinner } from '@core/ui/feedback/Spinner'
import type es from '../locales/es.json'
import type { Messages } from './useMessages'

/** Loads older messages when the top of the log comes into view; on a button after a failure. */
export function OlderMessages({ state, onLoad }: { state: Messages['older']; onLoad: () => void }) {
  const t = useText<keyof typeof es>()
  const top = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    if (state !== 'idle' || !top.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: top.current.closest('.convo-log'),
      rootMargin: '200px 0px 0px',
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [state])
  if (state === 'none') return null
  return (
    <div ref={top} className="msg-older">
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
