import type { ReactNode } from 'react'
import { Arches } from '@portico/core/ui/media/Arches'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Card } from '@portico/core/ui/layout/Card'

interface Props {
  /** Id of the heading. */
  id: string
  heading: string
  /** "Today at", before the time. */
  day: string
  start: string
  time: string
  /** What follows the time. */
  clock?: ReactNode
  name: string
  thumbnailId: number | null | undefined
  /** Below the name: specialty, duration. */
  detail: readonly (string | number | false | null | undefined)[]
  /** What can be done now. */
  children: ReactNode
}

/** The dark card of a visit: when, with whom, and what can be done now. */
export const VisitFrame = (props: Props) => (
  <Card as="section" tone="deep" className="overflow-hidden" aria-labelledby={props.id}>
    <div className="grid grid-cols-[1fr_auto] items-end gap-3">
      <div className="stack gap-2">
        <h2 className="text-sm/normal font-semibold text-muted" id={props.id}>
          {props.heading}
        </h2>
        <p className="h2">{props.day}</p>
        <time
          className="text-[3.375rem]/[1.1] [font-weight:750] [letter-spacing:-0.02em]"
          dateTime={props.start}
        >
          {props.time}
        </time>
        {props.clock}
      </div>
      <Arches className="mt-7 me-4 [--step:0.75rem]">
        <Avatar
          className="rounded-[999px_999px_0_0] bg-[color-mix(in_srgb,var(--on-deep)_16%,var(--deep))] text-on-deep"
          name={props.name}
          thumbnailId={props.thumbnailId}
          size="xl"
        />
      </Arches>
    </div>
    <div className="relative stack -mx-5 pt-4 px-5 hairline-t border-deep-line bg-deep">
      <div>
        <p className="h3">{props.name}</p>
        <p className="text-muted">{props.detail.filter(Boolean).join(' · ')}</p>
      </div>
      {props.children}
    </div>
  </Card>
)
