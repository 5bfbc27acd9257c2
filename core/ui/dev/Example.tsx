import type { ReactNode } from 'react'
import { Card } from '../layout/Card'

/** One family of components on the sheet; no landmark, since the sheet is there twice. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="stack">
      <h2 className="h2">{title}</h2>
      {children}
    </Card>
  )
}
