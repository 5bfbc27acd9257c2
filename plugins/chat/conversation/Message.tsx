import type { ReactNode } from 'react'
import { cx } from '@portico/core/ui/cx'

interface Props {
  /** Written by this side. */
  isOwn: boolean
  /** How far a message is that is not sent yet. */
  state?: 'waiting' | 'sending' | 'refused'
  children: ReactNode
}

/** A message of either side. Paper does not break it. */
export const Message = ({ isOwn, state, children }: Props) => (
  <div
    className="group/message grid justify-items-start gap-0.5 pb-3 data-own:justify-items-end print:break-inside-avoid"
    data-own={isOwn || undefined}
    data-state={state}
  >
    {children}
  </div>
)

const bubbleClass = cx(
  'grid gap-2 max-w-[min(86%,34rem)] py-2.5 px-3.5 hairline rounded-card rounded-es-mark bg-raised wrap-anywhere whitespace-pre-wrap text-pretty',
  '[&_mark]:bg-warning-soft [&_mark]:text-inherit [&_mark]:font-strong',
  'group-data-own/message:border-transparent group-data-own/message:rounded-es-card group-data-own/message:rounded-ee-mark group-data-own/message:bg-brand-soft',
  'group-data-[state=waiting]/message:[border:1.5px_dashed_var(--line-strong)] group-data-[state=waiting]/message:bg-transparent',
  'group-data-[state=refused]/message:[border:1.5px_solid_var(--danger)] group-data-[state=refused]/message:bg-transparent',
)

/** What a message says. */
export const Bubble = ({ children }: { children: ReactNode }) => <div className={bubbleClass}>{children}</div>

/** A fact below a message, after its time. */
export const Fact = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex flex-wrap items-center gap-1 group-data-[state=refused]/message:font-semibold group-data-[state=refused]/message:text-danger">
    <span aria-hidden="true">·</span>
    {children}
  </span>
)
