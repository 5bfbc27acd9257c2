import { useEffect, useState } from 'react'
import { callInProgress, type CallState } from '../session/callState'

/** Milliseconds that the rest of the page waits for the first picture at most. */
const LONGEST_WAIT = 1000

/**
 * Whether the sections beside a call may be drawn. After the answer the picture comes first: drawing and reading the sections
 * at the same time delays it. Without a picture they wait a second. Once they are there, they stay. `hasSections` tells
 * whether there are any.
 */
export function useAfterPicture(
  view: Pick<CallState, 'phase' | 'isPictureMoving'>,
  hasSections: boolean,
): boolean {
  const isWaiting = hasSections && callInProgress(view) && !view.isPictureMoving
  const [isReady, setIsReady] = useState(hasSections && !isWaiting)
  if (hasSections && !isWaiting && !isReady) setIsReady(true)
  useEffect(() => {
    if (!isWaiting || isReady) return undefined
    const timer = setTimeout(() => setIsReady(true), LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [isWaiting, isReady])
  return isReady
}
