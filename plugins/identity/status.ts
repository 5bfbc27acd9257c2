import { IdentityStatus } from '@schemas/generated/constants'
import type { ChipProps } from '@portico/core/ui/layout/Chip'
import type { IconName } from '@portico/core/ui/media/Icon'

/** What a status is called in text keys. `open` is a check that was started and is not finished. */
export type StatusName = keyof typeof IdentityStatus | 'open'

/** How a status looks; its words are `IDENTITY.STATUS.<name>`. */
interface Look {
  /** The icon of the status (C-081, C-082). */
  icon: IconName
  tone: NonNullable<ChipProps['tone']>
}

const looks: Readonly<Record<StatusName, Look>> = {
  approved: { icon: 'badge-check', tone: 'success' },
  pending: { icon: 'clock', tone: 'info' },
  review: { icon: 'lock-open', tone: 'warning' },
  declined: { icon: 'lock-open', tone: 'danger' },
  unverified: { icon: 'lock-open', tone: 'neutral' },
  open: { icon: 'lock-open', tone: 'warning' },
}

/** How a status looks. */
export const lookOf = (name: StatusName): Look => looks[name]

/** The name of a status. A number that is not in the contract counts as unverified. */
export function nameOf(status: number): keyof typeof IdentityStatus {
  const names = Object.keys(IdentityStatus) as (keyof typeof IdentityStatus)[]
  return names.find((name) => IdentityStatus[name] === status) ?? 'unverified'
}

/** Whether the person may start a check: neither approved nor pending (C-083). */
export const mayStart = (name: StatusName): boolean => name !== 'approved' && name !== 'pending'
