import type { MenuContribution } from '@portico/core/plugin/points'
import { scenarios } from '@schemas/rules/scenarios'

/** Parses the active scenarios from a list of flags in order, or from an object by name (C-041). */
export function activeScenarios(flags: readonly boolean[] | Readonly<Record<string, boolean>>): Set<string> {
  const isOn = (name: string, place: number) =>
    Array.isArray(flags) ? flags[place] === true : (flags as Record<string, boolean>)[name] === true
  return new Set(scenarios.filter(isOn))
}

/** Whether a menu entry is visible: it has no scenario, its scenario is active, or none is active (C-039, C-042). */
export const isEntryVisible = (
  { requires }: Pick<MenuContribution, 'requires'>,
  applies: ReadonlySet<string>,
): boolean => applies.size === 0 || requires?.scenario === undefined || applies.has(requires.scenario)
