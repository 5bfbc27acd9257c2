import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { callSession } from '@portico/calls/session/useCallSession'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import type { KnownLine } from '../day'
import { CallPatient } from './CallPatient'

// Load lazy modules beforehand, so that the test waits for the screen and not for compilation.
import '../../../kits/calls/locales/es.json'
import '../../../core/ui/feedback/ToastRegion'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'test.call': true
  }
}

setUpPages()
const line = { appointmentId: 7, patientName: 'Luis Vega', isInPortal: false } as KnownLine
const doctor = {
  id: 'doctor',
  i18n: { es: () => import('../locales/es.json'), en: () => import('../locales/en.json') },
  routes: [
    {
      id: 'test.call',
      area: 'profile',
      path: 'call',
      title: 'MENU.DOCTOR_DAY',
      screen: async () => ({ default: () => <CallPatient line={line} /> }),
    },
  ],
} as const
const plugin = definePlugin({
  ...doctor,
  providers: [{ id: 'test', kind: 'video', provider: async () => ({ default: null }) }],
})

it('WIDGET-007 a patient who is not in the portal is not called, and a message says why', async () => {
  const start = vi.spyOn(callSession, 'start')
  await renderPage({ plugin, path: 'call', api: {} })
  const button = await screen.findByRole('button', { name: /Luis Vega/ })
  await act(async () => fireEvent.click(button))
  expect(await screen.findByText(es['PATIENTS.ERRORS.NOT_IN_PORTAL'])).toBeDefined()
  expect(start).not.toHaveBeenCalled()
})

it('CONST-009 C-036 a portal without video calls offers no call', async () => {
  await renderPage({ plugin: definePlugin(doctor), path: 'call', api: {} })
  expect(await screen.findByRole('main')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Luis Vega/ })).toBeNull()
})
