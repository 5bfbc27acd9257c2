import { AxeBuilder } from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { pickTime, serviceButton } from './support/booking'
import { openEmbeddingPage, pressInFrame, stableValue } from './support/embeddingPage'
import { fillSignIn, signIn } from './support/people'
import { addressOf } from './support/server'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, test } from './support/test'

const labels = {
  video: /^(Por vídeo|By video)/,
  provider: /^(Elegir a|Choose|Ver más días de|See more days for) /,
  goOn: /^(Continuar|Continue)$/,
  book: /^(Reservar cita|Book appointment)$/,
  pay: /^(Pagar y reservar|Pay and book)$/,
  signIn: /^(Iniciar sesión y confirmar|Sign in and confirm)$/,
  notes: /añadir algo|like to add/,
  booked: /^(Cita reservada|Appointment booked)$/,
  notHere: /^(Esta página no se puede mostrar aquí|This page can’t be shown here)$/,
  newTab: /^(Abrir en otra pestaña|Open in a new tab)$/,
}

/** Spanish on phones, English on desktops. */
test.use({
  locale: async ({}, use, { project }) => use(project.name === 'phone' ? 'es-ES' : 'en-GB'),
})

/** Completes the booking steps up to the review. `slot` is the index of the time, which no other story takes at the same moment. */
async function toReview(
  booking: Page | FrameLocator,
  insurer: RegExp,
  specialty: RegExp,
  slot?: number,
): Promise<void> {
  for (const name of [labels.video, insurer, specialty])
    await pressInFrame(booking.getByRole('button', { name }))
  await pressInFrame(serviceButton(booking))
  await pressInFrame(booking.getByRole('button', { name: labels.provider }).first())
  await pickTime(booking, slot, pressInFrame)
  await pressInFrame(booking.getByRole('button', { name: labels.goOn }))
}

/** Submits without a session and follows the sign-in. Returns the tab that opens. */
async function openSignInTab(page: Page, frame: FrameLocator, book: RegExp): Promise<Page> {
  await pressInFrame(frame.getByRole('button', { name: book }))
  const opened = page.context().waitForEvent('page')
  await pressInFrame(frame.getByRole('button', { name: labels.signIn }))
  return opened
}

