import { expect, test } from 'vitest'
import type { Call } from '@core/http/call'
import type { RouteId, MenuContribution } from '@core/plugin/points'
import menuFilter from './menuFilter'
import { activeScenarios, isEntryVisible, scenarios } from './scenarios'

const entry = (scenario?: string): MenuContribution => ({
  id: 'e',
  label: 'L',
  icon: 'house',
  to: 'r' as RouteId,
  ...(scenario && { requires: { scenario } }),
})

test('MENU-004 C-039 the ten scenarios, in their order', () => {
  expect(scenarios).toEqual([
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
  ])
})

test('MENU-007 flags come as a list in order, or by name (C-041)', () => {
  expect([...activeScenarios([true, false, true])]).toEqual(['HasScheduleAppointment', 'HasMyQueries'])
  expect([...activeScenarios({ HasRecipes: true, HasMyDates: false, Other: true })]).toEqual(['HasRecipes'])
})

test.each([
  ['C-039 an entry without a scenario', undefined, ['HasMyDates'], true],
  ['MENU-003 a scenario that applies', 'HasMyDates', ['HasMyDates'], true],
  ['MENU-003 one that does not', 'HasRecipes', ['HasMyDates'], false],
  ['C-042 none applies: nothing is hidden', 'HasRecipes', [], true],
])('%s', (_name, scenario, applies, expected) => {
  expect(isEntryVisible(entry(scenario), new Set(applies))).toBe(expected)
})

const context = (roles: string[], call: () => Promise<unknown>) => ({
  features: new Set<string>(),
  roles: new Set(roles),
  userId: 'u1',
  call: call as unknown as Call,
})

test('MENU-003 a patient is filtered by what the API says', async () => {
  const rule = await menuFilter(context([], () => Promise.resolve([false, true])))
  expect([rule(entry('HasMyDates')), rule(entry('HasRecipes'))]).toEqual([true, false])
})

test('C-042 a doctor is not filtered, and nothing is asked', async () => {
  const rule = await menuFilter(context(['Doctor'], () => Promise.reject(new Error('asked'))))
  expect(rule(entry('HasRecipes'))).toBe(true)
})
