import { useEffect, useState } from 'react'

/** The person's zone: that of the device. */
export const useZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Now in ms, moving on twice a minute, so that a countdown and a past appointment show as such. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
