import { useEffect, useState } from 'react'

/** Counts seconds down to 0. Returns the seconds left and a function that starts again. */
export function useCountdown(seconds: number): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [end])
  return [left, (next) => setEnd(Date.now() + next * 1000)]
}

/** Seconds as minutes and seconds: `0:42`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
