import { useEffect } from 'react'
import type { VideoCall } from '@schemas/generated/entities'
import { callSession } from '@portico/calls/session/useCallSession'
import { useStageShown } from '@portico/calls/stage/stageShown'
import { useAttention } from '../ringing/useAttention'
import { useWaiting } from './useWaiting'
import { WaitingBar } from './WaitingBar'

/** Milliseconds without the waiting page until the devices are released: the next page may show it again. */
const LEAVING = 2000

/**
 * What goes with a patient who waits, on whatever page they are: the title of the tab, and on other pages a bar that leads back.
 * Nobody is seen or heard who looks at something else.
 */
export function Waiting({ call }: { call: VideoCall }) {
  const isOnPage = useStageShown()
  const { kind, title, hint, tabTitle } = useWaiting(call)
  useAway(isOnPage)
  const isNews = call.poolSince == null && (kind === 'next' || kind === 'expected')
  useAttention(tabTitle, isNews ? { title, text: hint, isSilent: true } : null)
  return isOnPage ? null : <WaitingBar call={call} title={title} />
}

function useAway(isOnPage: boolean): void {
  useEffect(() => {
    const update = () => callSession.setAway(document.hidden || !isOnPage)
    const timer = setTimeout(update, isOnPage ? 0 : LEAVING)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [isOnPage])
}
