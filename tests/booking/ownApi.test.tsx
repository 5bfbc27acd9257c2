import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bookingKit } from '@portico/booking/kit'
import { closePortal, signInAsAna } from '@portico/booking/testing/testPortal'
import { changeLanguage, initTexts } from '@portico/core/i18n/i18n'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { testTenant } from '@portico/core/tenant/testTenant'
import { collect } from '../../core/plugin/host'
import kitEn from '../../kits/booking/locales/en.json'
import kitEs from '../../kits/booking/locales/es.json'
import type { BackEnd } from '../conformance/booking/backEnd'
import { startStub } from '../conformance/booking/stub/stub'
import { testClient } from '../conformance/booking/client'
import { violationsOf } from '../screens/violations'
import { renderApp } from '../support/renderApp'
import en from '../../examples/nuvia/locales/en.json'
import es from '../../examples/nuvia/locales/es.json'
import nuvia from '../../examples/nuvia/plugin'
import { questions } from '../../examples/nuvia/visitQuestions'
import { stub } from '../../examples/nuvia/testBackEnd'

const emptyScreen = async () => ({ default: () => <h1>Confirmada</h1> })
/** The pages of a portal to which a booking leads. */
const portal: AnyPlugin = {
  id: 'portal',
  routes: [
    { id: 'videoConsultation.home', area: 'patient', path: 'home', title: 'MENU.HOME', screen: emptyScreen },
    {
      id: 'videoConsultation.appointmentBooked',
      area: 'patient',
      path: 'confirmed/:bookId',
      title: 'MENU.HOME',
      screen: emptyScreen,
    },
  ],
  bookingConfirmations: [{ id: 'plain', route: 'videoConsultation.appointmentBooked' }],
}

/** The tenant, with Nuvia's API at an address of its own. */
const tenant = {
  ...testTenant,
  pluginApis: { nuvia: { address: 'https://api.nuvia.example/v1', receivesToken: true } },
}
const atSuite = { id: 'nuvia', manifest: tenant, features: [] }

/** A request whose signal may be that of jsdom, which Node's own class refuses. */
class PlainRequest {
  constructor(
    readonly url: string,
    readonly init: { method: string; headers: Record<string, string>; body?: string },
  ) {}
}

/** Opens Nuvia's booking with its stub behind `fetch` and as the portal's API. */
async function openBooking(): Promise<BackEnd> {
  const backEnd = startStub(stub, atSuite)
  backEnd.setNow(new Date())
  const token = await backEnd.tokenFor(atSuite, 'first')
  const transport = backEnd.transport(atSuite)
  vi.stubGlobal('Request', PlainRequest)
  vi.stubGlobal('fetch', async ({ url, init }: PlainRequest) => {
    const { method, body, headers } = init
    // The person of this test has a token of their own; the stub knows only those that it issued.
    const sent = { ...headers, ...(headers['authorization'] && { authorization: `Bearer ${token}` }) }
    const json = body === undefined ? undefined : (JSON.parse(body) as Record<string, unknown>)
    return transport({ operation: `${method} ${url}`, method, url, headers: sent, body: json })
  })
  const { host, faults } = collect([nuvia, portal], { nuvia: {}, portal: {} }, new Set(), {
    kits: [bookingKit],
  })
  expect(faults).toEqual([])
  location.hash = '#/videoconsultation/nuvia'
  await renderApp(host, testClient(transport, { token }).call, tenant)
  return backEnd
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Answers the questions up to the review; each page has no fault that axe finds. */
async function answerUntilReview(language: 'es' | 'en', recordNumber: string) {
  const kit = { es: kitEs, en: kitEn }[language]
  const expectAccessible = async () => expect(await violationsOf(document.body)).toEqual([])
  await heading(questions.centre.title[language])
  await expectAccessible()
  fireEvent.click(await screen.findByRole('button', { name: 'Tenerife Norte' }))
  await heading(questions.beenHere.title[language])
  await expectAccessible()
  press({ es: 'Sí', en: 'Yes' }[language])
  await heading(questions.recordNumber.title[language])
  fireEvent.change(screen.getByLabelText(kit['BOOKING.ANSWER']), { target: { value: '12' } })
  press(kit['BOOKING.CONTINUE'])
  expect(await screen.findByText(questions.recordNumber.words.pattern[language])).toBeDefined()
  await expectAccessible()
  fireEvent.change(screen.getByLabelText(kit['BOOKING.ANSWER']), { target: { value: recordNumber } })
  press(kit['BOOKING.CONTINUE'])
  await heading(kit['BOOKING.TITLE.TIME'])
  fireEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  await expectAccessible()
  press(kit['BOOKING.CONTINUE'])
  await heading(kit['BOOKING.TITLE.REVIEW'])
  await expectAccessible()
}

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(async () => {
  closePortal()
  await changeLanguage('es')
})

describe.each([
  ['es', kitEs, es],
  ['en', kitEn, en],
] as const)('Nuvia in %s', (language, kit, own) => {
  it('asks its two questions, books, and Nuvia has the centre, the record number and the time', async () => {
    await act(() => changeLanguage(language))
    const backEnd = await openBooking()
    await answerUntilReview(language, 'NV-1234')
    press(new RegExp(`^${kit['BOOKING.CONFIRM']}`))
    await heading(kit['BOOKING.BOOKED'])
    expect(screen.getByRole('main').textContent).not.toContain(kit['BOOKING.CHANGE_LATER'])
    expect(await violationsOf(document.body)).toEqual([])
    expect(await backEnd.booked(atSuite)).toMatchObject([
      {
        person: 'first',
        calendar: 'TFN',
        answers: { centre: 'TFN', beenHere: true, recordNumber: 'NV-1234' },
      },
    ])
  })

  it('says in words what Nuvia refuses, and keeps the answers', async () => {
    await act(() => changeLanguage(language))
    const backEnd = await openBooking()
    await answerUntilReview(language, 'NV-0000')
    press(new RegExp(`^${kit['BOOKING.CONFIRM']}`))
    expect(await screen.findByText(own['NUVIA.UNKNOWN_RECORD'])).toBeDefined()
    expect(screen.getByText('NV-0000')).toBeDefined()
    expect(await backEnd.booked(atSuite)).toEqual([])
  })
})
