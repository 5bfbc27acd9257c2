import type { ReactNode } from 'react'

/** The frame around what is shown of a file. */
export function ViewerFrame({ children }: { children: ReactNode }) {
  return <figure className="overflow-hidden hairline rounded-card bg-sunken">{children}</figure>
}
