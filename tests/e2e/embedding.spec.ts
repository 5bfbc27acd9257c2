import { AxeBuilder } from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { pickTime } from './support/booking'
import { openHost, pressInFrame, settled } from './support/hostPage'
import { fillSignIn, signIn } from './support/people'
import { addressOf } from './support/server'
import { expectSound } from './support/shown'
import { expect, test } from './support/test'

const words = {
  video: /^(Por vídeo|By video)/,
  provider: /^(Elegir a|Choose|Ver más días de|See more days of) /,
  goOn: /^(Seguir con esta hora|Go on with this time)$/,
  book: /^(Reservar cita|Book appointment)$/,
  pay: /^(Pagar y reservar|Pay and book)$/,
  signIn: /^(Entrar y confirmar|Sign in and confirm)$/,
  notes: /contarle algo|want to say/,
  booked: /^(Cita reservada|Appointment booked)$/,
  notHere: /^(Esta página no se puede mostrar aquí|This page cannot be shown here)$/,
  newTab: /^(Abrir en otra pestaña|Open in a new tab)$/,
}

/** A phone speaks Spanish, a desktop English. */
test.use({
  locale: async ({}, use, { project }) => use(project.name === 'phone' ? 'es-ES' : 'en-GB'),
})

/** Answers everything up to the review. */
async function toReview(booking: Page | FrameLocator, insurer: RegExp, specialty: RegExp): Promise<void> {
  for (const name of [words.video, insurer, specialty])
    await pressInFrame(booking.getByRole('button', { name }))
  await pressInFrame(booking.getByRole('button', { name: words.provider }).first())
  await pickTime(booking, undefined, pressInFrame)
  await pressInFrame(booking.getByRole('button', { name: words.goOn }))
}

/** Asks to book without a session, and to sign in. Out: the tab that opens. */
async function handOver(page: Page, frame: FrameLocator, book: RegExp): Promise<Page> {
  await pressInFrame(frame.getByRole('button', { name: book }))
  const opened = page.context().waitForEvent('page')
  await pressInFrame(frame.getByRole('button', { name: words.signIn }))
  return opened
}

