import type { ReactNode } from 'react'
import { cx } from '@portico/core/ui/cx'
import '../booking.css'

/** The main action of a page: fixed at the bottom of a phone, in the flow on a desktop. */
export function ActionBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'z-31 grid gap-2 max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:pt-3 max-desk:px-4 max-desk:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-desk:bg-raised max-desk:hairline-t max-desk:[box-shadow:0_-6px_20px_rgb(0_0_0/0.06)] max-desk:in-data-embedded:static max-desk:[@media(max-height:30rem)]:static max-desk:[@media(max-height:30rem)]:-mx-4 desk:gap-3',
        className,
      )}
      data-action-bar
    >
      {children}
    </div>
  )
}
