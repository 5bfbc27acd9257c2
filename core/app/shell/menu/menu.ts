import type { Contributed } from '../../../plugin/contributions'
import { permitted, type Who } from '../../../plugin/permitted'

export type MenuEntry = Contributed<'menu'>

/** The menu of one person: the one big button, the list, and the second group. */
export interface Menu {
  primary: MenuEntry | undefined
  main: readonly MenuEntry[]
  more: readonly MenuEntry[]
}

/**
 * Keeps what a person may see: feature, role, video-call access and a way to book (MENU-002, MENU-010, MENU-014, C-040, C-045),
 * and then what the rules of plugins let through (MENU-003).
 */
export function menuOf(entries: readonly MenuEntry[], who: Who, passes: (entry: MenuEntry) => boolean): Menu {
  const seen = entries.filter((entry) => permitted(entry.requires, who) && passes(entry))
  const of = (group: MenuEntry['group']) => seen.filter((entry) => (entry.group ?? 'main') === group)
  return { primary: of('primary')[0], main: of('main'), more: of('more') }
}

/** The bottom bar of a phone besides "More": at most four, the primary entry in the middle. */
export function bottomBarEntries({ primary, main, more }: Menu): readonly MenuEntry[] {
  const others = [...main, ...more].filter(({ bottom, desktopOnly }) => bottom && !desktopOnly)
  return primary ? others.slice(0, 3).toSpliced(2, 0, primary) : others.slice(0, 4)
}

/** What the page "More" of a phone lists, group by group: all that the bottom bar has no room for. */
export function moreEntries(menu: Menu): readonly (readonly MenuEntry[])[] {
  const shown = bottomBarEntries(menu)
  const isLeft = (entry: MenuEntry) => !entry.desktopOnly && !shown.includes(entry)
  return [menu.main.filter(isLeft), menu.more.filter(isLeft)].filter((group) => group.length > 0)
}
