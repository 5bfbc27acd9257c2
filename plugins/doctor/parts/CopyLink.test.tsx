import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@core/http/apiError'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import { CopyLink } from './CopyLink'
import { definePlugin } from '@core/plugin/definePlugin'

declare module '@core/plugin/points' {
  interface RouteIds {
    'test.visit': true
  }
}

setUpPages()
const line = { appointmentId: 7, patientName: 'Luis Vega' } as DoctorConsultation
const plugin = definePlugin({
  id: 'doctor',
  i18n: { es: () => import('../locales/es.json'), en: () => import('../locales/en.json') },
  routes: [
    {
      id: 'test.visit',
      area: 'profile',
      path: 'visit',
      title: 'MENU.DOCTOR_DAY',
      screen: async () => ({ default: () => <CopyLink line={line} /> }),
    },
  ],
})
const url = 'https://portico.test/#/auth?token=t&redirectUrl=%2Fvideocall'
const make = vi.fn<(input: { body: object }) => unknown>()
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  make.mockReset().mockReturnValue({ url })
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('ClipboardItem', undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})

async function copy() {
  await renderPage({ plugin, path: 'visit', api: { 'POST api/auth/magic-link': make } })
  // Outside act, which shows nothing before it ends.
  const button = await screen.findByRole('button', { name: /Luis Vega/ })
  await act(async () => fireEvent.click(button))
}

it('WIDGET-008 ERR-064 I18N-050 the link of the appointment is copied, and a message says so', async () => {
  await copy()
  expect(make.mock.lastCall?.[0].body).toEqual({ appointmentId: 7 })
  expect(writeText).toHaveBeenCalledWith(url)
  expect(await screen.findByText(es['APPOINTMENTS.MAGIC_LINK_COPIED'])).toBeDefined()
})

it('WIDGET-008 if the browser refuses to copy, the link is shown', async () => {
  writeText.mockRejectedValue(new Error('refused'))
  await copy()
  expect(await screen.findByRole('textbox', { name: /Cópialo/ })).toHaveProperty('value', url)
})

it.each([
  [400, 'NOT_IN_PORTAL', es['PATIENTS.ERRORS.NOT_IN_PORTAL']],
  [404, 'NOT_FOUND', es['DOCTOR.LINK_FAILED']],
])('ERR-066 I18N-051 an answer %i %s shows a message', async (status, message, text) => {
  make.mockImplementation(() => {
    throw new ApiError(status, message)
  })
  await copy()
  expect(await screen.findByText(text)).toBeDefined()
  expect(writeText).not.toHaveBeenCalled()
})
