import type { ReactNode } from 'react'
import './Player.css'

/** The place of a video that the plan of the person does not include, with the reason. */
export function LockedPlayer({ children }: { children: ReactNode }) {
  return <div className="player player-locked">{children}</div>
}
