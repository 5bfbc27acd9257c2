import type { AdminEntity } from '../../entity'
import type { AdminSection } from '../../section'

/** Whether records of a section have a menu at all. */
export const hasRowMenu = (
  section: AdminSection,
  { can = {}, recordLinks, rowActions }: AdminEntity,
): boolean =>
  can.delete !== false || (can.edit !== false && Boolean(section.forms)) || Boolean(recordLinks ?? rowActions)
