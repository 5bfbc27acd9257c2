import { expect, it } from 'vitest'
import { menuOf, type MenuEntry } from '../../core/app/shell/menu/menu'
import plugin from './plugin'

const entries = (plugin.menu as MenuEntry[]) ?? []
const patient = { features: new Set<string>(), roles: new Set<string>() }
const all = () => true

it.each([
  ['MENU-012', 'HasMyQueries', 'videoConsultation.videoCall.consultations'],
  ['MENU-013', 'HasSharedDocuments', 'videoConsultation.documents'],
  ['MENU-016', 'HasMedicalData', 'videoConsultation.medicalData'],
  ['MENU-019', 'HasRecipes', 'videoConsultation.videoCall.receipts'],
])('%s the scenario %s shows the entry of %s', (_row, scenario, to) => {
  const targets = (name: string) =>
    menuOf(entries, { ...patient, scenarios: new Set([name]) }, all).main.map((entry) => entry.to)
  expect(targets(scenario)).toContain(to)
  expect(targets('HasNothing')).not.toContain(to)
})

it('MENU-015 FEAT-027 exams are in the menu with their feature', () => {
  const targets = (features: string[]) =>
    menuOf(entries, { ...patient, features: new Set(features) }, all).main.map((entry) => entry.to)
  expect(targets(['medicalExam'])).toContain('videoConsultation.medicalExams')
  expect(targets([])).not.toContain('videoConsultation.medicalExams')
})

it('REC-006 the overview is in the menu of every person', () => {
  const none = { ...patient, scenarios: new Set<string>() }
  expect(menuOf(entries, none, all).main.map(({ to }) => to)).toContain('videoConsultation.health')
})

it('FEAT-015 MENU-011 results are in the menu with the feature of the hospital', () => {
  const targets = (features: string[]) =>
    menuOf(entries, { ...patient, features: new Set(features) }, all).main.map(({ to }) => to)
  expect(targets(['fhgstIntegration'])).toContain('videoConsultation.videoCall.complementaryTests')
  expect(targets([])).not.toContain('videoConsultation.videoCall.complementaryTests')
})
