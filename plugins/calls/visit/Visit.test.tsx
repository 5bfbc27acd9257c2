import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Visit, VideoConsultation } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { keepVisitLink } from '../../../core/session/arrival/keepVisitLink'
import { currentSession } from '@portico/core/session/session'
import { consultation } from '../../../tests/calls/testCall'
import { renderPage, setUpPages, type Answers } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import { VisitPage } from './Visit'

// Load lazy modules beforehand, so that the test waits for the screen and not for compilation.
import '../../../kits/calls/locales/es.json'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'test.visitPage': true
  }
}

vi.mock('@portico/core/realtime/connection/startHub', () => ({ startHub: () => ({ stop: () => {} }) }))

setUpPages()
const plugin = definePlugin({
  id: 'calls',
  i18n: { es: () => import('../locales/es.json'), en: () => import('../locales/en.json') },
  routes: [
    {
      id: 'test.visitPage',
      area: 'public',
      path: 'visit',
      title: 'MENU.VIDEO_CALL',
      screen: async () => ({ default: VisitPage }),
    },
  ],
})
const visit: Visit = {
  appointmentId: 3,
  userId: 'visit/3',
  patientName: 'Ana Suárez',
  doctorName: 'Dra. Corral',
  doctorThumbnailId: null,
  specialtyName: 'Medicina de familia',
  startDate: new Date(Date.now() + 300_000).toISOString(),
  duration: 15,
}
const open = vi.fn<(input: { body: { token: string; device: string } }) => unknown>()
const api = (more: Answers = {}): Answers => ({
  'POST api/visit-links/open': open,
  'GET api/visit-links/visit': visit,
  'GET api/video-calls/appointments/{id}': consultation() satisfies VideoConsultation,
  ...more,
})

beforeEach(() => {
  open.mockReset().mockReturnValue({ token: 'visit_session' })
  vi.stubGlobal('RTCPeerConnection', vi.fn<() => void>())
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: vi.fn<() => unknown>() },
    configurable: true,
  })
  sessionStorage.clear()
  sessionStorage.setItem('visit.link', 'link')
})

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text })

it('WIDGET-009 the link is opened by the click alone, with the secret of this device', async () => {
  await renderPage({ plugin, path: 'visit', api: api(), heading: es['CALLS.LINK.TITLE'] })
  expect(open).not.toHaveBeenCalled()
  await press(es['CALLS.LINK.ENTER'])
  const { token, device } = open.mock.lastCall?.[0].body ?? { token: '', device: '' }
  expect(token).toBe('link')
  expect(device).toMatch(/^[0-9a-f]{48}$/)
  expect(await screen.findByRole('heading', { name: 'Ana Suárez' })).toBeDefined()
  expect(await screen.findByText(es['CALLS.LINK.ONLY'])).toBeDefined()
  expect(currentSession().token).toBe('visit_session')
  expect(localStorage.getItem('token')).not.toBe('visit_session')
})

it.each([
  ['INVALID_TOKEN', 400, es['CALLS.LINK.OVER']],
  ['OTHER_DEVICE', 409, es['CALLS.LINK.OTHER']],
])('WIDGET-009 a link that is refused with %s says why', async (code, status, title) => {
  open.mockImplementation(() => {
    throw new ApiError(status, code)
  })
  await renderPage({ plugin, path: 'visit', api: api() })
  await press(es['CALLS.LINK.ENTER'])
  expect(await heading(title)).toBeDefined()
  expect(screen.getByRole('link', { name: es['CALLS.LINK.SIGN_IN'] })).toHaveProperty('pathname', '/')
})

it('WIDGET-009 before the waiting room opens the page says when, and the button stays', async () => {
  const opensAt = '2027-02-02T09:50:00Z'
  open.mockImplementation(() => {
    throw new ApiError(409, 'TOO_EARLY', undefined, { opensAt })
  })
  await renderPage({ plugin, path: 'visit', api: api() })
  await press(es['CALLS.LINK.ENTER'])
  expect((await screen.findByRole('alert')).textContent).toContain('2 de febrero')
  expect(screen.getByRole('button', { name: es['CALLS.LINK.ENTER'] })).toBeDefined()
})

it('WIDGET-009 on another device the patient asks for a new link', async () => {
  open.mockImplementation(() => {
    throw new ApiError(409, 'OTHER_DEVICE')
  })
  const renew = vi.fn<(input: { body: object }) => undefined>()
  await renderPage({ plugin, path: 'visit', api: api({ 'POST api/visit-links/renew': renew }) })
  await press(es['CALLS.LINK.ENTER'])
  await press(es['CALLS.LINK.RENEW'])
  expect(renew.mock.lastCall?.[0].body).toEqual({ token: 'link' })
  expect(await heading(es['CALLS.LINK.RENEWED'])).toBeDefined()
})

it('WIDGET-009 a reload goes on without another click', async () => {
  sessionStorage.setItem('visit.session', 'visit_before')
  keepVisitLink({})
  await renderPage({ plugin, path: 'visit', api: api() })
  expect(await screen.findByRole('heading', { name: 'Ana Suárez' })).toBeDefined()
  expect(open).not.toHaveBeenCalled()
  expect(currentSession().token).toBe('visit_before')
})

it('WIDGET-009 leaving ends the session and forgets the link', async () => {
  const end = vi.fn<() => undefined>()
  await renderPage({ plugin, path: 'visit', api: api({ 'DELETE api/visit-links/session': end }) })
  await press(es['CALLS.LINK.ENTER'])
  await press(es['CALLS.LINK.LEAVE'])
  expect(await heading(es['CALLS.LINK.LEFT'])).toBeDefined()
  expect(end).toHaveBeenCalledOnce()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('visit'))).toEqual([])
})

it('WIDGET-009 a session that the server has ended says so', async () => {
  const ended = () => {
    throw new ApiError(401, 'UNAUTHORIZED')
  }
  await renderPage({ plugin, path: 'visit', api: api({ 'GET api/visit-links/visit': ended }) })
  await press(es['CALLS.LINK.ENTER'])
  expect(await heading(es['CALLS.LINK.OVER'])).toBeDefined()
})
