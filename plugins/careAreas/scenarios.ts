import type { MenuContribution } from '@core/plugin/points'

/** The ten care-area scenarios, in order (MENU-004). */
export const scenarios = [
  'HasScheduleAppointment',
  'HasMyDates',
  'HasMyQueries',
  'HasSharedDocuments',
  'HasVideoCall',
  'HasMedicalData',
  'HasPersonalData',
  'HasMonitoringSc',
  'HasRecipes',
  'HasHealthScanner',
] as const

/** The scenarios that apply, from a list of flags in order or an object with the names (MENU-007, C-041). */
export function activeScenarios(flags: readonly boolean[] | Readonly<Record<string, boolean>>): Set<string> {
  const isOn = (name: string, place: number) =>
    Array.isArray(flags) ? flags[place] === true : (flags as Record<string, boolean>)[name] === true
  return new Set(scenarios.filter(isOn))
}

/** Lets through entries without a scenario and those whose scenario applies; everything when none applies (MENU-003, C-039, C-042). */
export const isEntryVisible = (
  { requires }: Pick<MenuContribution, 'requires'>,
  applies: ReadonlySet<string>,
): boolean => applies.size === 0 || requires?.scenario === undefined || applies.has(requires.scenario)
