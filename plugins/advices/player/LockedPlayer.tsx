import type { ReactNode } from 'react'
import { cx } from '@portico/core/ui/cx'
import { playerClass } from './playerClass'

/** The place of a video that the plan of the person does not include, with the reason. */
export function LockedPlayer({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        playerClass,
        'grid place-content-center justify-items-center gap-2 text-lg font-strong text-[#fff]',
      )}
    >
      {children}
    </div>
  )
}
