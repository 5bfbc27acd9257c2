import type { ReactNode } from 'react'
import './layout.css'

/** The props of `PageHeader`. */
export interface PageHeaderProps {
  /** The page's one h1; a question where possible. */
  title: ReactNode
  /** A small line above the title, or below the back link. */
  overline?: ReactNode
  /** A link back: `BackLink` of the routing. */
  back?: ReactNode
  /** Next to the title on a desktop, below it on a phone. */
  children?: ReactNode
}

/** The header of a page. Its heading is focusable for route changes. */
export function PageHeader({ title, overline, back, children }: PageHeaderProps) {
  return (
    <header className="grid gap-2 min-w-0">
      {back}
      {overline && <p className="text-muted">{overline}</p>}
      <h1 className="h1" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}
