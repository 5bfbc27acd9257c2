import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { initTexts } from '../../../i18n/i18n'
import { collect } from '../../../plugin/host'
import { HostProvider } from '../../../plugin/useHost'
import { Router } from '../../../routing/Router'
import { route } from '../../../routing/testTable'
import { MenuLink } from './MenuLink'
import type { MenuEntry } from './menu'
import type { RouteId } from '../../../plugin/points'

const entry: MenuEntry = {
  plugin: 'p',
  id: 'calls',
  label: { es: 'Videollamadas' },
  icon: 'video',
  to: 'calls' as RouteId,
  toMobile: 'callsOnPhone' as RouteId,
}
const { toMobile: _other, ...plain } = entry
const { host } = collect([], {}, new Set())
const routes = [route('calls', 'patient', 'calls'), route('callsOnPhone', 'patient', 'calls-on-phone')]

beforeAll(() => initTexts('es'))
afterEach(cleanup)

it.each([
  ['its route on a desktop', false, entry, '#/videoconsultation/calls'],
  ['its phone route on a phone', true, entry, '#/videoconsultation/calls-on-phone'],
  ['its route on a phone if it has no phone route', true, plain, '#/videoconsultation/calls'],
] as const)('MENU-006 an entry has name, class and icon, and leads to %s', (_, mobile, shown, href) => {
  render(
    <HostProvider host={host}>
      <Router routes={routes}>
        <MenuLink entry={shown} className="menu-item" {...(mobile && { mobile })} />
      </Router>
    </HostProvider>,
  )
  const link = screen.getByRole('link', { name: 'Videollamadas' })
  expect([link.getAttribute('href'), link.className]).toEqual([href, 'menu-item'])
  expect(link.querySelector('[data-icon]')?.getAttribute('data-icon')).toBe('video')
})
