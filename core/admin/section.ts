import { permitted, type Who } from '../plugin/permitted'
import type { Load, Requires } from '../plugin/points'
import type { IconName } from '../ui/icons'
import type { AdminEntity } from './entity'

/** The groups of the menu, in their order. */
export const groups = ['content', 'people', 'offer', 'followUp'] as const

/** A section of the administration: an entry of its menu and the addresses of its list and forms. */
export interface AdminSection {
  /** The specification's named state. */
  id: string
  /** Text key. */
  title: string
  icon: IconName
  group: (typeof groups)[number]
  /** Below `/admin/`: the list. */
  path: string
  /** Below `/admin/`: the empty form, and what stands before the id of a record. */
  forms: { create: string; edit: string }
  requires: Requires
  entity: Load<AdminEntity>
}

/** The list of a section, the form of one of its records, or that of a new one. */
export type SectionPlace =
  { kind: 'list'; section: AdminSection } | { kind: 'form'; section: AdminSection; id: string | null }

/** Where an address of the administration leads. */
export type Place =
  SectionPlace | { kind: 'landing'; path: string } | { kind: 'forbidden' | 'unknown' | 'leave' }

/**
 * Finds the section of an address (ADMIN-052, C-010, C-117).
 * In: what stands after `/admin/`, empty for the area itself, and all sections in the order of the menu.
 * Out: the list or form of a section, the first permitted section for the area itself, or why there is none.
 */
export function placeOf(address: string, sections: readonly AdminSection[], who: Who): Place {
  const path = address.replace(/\/$/, '')
  if (path === '') {
    const first = sections.find(({ requires }) => permitted(requires, who))
    return first ? { kind: 'landing', path: first.path } : { kind: 'leave' }
  }
  const place = pick(sections, (section) => within(section, path))
  if (!place) return { kind: 'unknown' }
  return permitted(place.section.requires, who) ? place : { kind: 'forbidden' }
}

/** What a path is in a section, or null. A record's id never looks like the word of the empty form. */
function within(section: AdminSection, path: string): SectionPlace | null {
  const { create, edit } = section.forms
  if (path === section.path) return { kind: 'list', section }
  if (path === create) return { kind: 'form', section, id: null }
  const id = path.startsWith(`${edit}/`) ? path.slice(edit.length + 1) : ''
  return /^[\w-]+$/.test(id) ? { kind: 'form', section, id } : null
}

function pick<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = find(one)
    if (found) return found
  }
  return null
}

/** The menu of one person: groups without an entry are not there (ADMIN-088 to ADMIN-099). */
export const menuOf = (sections: readonly AdminSection[], who: Who) =>
  groups
    .map((group) => ({
      group,
      entries: sections.filter((one) => one.group === group && permitted(one.requires, who)),
    }))
    .filter(({ entries }) => entries.length > 0)