/** No violation in the frame of the page. */
async function expectFrameAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(['iframe', 'body']).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`),
  ).toEqual([])
}

/** The frame is as high as what it shows: nothing scrolls in it. */
const expectWhole = (frame: FrameLocator) =>
  expect
    .poll(() => frame.locator('html').evaluate((page) => page.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0)

test('BOOK-059 C-033 C-063 a private appointment is chosen in another site’s page, and signed in for, paid and confirmed outside of it', async ({
  page,
}, { project }) => {
  const notes = `Desde otra web (${project.name})`
  const frame = await openHost(page, 'fhgst')
  await toReview(frame, /^Privado/, /^Urología/)
  await frame.getByRole('textbox', { name: words.notes }).fill(notes)
  await expectFrameAccessible(page)
  const tab = await handOver(page, frame, words.pay)
  await fillSignIn(tab, project.name === 'phone' ? 'luis' : 'videos')
  await expect(tab.getByRole('textbox', { name: words.notes })).toHaveValue(notes)
  await tab.getByRole('button', { name: words.pay }).click()
  await expect(tab).toHaveURL(/\/payment\/redsys$/)
  await tab.getByRole('button', { name: /^(Pagar|Pay) / }).click()
  await expectSound(tab, words.booked)
  await expect(frame.getByRole('textbox', { name: words.notes })).toHaveValue(notes)
})

test('BOOK-060 C-033 C-063 an insured appointment is chosen in another site’s page and confirmed outside of it', async ({
  page,
}, { project }) => {
  const frame = await openHost(page, 'covadonga')
  await toReview(frame, /^Aseguradora Norte Online/, /^Traumatología/)
  await expectWhole(frame)
  const tab = await handOver(page, frame, words.book)
  await fillSignIn(tab, project.name === 'phone' ? 'luis' : 'videos')
  await tab.getByRole('button', { name: words.book }).click()
  await expect(tab.getByRole('heading', { level: 1, name: words.booked })).toBeVisible()
  await expect(frame.getByRole('button', { name: words.signIn })).toBeVisible()
})

test('CONST-015 C-063 the page around follows the height and the steps of its frame, and hears nobody else', async ({
  page,
}) => {
  const frame = await openHost(page, 'fhgst')
  const height = () => page.locator('iframe').evaluate((element: HTMLIFrameElement) => element.height)
  await pressInFrame(frame.getByRole('button', { name: words.video }))
  await expect(frame.getByRole('button', { name: /^Privado/ })).toBeVisible()
  await expectWhole(frame)
  const before = await settled(height)
  await page.evaluate(heardByAll)
  expect(await height()).toBe(before)
  await pressInFrame(frame.getByRole('button', { name: /^Privado/ }))
  await expect.poll(async () => Number(await height())).toBeGreaterThan(Number(before))
  await expectWhole(frame)
  await pressInFrame(frame.getByRole('button', { name: /^Urología/ }))
  await expect(frame.getByRole('button', { name: words.provider })).toBeVisible()
  await expect(page.locator('iframe')).toBeInViewport({ ratio: 0.9 })
})

/** A message that says what the frame's do. Resolves when the page has had it. */
const heardByAll = () =>
  new Promise((resolve) => {
    addEventListener('message', resolve, { once: true })
    postMessage({ type: 'portico:height', height: 9 }, '*')
  })

test(
  'BOOK-059 C-063 without a session nothing of a person is asked for',
  { tag: '@phone' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const frame = await openHost(page, 'fhgst')
    for (const name of [words.video, /^Privado/, /^Pediatría/])
      await pressInFrame(frame.getByRole('button', { name }))
    await expect(frame.getByRole('button', { name: words.provider }).first()).toBeVisible()
    expect(asked.filter((url) => url.includes('/api/appointments/services/'))).not.toEqual([])
    expect(asked.filter((url) => url.includes('/api/users'))).toEqual([])
  },
)

test.describe('elsewhere', () => {
  test.use({ expectedComplaints: [/frame-ancestors/] })

  test('CONST-015 C-063 the frame of any other site stays empty', { tag: '@phone' }, async ({ page }) => {
    await openHost(page, 'fhgst', '/public/fhgst-appointment', 'https://evil.example')
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  })
})

test(
  'C-063 a frame shows no page of a person, though the browser is signed in',
  { tag: '@phone' },
  async ({ page }) => {
    const portal = addressOf('fhgst')
    await signIn(page, 'luis', portal)
    // The home that was just opened may still be asking, in the page itself.
    const asPerson: string[] = []
    page.on('request', (request) => {
      if (request.headers()['authorization'] && request.frame().parentFrame()) asPerson.push(request.url())
    })
    for (const route of ['/', '/auth?token=x', '/videoconsultation/home', '/public/fhgst-appointment']) {
      const frame = await openHost(page, 'fhgst', route, portal)
      await expect(frame.getByRole('heading', { level: 1, name: words.notHere })).toBeVisible()
    }
    expect(asPerson).toEqual([])
    const frame = await openHost(page, 'fhgst', '/videoconsultation/booked-appointments', portal)
    await expectFrameAccessible(page)
    const opened = page.context().waitForEvent('page')
    await pressInFrame(frame.getByRole('link', { name: words.newTab }))
    await expect(await opened).toHaveURL(`${portal}/#/videoconsultation/booked-appointments`)
  },
)

test(
  'C-063 the page around cannot lead its frame on to a page of a person',
  { tag: '@phone' },
  async ({ page }) => {
    const frame = await openHost(page, 'fhgst')
    await expect(frame.getByRole('button', { name: words.video })).toBeVisible()
    await page
      .locator('iframe')
      .evaluate((element: HTMLIFrameElement) =>
        element.setAttribute('src', element.src.replace(/#.*/, '#/profile')),
      )
    await expect(frame.getByRole('heading', { level: 1, name: words.notHere })).toBeVisible()
  },
)

test(
  'BOOK-059 C-033 in a tab of its own the same tab signs in, and goes on at the review',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${addressOf('fhgst')}/#/public/fhgst-appointment`)
    await toReview(page, /^Privado/, /^Oftalmología/)
    await page.getByRole('button', { name: words.pay }).click()
    await page.getByRole('button', { name: words.signIn }).click()
    await fillSignIn(page, 'luis')
    await expect(page).toHaveURL(/#\/videoconsultation\/hospital-appointment\?step=review$/)
    await expect(page.getByRole('button', { name: words.pay })).toBeVisible()
  },
)

test(
  'C-033 a tab that lost the frame it came from offers to begin again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${addressOf('fhgst')}/?handover#/public/fhgst-appointment?handover=1`)
    const again = page.getByRole('link')
    await expectSound(page, /.+/)
    await expect(again).toHaveAttribute('href', '#/videoconsultation/hospital-appointment')
  },
)
