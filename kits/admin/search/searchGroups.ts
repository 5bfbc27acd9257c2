import type { RecordHit } from '@schemas/generated/entities'
import type { IconName } from '@portico/core/ui/media/Icon'
import { matchOptions } from '../choice/matchOptions'
import { recordPath, type AdminSection } from '../section'

/** A place in the administration that the search offers: a section or a record. */
export interface SearchEntry {
  id: string
  label: string
  detail?: string | undefined
  icon: IconName
  /** A path below `/admin/` and its query. */
  path: string
  query?: Readonly<Record<string, string>> | undefined
}

export interface SearchGroup {
  id: string
  title: string
  entries: readonly SearchEntry[]
}

/** The most records of one section in an answer of the server. */
const maxHits = 5

/** The sections whose title matches a text; all of them for an empty text. */
export function sectionEntries(
  sections: readonly AdminSection[],
  typed: string,
  titleOf: (section: AdminSection) => string,
): SearchEntry[] {
  const options = sections.map((section) => ({ value: section.id, label: titleOf(section) }))
  const matching = new Set(matchOptions(options, typed).map(({ value }) => value))
  return sections
    .filter(({ id }) => matching.has(id))
    .map((section) => ({
      id: `section ${section.id}`,
      label: titleOf(section),
      icon: section.icon,
      path: section.path,
    }))
}

/**
 * The found records by section, in the order of the menu. A section whose answer is full ends with a link to its list
 * with the same search.
 */
export function recordGroups(
  sections: readonly AdminSection[],
  hits: readonly RecordHit[],
  search: string,
  texts: { titleOf: (section: AdminSection) => string; all: (title: string) => string },
): SearchGroup[] {
  return sections.flatMap((section) => {
    const found = hits.filter(({ entity }) => entity === section.record)
    if (found.length === 0) return []
    const title = texts.titleOf(section)
    const all = {
      id: `all ${section.id}`,
      label: texts.all(title),
      icon: 'search' as const,
      path: section.path,
    }
    const entries = found.map((hit) => recordEntry(section, hit))
    return [
      {
        id: section.id,
        title,
        entries: found.length < maxHits ? entries : [...entries, { ...all, query: { search } }],
      },
    ]
  })
}

/** A record without a form is shown by its list. */
export function recordEntry(
  section: AdminSection,
  { entity, id, name, detail }: Pick<RecordHit, 'entity' | 'id' | 'name' | 'detail'>,
): SearchEntry {
  const form = recordPath(section, id)
  return {
    id: `record ${entity} ${id}`,
    label: name,
    detail,
    icon: section.icon,
    ...(form === undefined ? { path: section.path, query: { search: name } } : { path: form }),
  }
}
