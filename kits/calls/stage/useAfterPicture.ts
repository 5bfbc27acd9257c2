import { useEffect, useState } from 'react'
import { callInProgress, type CallState } from '../session/callState'

/** Milliseconds that the rest of the page waits for the first picture at most. */
const LONGEST_WAIT = 1000

/**
 * Whether the sections beside a call may be drawn. After the answer the picture comes first: drawing and reading the sections at the
 * same time delays it. Without a picture they wait a second. Once true, it stays true.
 */
export function useAfterPicture(view: Pick<CallState, 'phase' | 'isPictureMoving'>): boolean {
  const isWaiting = callInProgress(view) && !view.isPictureMoving
  const [isReady, setIsReady] = useState(!isWaiting)
  if (!isWaiting && !isReady) setIsReady(true)
  useEffect(() => {
    if (isReady) return undefined
    const timer = setTimeout(() => setIsReady(true), LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [isReady])
  return isReady
}
