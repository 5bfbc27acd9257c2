import type { ComponentType } from 'react'
import { permitted, type Who } from '@core/plugin/permitted'
import type { Load, Requires } from '@core/plugin/points'
import type { IconName } from '@core/ui/media/icons'
import type { AdminEntity } from './entity'

/** The groups of the menu, in their order. */
export const groups = ['content', 'people', 'offer', 'followUp'] as const

/** What a screen of a section is told. */
export interface PageProps {
  section: AdminSection
  /** The record of the address, where it has one. */
  id: string | null
}

/** A screen of a section besides its list and forms. */
export interface SectionPage {
  /** Below `/admin/`; may hold one `{id}`. */
  path: string
  screen: Load<ComponentType<PageProps>>
}

/** A section of the administration: an entry of its menu and the addresses of its list, forms and other screens. */
export interface AdminSection {
  /** The specification's named state. */
  id: string
  /** Text key. */
  title: string
  icon: IconName
  group: (typeof groups)[number]
  /** Below `/admin/`: the list, or the first page where there is no entity. */
  path: string
  /** Below `/admin/`: the empty form, and what stands before the id of a record. */
  forms?: { create?: string; edit: string }
  /** Its place among the four of a phone's bar; those without one fill what is left. */
  bottomBarOrder?: number
  requires: Requires
  /** Features on which parts of its screens depend. */
  optionalFeatures?: readonly string[]
  /** Absent: the section has only pages. */
  entity?: Load<AdminEntity>
  pages?: readonly SectionPage[]
}

/** A section with a list. */
export type ListSection = AdminSection & { entity: Load<AdminEntity> }

/** The list of a section, the form of one of its records or of a new one, or another screen. */
export type SectionLocation =
  | { kind: 'list'; section: ListSection }
  | { kind: 'form'; section: ListSection; id: string | null }
  | { kind: 'page'; section: AdminSection; page: SectionPage; id: string | null }

/** Where an address of the administration leads. */
export type AdminLocation =
  SectionLocation | { kind: 'landing'; path: string } | { kind: 'more' | 'forbidden' | 'unknown' | 'leave' }

/** Below `/admin/`: the whole menu, on a phone. */
export const morePath = 'more'

/** Below `/admin/`: the form of a record; undefined in a section without forms. */
export const recordPath = ({ forms }: AdminSection, id: string): string | undefined =>
  forms && `${forms.edit}/${id}`

/**
 * Finds the section of an address (ADMIN-052, C-010, C-117).
 * In: what stands after `/admin/` (below a list as well as beside it, C-016), empty for the area itself, and all sections in the order of the menu.
 * Out: the list or form of a section, the first permitted section for the area itself, or why there is none.
 */
export function findLocation(address: string, sections: readonly AdminSection[], who: Who): AdminLocation {
  const path = address.replace(/\/$/, '').replace('/list/', '/')
  if (path === '') {
    const first = sections.find(({ requires }) => permitted(requires, who))
    return first ? { kind: 'landing', path: first.path } : { kind: 'leave' }
  }
  if (path === morePath) return { kind: 'more' }
  const place = firstMatch(sections, (section) => matchSection(section, path))
  if (!place) return { kind: 'unknown' }
  return permitted(place.section.requires, who) ? place : { kind: 'forbidden' }
}

/** What a path is in a section, or null. A page comes first: its words are no record's id. */
function matchSection(section: AdminSection, path: string): SectionLocation | null {
  const { forms, pages = [] } = section
  const found = firstMatch(pages, (page): SectionLocation | null => {
    const id = matchPath(page.path, path)
    return id === undefined ? null : { kind: 'page', section, page, id }
  })
  if (found) return found
  const [first] = pages
  if (!hasList(section))
    return first && path === section.path ? { kind: 'page', section, page: first, id: null } : null
  if (path === section.path) return { kind: 'list', section }
  if (path === forms?.create) return { kind: 'form', section, id: null }
  const id = forms && matchPath(`${forms.edit}/{id}`, path)
  return id ? { kind: 'form', section, id } : null
}

const hasList = (section: AdminSection): section is ListSection => section.entity !== undefined

/** What stands in a path where the pattern has `{id}`: null for a pattern without, undefined where both differ. */
function matchPath(pattern: string, path: string): string | null | undefined {
  const [before = '', after] = pattern.split('{id}')
  if (after === undefined) return path === pattern ? null : undefined
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const id = path.slice(before.length, path.length - after.length)
  return /^[\w-]+$/.test(id) ? id : undefined
}

function firstMatch<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
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

const bottomBarSize = 4

/** The sections in the bar of a phone: at most four, those with a place of their own first. */
export const bottomBarSections = (menu: ReturnType<typeof menuOf>): readonly AdminSection[] =>
  menu
    .flatMap(({ entries }) => entries)
    .toSorted((a, b) => (a.bottomBarOrder ?? bottomBarSize) - (b.bottomBarOrder ?? bottomBarSize))
    .slice(0, bottomBarSize)
