import type { AdminEntity } from '../../entity'
import type { AdminSection } from '../../section'

/** Whether the rows of a section have a menu. */
export const hasRowMenu = (
  section: AdminSection,
  { can = {}, recordLinks, rowActions }: AdminEntity,
): boolean =>
  can.delete !== false || (can.edit !== false && Boolean(section.forms)) || Boolean(recordLinks ?? rowActions)
