import { useRef, type CSSProperties, type ReactNode } from 'react'
import { NearViewContext, useNearView } from '../reports/nearView'

interface Props {
  /** How many videos there are in it. */
  count: number
  children: ReactNode
}

/** A page of a list of videos, which the browser skips while it is far from the view. */
export function ListPage({ count, children }: Props) {
  const page = useRef<HTMLDivElement>(null)
  const isNear = useNearView(page)
  return (
    <NearViewContext value={isNear}>
      <div
        ref={page}
        data-layout="grid"
        className="grid gap-4 desk:grid-cols-[repeat(3,1fr)] desk:gap-y-6 desk:gap-x-5 [--rows:var(--count)] [--row:5.9rem] [content-visibility:auto] [contain-intrinsic-block-size:auto_calc(var(--rows)_*_var(--row))] [overflow-clip-margin:4px] desk:[--rows:calc(var(--count)/3)] desk:[--row:15rem]"
        style={{ '--count': count } as CSSProperties}
      >
        {children}
      </div>
    </NearViewContext>
  )
}
