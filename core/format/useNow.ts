import { useEffect, useState } from 'react'

/** Now in ms, moving on twice a minute, so that a countdown and a past appointment show as such. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