/** Expects no accessibility violation in the frame. */
async function expectFrameAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(['iframe', 'body']).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`),
  ).toEqual([])
}

/** Expects the frame to be as high as its content. */
const expectNoScrollInFrame = (frame: FrameLocator) =>
  expect
    .poll(() => frame.locator('html').evaluate((page) => page.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0)

test('BOOK-059 C-033 C-063 a patient chooses a private appointment in a frame, then signs in, pays and confirms in a new tab', async ({
  page,
}, { project }) => {
  const notes = `Desde otra web (${project.name})`
  const frame = await openEmbeddingPage(page, 'fhgst')
  await toReview(frame, /^(Privado|Private)/, /^(Urología|Urology)/, project.name === 'phone' ? 3 : 5)
  await frame.getByRole('textbox', { name: labels.notes }).fill(notes)
  await expectFrameAccessible(page)
  const tab = await openSignInTab(page, frame, labels.pay)
  await fillSignIn(tab, project.name === 'phone' ? 'luis' : 'videos')
  await expect(tab.getByRole('textbox', { name: labels.notes })).toHaveValue(notes)
  await tab.getByRole('button', { name: labels.pay }).click()
  await expect(tab).toHaveURL(/\/payment\/redsys$/)
  await tab.getByRole('button', { name: /^(Pagar|Pay) / }).click()
  await expectPageIsHealthy(tab, labels.booked)
  await expect(frame.getByRole('textbox', { name: labels.notes })).toHaveValue(notes)
})

test(
  'BOOK-060 C-033 C-063 a patient chooses an insured appointment in a frame and confirms it in a new tab',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const frame = await openEmbeddingPage(page, 'covadonga')
    await toReview(frame, /^Aseguradora Norte Online/, /^(Traumatología|Orthopaedics)/)
    await expectNoScrollInFrame(frame)
    const tab = await openSignInTab(page, frame, labels.book)
    await fillSignIn(tab, project.name === 'phone' ? 'luis' : 'videos')
    await tab.getByRole('button', { name: labels.book }).click()
    await expect(tab.getByRole('heading', { level: 1, name: labels.booked })).toBeVisible()
    await expect(frame.getByRole('button', { name: labels.signIn })).toBeVisible()
  },
)

test(
  'CONST-015 C-063 the embedding page follows the height and steps of its frame, and ignores other messages',
  { tag: '@desktop' },
  async ({ page }) => {
    const frame = await openEmbeddingPage(page, 'fhgst')
    const height = () => page.locator('iframe').evaluate((element: HTMLIFrameElement) => element.height)
    await pressInFrame(frame.getByRole('button', { name: labels.video }))
    await expect(frame.getByRole('button', { name: /^(Privado|Private)/ })).toBeVisible()
    await expectNoScrollInFrame(frame)
    const before = await stableValue(height)
    await page.evaluate(postForeignMessage)
    expect(await height()).toBe(before)
    await pressInFrame(frame.getByRole('button', { name: /^(Privado|Private)/ }))
    await expect.poll(async () => Number(await height())).toBeGreaterThan(Number(before))
    await expectNoScrollInFrame(frame)
    await pressInFrame(frame.getByRole('button', { name: /^(Urología|Urology)/ }))
    await pressInFrame(serviceButton(frame))
    await expect(frame.getByRole('button', { name: labels.provider })).toBeVisible()
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 0.9 })
  },
)

/** Posts a message like those of the frame from the page itself. Resolves once the page received it. */
const postForeignMessage = () =>
  new Promise((resolve) => {
    addEventListener('message', resolve, { once: true })
    postMessage({ type: 'portico:height', height: 9 }, '*')
  })

test(
  'BOOK-059 C-063 without a session the frame requests no personal data',
  { tag: '@phone' },
  async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const frame = await openEmbeddingPage(page, 'fhgst')
    for (const name of [labels.video, /^(Privado|Private)/, /^(Pediatría|Paediatrics)/])
      await pressInFrame(frame.getByRole('button', { name }))
    await pressInFrame(serviceButton(frame))
    await expect(frame.getByRole('button', { name: labels.provider }).first()).toBeVisible()
    expect(requests.filter((url) => url.includes('/api/appointments/services/'))).not.toEqual([])
    expect(requests.filter((url) => url.includes('/api/users'))).toEqual([])
  },
)

test.describe('on a foreign site', () => {
  test.use({ expectedErrors: [/frame-ancestors/] })

  test('CONST-015 C-063 the frame stays empty', { tag: '@phone' }, async ({ page }) => {
    await openEmbeddingPage(page, 'fhgst', '/public/fhgst-appointment', 'https://evil.example')
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  })
})

test(
  'C-063 a frame shows no personal page, even with a session in the browser',
  { tag: '@phone' },
  async ({ page }) => {
    const portal = addressOf('fhgst')
    await signIn(page, 'luis', portal)
    // Only requests of frames count: the home page opened above may still be loading.
    const frameRequests: string[] = []
    page.on('request', (request) => {
      if (request.headers()['authorization'] && request.frame().parentFrame())
        frameRequests.push(request.url())
    })
    for (const route of ['/', '/auth?token=x', '/videoconsultation/home', '/public/fhgst-appointment']) {
      const frame = await openEmbeddingPage(page, 'fhgst', route, portal)
      await expect(frame.getByRole('heading', { level: 1, name: labels.notHere })).toBeVisible()
    }
    expect(frameRequests).toEqual([])
    const frame = await openEmbeddingPage(page, 'fhgst', '/videoconsultation/booked-appointments', portal)
    await expectFrameAccessible(page)
    const opened = page.context().waitForEvent('page')
    await pressInFrame(frame.getByRole('link', { name: labels.newTab }))
    await expect(await opened).toHaveURL(`${portal}/#/videoconsultation/booked-appointments`)
  },
)

test(
  'C-063 the embedding page cannot navigate its frame to a personal page',
  { tag: '@phone' },
  async ({ page }) => {
    const frame = await openEmbeddingPage(page, 'fhgst')
    await expect(frame.getByRole('button', { name: labels.video })).toBeVisible()
    await page
      .locator('iframe')
      .evaluate((element: HTMLIFrameElement) =>
        element.setAttribute('src', element.src.replace(/#.*/, '#/profile')),
      )
    await expect(frame.getByRole('heading', { level: 1, name: labels.notHere })).toBeVisible()
  },
)

test(
  'BOOK-059 C-033 outside a frame the same tab signs in and returns to the review',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${addressOf('fhgst')}/#/public/fhgst-appointment`)
    await toReview(page, /^(Privado|Private)/, /^(Oftalmología|Ophthalmology)/)
    await page.getByRole('button', { name: labels.pay }).click()
    await page.getByRole('button', { name: labels.signIn }).click()
    await fillSignIn(page, 'luis')
    await expect(page).toHaveURL(/#\/videoconsultation\/hospital-appointment\?step=review$/)
    await expect(page.getByRole('button', { name: labels.pay })).toBeVisible()
  },
)

test('C-033 a tab without its frame offers to start again', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${addressOf('fhgst')}/?handover#/public/fhgst-appointment?handover=1`)
  const again = page.getByRole('link')
  await expectPageIsHealthy(page, /.+/)
  await expect(again).toHaveAttribute('href', '#/videoconsultation/hospital-appointment')
})
