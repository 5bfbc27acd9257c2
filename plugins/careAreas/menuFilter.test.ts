import { expect, test, vi } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { collect } from '../../core/plugin/host'
import type { RouteId, MenuContribution } from '@portico/core/plugin/points'
import menuFilter from './menuFilter'
import plugin from './plugin'
import schema from '@schemas/entities/AdminUser.schema.json'
import { scenarios } from '@schemas/rules/scenarios'
import { activeScenarios, isEntryVisible } from './scenarios'

const entry = (scenario?: string): MenuContribution => ({
  id: 'e',
  label: 'L',
  icon: 'house',
  to: 'r' as RouteId,
  ...(scenario && { requires: { scenario } }),
})

test('MENU-004 C-039 there are ten scenarios, in the order of the API', () => {
  const { enum: listed } = schema.properties.attentionScenarios.items
  expect(listed).toHaveLength(10)
  expect(scenarios).toEqual(listed)
})

test('MENU-007 C-041 flags are parsed from an ordered list or from an object of names', () => {
  expect([...activeScenarios([true, false, true])]).toEqual(['HasScheduleAppointment', 'HasMyQueries'])
  expect([...activeScenarios({ HasRecipes: true, HasMyDates: false, Other: true })]).toEqual(['HasRecipes'])
})

test.each([
  ['C-039 an entry without a scenario is shown', undefined, ['HasMyDates'], true],
  ['MENU-003 an entry whose scenario applies is shown', 'HasMyDates', ['HasMyDates'], true],
  ['MENU-003 an entry whose scenario does not apply is hidden', 'HasRecipes', ['HasMyDates'], false],
  ['C-042 every entry is shown if no scenario applies', 'HasRecipes', [], true],
])('%s', (_name, scenario, applies, expected) => {
  expect(isEntryVisible(entry(scenario), new Set(applies))).toBe(expected)
})

const context = (roles: string[], call: (operation: string) => Promise<unknown>) => ({
  features: new Set<string>(),
  roles: new Set(roles),
  userId: 'u1',
  call: call as unknown as Call,
})

test('MENU-003 REC-087 the menu of a patient is filtered by the scenarios of the API', async () => {
  const call = vi.fn<(operation: string) => Promise<unknown>>(async () => [false, true])
  const rule = await menuFilter(context([], call))
  expect(call.mock.calls[0]?.[0]).toBe('GET api/careareas/patient')
  expect([rule(entry('HasMyDates')), rule(entry('HasRecipes'))]).toEqual([true, false])
})

test('C-042 the menu of a doctor is not filtered, without a request', async () => {
  const rule = await menuFilter(context(['Doctor'], () => Promise.reject(new Error('asked'))))
  expect(rule(entry('HasRecipes'))).toBe(true)
})

test('FEAT-026 the feature filters the menu and shows the care areas on the home page; without it neither is there', () => {
  const hostWith = (features: string[]) => collect([plugin], { careAreas: {} }, new Set(features)).host
  const counts = (features: string[]) => {
    const { menuFilters, homeCards } = hostWith(features)
    return [menuFilters.length, homeCards.length]
  }
  expect([counts(['careAreas']), counts([])]).toEqual([
    [1, 1],
    [0, 0],
  ])
})
