import { expect, it } from 'vitest'
import { menuOf, type MenuEntry } from '../../core/app/shell/menu/menu'
import plugin from './plugin'

const entries = (plugin.menu as MenuEntry[]) ?? []
const patient = { features: new Set<string>(), roles: new Set<string>() }
const shown = (scenario: string) =>
  menuOf(entries, { ...patient, scenarios: new Set([scenario]) }, () => true).more

it('MENU-017 the scenario HasPersonalData shows the entry of the personal data', () => {
  expect(shown('HasPersonalData').map(({ to }) => to)).toContain('profile.personalData')
  expect(shown('HasRecipes').map(({ to }) => to)).not.toContain('profile.personalData')
})

it('MENU-017 the entry is on a phone too, and leads to the same page', () => {
  const entry = shown('HasPersonalData').find(({ id }) => id === 'personalData')
  expect(entry).toMatchObject({ label: 'MENU.PERSONAL_DATA' })
  expect([entry?.toMobile, entry?.desktopOnly]).toEqual([undefined, undefined])
})
