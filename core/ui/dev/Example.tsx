import type { ReactNode } from 'react'
import { Card } from '../layout/Card'

/** A group of components on the page. It is not a landmark, because the page shows every group twice. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="stack">
      <h2 className="h2">{title}</h2>
      {children}
    </Card>
  )
}
