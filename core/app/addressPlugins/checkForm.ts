import { areas } from '../../routing/areas'
import type { AnyPlugin } from '../../plugin/definePlugin'
import { changeLists } from './contributionLists'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isCode: Check = (value) => typeof value === 'function'
const isLabel: Check = (value) => isText(value) || (typeof value === 'object' && value !== null)

/** What a contribution needs so that the host can go on with it. Points without an entry need an id. */
const needs: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  routes: {
    path: (value) => typeof value === 'string',
    title: (value) => typeof value === 'string',
    area: (value) => isText(value) && Object.hasOwn(areas, String(value)),
    screen: isCode,
  },
  menu: { label: isLabel, icon: isText, to: isText },
  homeCards: { card: isCode },
  homeShortcuts: { label: isLabel, hint: isLabel, icon: isText, to: isText },
  guards: { at: isText, guard: isCode },
  menuFilters: { filter: isCode },
  modals: { modal: isCode },
  overlays: { overlay: isCode },
  patientSections: { section: isCode },
  settings: { panel: isCode },
  offlineParts: { part: isCode },
  providers: { kind: isText, provider: isCode },
  hubHandlers: { message: isText, handler: isCode },
  bookingVariants: { route: isText, path: isText, variant: isCode },
  adminEntities: { sections: isCode },
}

type Item = Readonly<Record<string, unknown>>

/**
 * A plugin without the contributions that lack what the host needs of them: those of the build are checked by the compiler, and those of
 * a file may be anything. Calls `leaveOut` with the point, and what is wrong.
 */
export function checkForm(plugin: AnyPlugin, leaveOut: (point: string, what: string) => void): AnyPlugin {
  const isFit = (point: string) => (item: unknown) => {
    const wrong = wrongIn(point, item)
    if (wrong) leaveOut(point, wrong)
    return !wrong
  }
  return changeLists(plugin, (point, list) => list.filter(isFit(point)))
}

function wrongIn(point: string, item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return `${String(item)} is no contribution`
  const { id } = item as Item
  if (!isText(id)) return 'a contribution has no id'
  const wrong = Object.entries(needs[point] ?? {}).find(([name, holds]) => !holds((item as Item)[name]))
  return wrong && `${String(id)}.${wrong[0]} is ${typeof (item as Item)[wrong[0]]}`
}
