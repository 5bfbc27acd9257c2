import { useEffect, useState } from 'react'
import type { CallView } from '../session/callView'
import { useCallText } from '../texts'

/** How good the connection is, and how long the call has lasted. */
export function ConnectionPill({ view }: { view: CallView }) {
  const t = useCallText()
  const seconds = useSecondsSince(view.call?.answeredAt ?? null)
  const [tone, text] = quality(view)
  return (
    <p className="inline-flex items-center gap-1.5 min-h-7 py-0.5 px-2.5 rounded-full bg-[rgb(0_0_0/0.72)] text-sm/normal font-semibold whitespace-nowrap figures">
      <i
        className="size-2 rounded-full bg-success data-[tone=slow]:rotate-45 data-[tone=slow]:rounded-[1px] data-[tone=slow]:bg-warning data-[tone=lost]:rounded-[1px] data-[tone=lost]:bg-danger"
        data-tone={tone}
        aria-hidden="true"
      />
      <span>{t(text)}</span>
      <span aria-hidden="true"> · {clock(seconds)}</span>
    </p>
  )
}

function quality({ link }: CallView) {
  if (link === 'good') return ['good', 'CALL.GOOD'] as const
  if (link === 'slow') return ['slow', 'CALL.SLOW'] as const
  if (link === 'lost') return ['lost', 'CALL.LOST'] as const
  return ['slow', 'CALL.CONNECTING'] as const
}

function useSecondsSince(start: string | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return start ? Math.max(0, Math.floor((now - Date.parse(start)) / 1000)) : 0
}

const two = (count: number) => String(count).padStart(2, '0')

/** Formats seconds as m:ss, from an hour on as h:mm:ss. */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`
}
