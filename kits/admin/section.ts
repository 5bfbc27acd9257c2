import type { ComponentType } from 'react'
import type { Capability } from '@schemas/generated/contract'
import type { Tenant } from '@schemas/generated/tenant'
import { isPermitted, type AccessFacts } from '@portico/core/plugin/isPermitted'
import type { Load, Requires } from '@portico/core/plugin/points'
import type { IconName } from '@portico/core/ui/media/Icon'
import type { AdminEntity, AdminKey } from './entity'

/** The groups of the menu, in order. */
const groups = ['content', 'people', 'offer', 'followUp'] as const

/** The props of a section's own screen. */
export interface PageProps {
  section: AdminSection
  /** All sections that the person may use. */
  sections: readonly AdminSection[]
  /** The id of the record in the address, where it has one. */
  id: string | null
}

/** A screen of a section besides its list and forms. */
export interface SectionPage {
  /** A path below `/admin/`, with at most one `{id}`. */
  path: string
  screen: Load<ComponentType<PageProps>>
  /** The capability of the API that it is about; without it there is no such page. */
  capability?: Capability
}

/** A section of the administration: an entry of its menu and the addresses of its list, forms and other screens. */
export interface AdminSection {
  /** The state name of the specification. */
  id: string
  /** Text key. */
  title: string
  icon: IconName
  group: (typeof groups)[number]
  /** The path of the list below `/admin/`; of the first page where there is no entity. */
  path: string
  /**
   * The paths of the forms below `/admin/`; the record's id is appended to `edit`. With `import`, files of records can be
   * imported there, and exports carry the ids of the records.
   */
  forms?: { create?: string; edit: string; import?: string }
  /** The position in the bottom bar of phones, which has four; sections without one fill the rest. */
  bottomBarOrder?: number
  requires: Requires
  /** The name of its records in the history and the search of the API. */
  record?: string
  /** Other histories of its records, such as the calendar of a doctor, by their name in the API. */
  otherHistories?: Readonly<Record<string, { label: AdminKey; to: (id: string) => string }>>
  /** Whether the tenant has what the section is about. Default: it has. */
  isOffered?: (tenant: Tenant) => boolean
  /** It is about the records of the other sections: a person who may use a section with records may use it. */
  isAboutOthers?: boolean
  /** Features that parts of its screens depend on. */
  optionalFeatures?: readonly string[]
  /** Undefined: the section has only pages. */
  entity?: Load<AdminEntity>
  pages?: readonly SectionPage[]
}

/** A section with a list. */
export type ListSection = AdminSection & { entity: Load<AdminEntity> }

/** A list, a form, an import or another screen of a section. */
export type SectionLocation =
  | { kind: 'list'; section: ListSection }
  | { kind: 'form'; section: ListSection; id: string | null }
  | { kind: 'import'; section: ListSection }
  | { kind: 'page'; section: AdminSection; page: SectionPage; id: string | null }

/** What an address of the administration shows. */
export type AdminLocation =
  | SectionLocation
  | { kind: 'landing'; path: string }
  | { kind: 'more' | 'forbidden' | 'unknown' | 'leave' }

/** The path of the whole menu, for phones. */
export const morePath = 'more'

/** The path of a record's form; undefined in a section without forms. */
export const recordPath = ({ forms }: AdminSection, id: string): string | undefined =>
  forms && `${forms.edit}/${id}`

/**
 * Finds what an address shows (C-010, C-117). `address` is the path after `/admin/`; the segment `list` in it
 * is optional (C-016). An empty address leads to the first permitted section, in the order of the menu.
 */
export function findLocation(
  address: string,
  sections: readonly AdminSection[],
  who: AccessFacts,
): AdminLocation {
  const path = address.replace(/\/$/, '').replace('/list/', '/')
  if (path === '') {
    const first = sections.find((section) => isSectionPermitted(section, sections, who))
    return first ? { kind: 'landing', path: first.path } : { kind: 'leave' }
  }
  if (path === morePath) return { kind: 'more' }
  const location = firstMatch(sections, (section) => matchSection(section, path))
  if (!location || !isOffered(location, who)) return { kind: 'unknown' }
  return isSectionPermitted(location.section, sections, who) ? location : { kind: 'forbidden' }
}

const isOffered = (location: SectionLocation, who: AccessFacts): boolean =>
  location.kind !== 'page' ||
  isPermitted(location.page.capability && { capability: location.page.capability }, who)

function isSectionPermitted(
  section: AdminSection,
  sections: readonly AdminSection[],
  who: AccessFacts,
): boolean {
  if (!isPermitted(section.requires, who)) return false
  return (
    !section.isAboutOthers ||
    sections.some(({ record, requires }) => record !== undefined && isPermitted(requires, who))
  )
}

/** What a path shows in a section, or null. Pages come first, so that their path is not read as a record's id. */
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
  if (path === forms?.import) return { kind: 'import', section }
  if (path === forms?.create) return { kind: 'form', section, id: null }
  const id = forms && matchPath(`${forms.edit}/{id}`, path)
  return id ? { kind: 'form', section, id } : null
}

const hasList = (section: AdminSection): section is ListSection => section.entity !== undefined

/** The id of a path; null for a pattern without `{id}`, undefined where the path does not match. */
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

/** The menu of one person, without empty groups. */
export const menuOf = (sections: readonly AdminSection[], who: AccessFacts) =>
  groups
    .map((group) => ({
      group,
      entries: sections.filter((one) => one.group === group && isSectionPermitted(one, sections, who)),
    }))
    .filter(({ entries }) => entries.length > 0)

const bottomBarSize = 4

/** The sections in the bottom bar of phones: at most four, those with a position first. */
export const bottomBarSections = (menu: ReturnType<typeof menuOf>): readonly AdminSection[] =>
  menu
    .flatMap(({ entries }) => entries)
    .toSorted((a, b) => (a.bottomBarOrder ?? bottomBarSize) - (b.bottomBarOrder ?? bottomBarSize))
    .slice(0, bottomBarSize)
