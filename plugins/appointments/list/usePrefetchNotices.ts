import { useEffect, useEffectEvent } from 'react'
import { useContributions } from '@portico/core/plugin/useHost'
import { usePrefetch } from '@portico/core/plugin/LazyPart'
import { whenIdle } from '@portico/core/routing/idle'

/** Loads the notices of the list in advance, as its link does with the list. */
export function usePrefetchNotices(): void {
  const prefetch = usePrefetch()
  const notices = useContributions('appointmentNotices')
  const onIdle = useEffectEvent(() => notices.forEach(({ plugin, notice }) => void prefetch(plugin, notice)))
  useEffect(() => whenIdle(() => onIdle()), [])
}
