import type { ReactNode } from 'react'
import './PageHeader.css'

export interface PageHeaderProps {
  /** The page's one h1; a question where possible. */
  title: ReactNode
  /** The small line above, or below the way back. */
  overline?: ReactNode
  /** A link back, with the classes `link btn-back` and the icon chevron-left. */
  back?: ReactNode
  /** Beside the title on a desktop, below it on a phone. */
  children?: ReactNode
}

/** The head of a page. The heading can take focus, for route changes. */
export function PageHeader({ title, overline, back, children }: PageHeaderProps) {
  return (
    <header className="page-head">
      {back}
      {overline && <p className="muted">{overline}</p>}
      <h1 className="h1" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}
