import type { Page } from '@playwright/test'
import { inOneAppearance } from './support/appearances'
import { pressEnterOn } from './support/keys'
import { expectNoHorizontalScroll } from './support/pageChecks'
import { pressRetry } from './support/messages'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'
import { pluginTexts } from './support/texts'

test.use({ isSavingData: false })

const none = { status: 200, json: { items: [], total: 0 } }
const fault = { status: 500, json: { message: 'FAULT' } }
const gone = { status: 404, json: { message: 'NOT_FOUND' } }
type Answer = typeof none | typeof fault

/** The states in which there are no videos to see: the page, what the server answers to which call, and what the page says. */
const states: readonly (readonly [path: string, call: RegExp, answer: Answer, text: string])[] = [
  ['videos', /api\/videos\/new/, none, 'ADVICES.EMPTY'],
  ['videos', /api\/videos\/new/, fault, 'ADVICES.FAILED'],
  ['favorites', /api\/videos\/favorites/, none, 'ADVICES.FAVORITES_EMPTY'],
  ['favorites', /api\/videos\/favorites/, fault, 'ADVICES.FAILED'],
  ['watchlater', /api\/videos\/watchlater/, none, 'ADVICES.LATER_EMPTY'],
  ['watchlater', /api\/videos\/watchlater/, fault, 'ADVICES.FAILED'],
  ['category/:id', /api\/videos\/category/, none, 'ADVICES.CATEGORY_EMPTY'],
  ['category/:id', /api\/categories\/\d+$/, fault, 'ADVICES.FAILED'],
  ['result/salud', /api\/videos\/search/, none, 'ADVICES.NOT_FOUND_TEXT'],
  ['result/salud', /api\/videos\/search/, fault, 'ADVICES.FAILED'],
  ['videos/1', /api\/videos\/1$/, gone, 'ADVICES.GONE'],
  ['videos/1', /api\/videos\/1$/, fault, 'PLAYER.ERROR'],
  ['professional/nadie', /api\/doctors\/nickname/, gone, 'ADVICES.PROFESSIONAL_GONE'],
  ['professional/nadie', /api\/doctors\/nickname/, fault, 'ADVICES.FAILED'],
]

/** Opens the page of a video of the demo data by its title, in Spanish. */
async function openVideo(page: Page, title: string): Promise<void> {
  await openPath(page, `/advices/result/${encodeURIComponent(title)}`)
  await page.getByRole('article').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

inOneAppearance(0, ({ language }) => {
  const t = pluginTexts('advices', language)

  test('empty lists, missing videos and failures are explained on each page of the videos', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of (404|500)/)
    await signIn(page, 'luis')
    await openPath(page, '/advices/videos')
    const topics = page.getByRole('region', { name: t('ADVICES.TOPICS') })
    const topic = (await topics.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? ''
    for (const [path, call, answer, text] of states) {
      await page.route(call, (route) => route.fulfill(answer))
      await openPath(page, `/advices/${path.replace(':id', topic)}`)
      await page.reload()
      await expect(page.getByText(t(text)).first(), `${path} ${answer.status}`).toBeVisible()
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      if (answer === fault) await pressRetry(page, call)
      await page.unroute(call)
    }
    await expect(page.getByText(t('ADVICES.PROFESSIONAL_GONE'))).toBeVisible()
  })
})

test(
  'a video whose files do not load says so, and a retry plays it',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/)
    await signIn(page, 'luis')
    await page.route(/api\/media\//, (route) => route.abort())
    await openVideo(page, 'Siestas cortas')
    await expect(page.getByText('El vídeo no ha cargado')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(/api\/media\//)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('region', { name: 'Reproductor' })).toBeVisible()
    await page.getByRole('button', { name: 'Reproducir' }).click()
    const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seconds).toBeGreaterThan(0)
  },
)

test(
  'VIDEO-013 C-109 where no plan can be changed, the page of a locked video says which plan includes it',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/403/)
    await signIn(page, 'luis', '/?disable-plugins=account')
    await openVideo(page, 'Medirse el azúcar paso a paso')
    await expect(page.getByText('Entra en el plan Familiar o Plus.')).toBeVisible()
    await expect(page.getByText('No entra en tu plan').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver otros vídeos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vídeos de salud' })).toBeVisible()
  },
)

test(
  'VIDEO-007 VIDEO-008 by keyboard alone a video is found, watched, liked and kept',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'luis')
    await openPath(page, '/advices/videos')
    const search = page.getByRole('searchbox')
    await expect(search).toBeVisible()
    await search.focus()
    await page.keyboard.type('silla')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /con «silla»/ })).toBeVisible()
    await pressEnterOn(page, page.getByRole('link', { name: 'Ejercicios sentado en una silla' }).first())
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ejercicios sentado en una silla' }),
    ).toBeVisible()
    await pressEnterOn(page, page.getByRole('button', { name: 'Reproducir' }))
    await expect(page.getByRole('button', { name: 'Pausar' })).toBeFocused()
    for (const name of ['Me gusta', 'Añadir a favoritos', 'Ver más tarde']) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true })
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await pressEnterOn(page, button)
    }
    for (const name of ['Me gusta', 'En favoritos', 'En «Ver más tarde»'])
      await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    await expectAccessible(page)
  },
)
