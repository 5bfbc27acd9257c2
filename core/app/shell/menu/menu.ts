import type { Contributed } from '../../../plugin/contributions'
import { isPermitted, type AccessFacts } from '../../../plugin/isPermitted'

export type MenuEntry = Contributed<'menu'>

/** The menu of one person: the one big button, the list, and the second group. */
export interface Menu {
  /** Whether the list is that of somebody's work, and what concerns them as a patient is in the second group. */
  isWork?: boolean
  primary: MenuEntry | undefined
  main: readonly MenuEntry[]
  more: readonly MenuEntry[]
}

/**
 * The entries that the person may see, by feature, role, video-call access and booking (C-040, C-045), and that the menu filters of plugins do not hide.
 * Who works in the portal has the entries of their work as the list and all others in the second group.
 */
export function menuOf(
  entries: readonly MenuEntry[],
  who: AccessFacts,
  passes: (entry: MenuEntry) => boolean,
  isWorking = true,
): Menu {
  const visible = entries.filter((entry) => isPermitted(entry.requires, who) && passes(entry))
  const ofWork = visible.filter(({ work }) => work && who.roles.has(work))
  if (isWorking && ofWork.length > 0)
    return {
      isWork: true,
      primary: undefined,
      main: ofWork,
      more: visible.filter((one) => !ofWork.includes(one)),
    }
  const of = (group: MenuEntry['group']) => visible.filter((entry) => (entry.group ?? 'main') === group)
  return { primary: of('primary')[0], main: of('main'), more: of('more') }
}

/** The entries of the bottom bar without "More": at most four, with the primary entry in the middle; at work the first three of it. */
export function bottomBarEntries({ primary, main, more, isWork }: Menu): readonly MenuEntry[] {
  if (isWork) return main.filter(({ desktopOnly }) => !desktopOnly).slice(0, 3)
  const others = [...main, ...more].filter(({ bottom, desktopOnly }) => bottom && !desktopOnly)
  return primary ? others.slice(0, 3).toSpliced(2, 0, primary) : others.slice(0, 4)
}

/** The entries of the page "More" by group: those that do not fit in the bottom bar. */
export function moreEntries(menu: Menu): readonly (readonly MenuEntry[])[] {
  const bottomBar = bottomBarEntries(menu)
  const isLeft = (entry: MenuEntry) => !entry.desktopOnly && !bottomBar.includes(entry)
  return [menu.main.filter(isLeft), menu.more.filter(isLeft)].filter((group) => group.length > 0)
}
