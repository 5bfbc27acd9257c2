import type { ReactNode } from 'react'
import '../booking.css'

/** The main action of a page: fixed at the bottom of a phone, in the flow on a desktop. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>
}
