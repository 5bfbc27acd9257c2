import { useEffect, useEffectEvent, useState } from 'react'
import { serverAnswers } from './serverAnswers'

const INTERVAL_MS = 5000

/**
 * Whether the server cannot be reached, for a part that failed. While it cannot, it is asked every five seconds and when
 * the browser is connected again. `onBack` is called once the server is back.
 */
export function useOffline(onBack: () => void): boolean {
  const [isOffline, setIsOffline] = useState(!navigator.onLine)
  const goOn = useEffectEvent(onBack)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let wasOffline = !navigator.onLine
    const check = async () => {
      clearTimeout(timer)
      const answers = await serverAnswers(location.pathname)
      if (isOver) return
      setIsOffline(!answers)
      if (!answers) timer = setTimeout(() => void check(), INTERVAL_MS)
      else if (wasOffline) goOn()
      wasOffline = !answers
    }
    const onOnline = () => void check()
    void check()
    addEventListener('online', onOnline)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [])
  return isOffline
}
