import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import { CopyLink } from './CopyLink'
import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
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
const url = 'https://portico.test/#/visit?token=t'
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

it('ERR-066 I18N-051 a link that cannot be made shows a message', async () => {
  make.mockImplementation(() => {
    throw new ApiError(404, 'NOT_FOUND')
  })
  await copy()
  expect(await screen.findByText(es['DOCTOR.LINK_FAILED'])).toBeDefined()
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['LINK_EMAIL', 'email', undefined, 'LINK_EMAILED'],
  ['LINK_SMS', 'sms', undefined, 'LINK_TEXTED'],
  ['LINK_EMAIL', 'email', 'NO_EMAIL', 'LINK_NO_EMAIL'],
  ['LINK_SMS', 'sms', 'NO_PHONE', 'LINK_NO_PHONE'],
  ['LINK_SMS', 'sms', 'SMS_NOT_SENT', 'LINK_NOT_SENT'],
] as const)(
  'WIDGET-008 %s sends the link by %s; with the error %s the message is %s',
  async (button, by, code, text) => {
    const send = vi.fn<(input: { body: object }) => undefined>(() => {
      if (code) throw new ApiError(400, code)
    })
    await renderPage({ plugin, path: 'visit', api: { 'POST api/visit-links/send': send } })
    const found = await screen.findByRole('button', { name: es[`DOCTOR.${button}`] })
    await act(async () => fireEvent.click(found))
    expect(send.mock.lastCall?.[0].body).toEqual({ appointmentId: 7, by })
    expect(await screen.findByText(es[`DOCTOR.${text}`].replace('{{name}}', 'Luis Vega'))).toBeDefined()
  },
)
