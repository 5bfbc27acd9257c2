import { permitted, type Who } from '../plugin/permitted'
import type { Load, Requires } from '../plugin/points'
import type { IconName } from '../ui/icons'
import type { AdminEntity } from './entity'

/** The groups of the menu, in their order. */
export const groups = ['content', 'people', 'offer', 'followUp'] as const

/** A section of the administration: an entry of its menu and the addresses below its path. */
export interface AdminSection {
  /** The specification's named state. */
  id: string
  /** Text key. */
  title: string
  icon: IconName
  group: (typeof groups)[number]
  /** Below `/admin/`. */
  path: string
  requires: Requires
  entity: Load<AdminEntity>
}

/** Where an address of the administration leads. */
export type Place =
  | { kind: 'section'; section: AdminSection }
  | { kind: 'landing'; path: string }
  | { kind: 'forbidden' | 'unknown' | 'leave' }

/**
 * Finds the section of an address (ADMIN-052, C-010, C-117).
 * In: what stands after `/admin/`, empty for the area itself, and all sections in the order of the menu.
 * Out: the section, the first permitted one for the area itself, or why there is none.
 */
export function placeOf(address: string, sections: readonly AdminSection[], who: Who): Place {
  const path = address.replace(/\/$/, '')
  if (path === '') {
    const first = sections.find(({ requires }) => permitted(requires, who))
    return first ? { kind: 'landing', path: first.path } : { kind: 'leave' }
  }
  const section = sections.find((one) => one.path === path)
  if (!section) return { kind: 'unknown' }
  return permitted(section.requires, who) ? { kind: 'section', section } : { kind: 'forbidden' }
}

/** The menu of one person: groups without an entry are not there (ADMIN-088 to ADMIN-099). */
export const menuOf = (sections: readonly AdminSection[], who: Who) =>
  groups
    .map((group) => ({
      group,
      entries: sections.filter((one) => one.group === group && permitted(one.requires, who)),
    }))
    .filter(({ entries }) => entries.length > 0)
