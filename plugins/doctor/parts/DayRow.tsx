import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'li'>, 'className'> {
  /** Waits for the doctor, is being held, or will not be held. */
  'data-look'?: 'wait' | 'live' | 'off' | undefined
  'data-past'?: true | undefined
  /** Whether it has a button, which on a phone is below the name. */
  'data-write'?: true | undefined
}

/** The layout of a row of the day: hour, who, state and what can be done. A line parts two rows, except at the clock. */
export function DayRow(props: Props) {
  return (
    <li
      {...props}
      className="group/line grid grid-cols-[3.5rem_minmax(0,1fr)_auto] [grid-template-areas:'hour_who_act'_'hour_state_state'] gap-x-3 gap-y-2 items-start py-3 pe-3 ps-4 [li:not([data-now])+&]:hairline-t data-[look=live]:bg-brand-soft data-[look=live]:[box-shadow:inset_3px_0_var(--brand)] data-[look=wait]:[box-shadow:inset_3px_0_var(--chart-2)] max-desk:data-write:[grid-template-areas:'hour_who_who'_'hour_state_act'] max-desk:data-write:items-center desk:grid-cols-[4rem_minmax(0,1fr)_auto_auto] desk:[grid-template-areas:'hour_who_state_act'] desk:gap-x-4 desk:gap-y-1 desk:items-center desk:ps-6"
    />
  )
}
