import type { Page } from '@playwright/test'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

test.use({ isSavingData: false })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title }).first()
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: `Acciones de ${title}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test(
  'VIDEO-006 VIDEO-014 VIDEO-015 VIDEO-017 VIDEO-018 VIDEO-021 CONST-027 videos are found by topic, tag and words, and Back returns to the same place',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'luis')
    await openPath(page, '/advices')
    await expect(page).toHaveURL(/#\/advices\/videos$/)
    await expect(heading(page, 'Vídeos de salud')).toBeVisible()
    await expect(list(page, 'Nuevos').getByRole('article')).toHaveCount(4)
    await expect(page.getByRole('heading', { level: 2, name: 'Por temas' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Movimiento', exact: true }).click()
    await expect(heading(page, 'Movimiento')).toBeVisible()
    await expect(list(page, 'Movimiento').getByRole('article')).toHaveCount(15)
    await page.getByRole('button', { name: /^Ver \d+ más/ }).click()
    await expect(page).toHaveURL(/pages=2/)
    const last = list(page, 'Movimiento').getByRole('article').nth(15)
    await expect(last.getByRole('link')).toBeFocused()
    await last.getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Reproductor' })).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Movimiento')).toBeVisible()
    await expect(last).toBeInViewport()

    await list(page, 'Etiquetas').getByRole('link', { name: 'rodilla' }).click()
    await expect(heading(page, 'Movimiento: rodilla')).toBeVisible()
    await expect(list(page, 'rodilla').getByRole('article')).toHaveCount(3)

    await openPath(page, '/advices/result/tenison')
    await expect(heading(page, /vídeos con «tenison»/)).toBeVisible()
    await expect(card(page, 'Tomarse la tensión en casa, bien')).toBeVisible()
    await page.getByRole('searchbox').fill('azucar')
    await expect(list(page, 'Etiquetas').getByRole('link', { name: 'azúcar' })).toBeVisible()
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/result\/azucar$/)
    await expect(card(page, 'Medirse el azúcar paso a paso')).toContainText('No entra en tu plan')
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('tiroides')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByText('No hay vídeos con «tiroides»')).toBeVisible()
    await openPath(page, '/advices/result/dormir%20fatal')
    await expect(heading(page, 'Vídeos parecidos a «dormir fatal»')).toBeVisible()
    await openPath(page, '/advices/result/mareas')
    await expectAccessible(page)
    const breathing = card(page, 'Respirar despacio para bajar la tensión')
    await breathing.getByRole('link', { name: /^0:20 Si te mareas/ }).click()
    await expect(heading(page, 'Respirar despacio para bajar la tensión')).toBeVisible()
    await expect.poll(() => secondsOf(page)).toBe(20)
    await page.goBack()
    await expect(breathing).toBeVisible()
  },
)

test('VIDEO-001 VIDEO-009 VIDEO-016 VIDEO-022 CONST-034 CONST-035 a video is watched with captions and continues where it stopped', async ({
  page,
}, { project }) => {
  const isPhone = project.name === 'phone'
  const title = isPhone ? 'Siestas cortas' : 'Dormir mejor sin pastillas'
  // Nobody else watches as them: the page offers to continue with what was watched last.
  await signIn(page, isPhone ? 'videos' : 'admin')
  await openPath(page, `/advices/result/${encodeURIComponent(title)}`)
  await card(page, title).getByRole('link', { name: title }).click()
  await expect(heading(page, title)).toBeVisible()
  const player = page.getByRole('region', { name: 'Reproductor' })
  const transcript = page.getByRole('region', { name: 'Texto del vídeo' })
  await expect(transcript.getByRole('button', { name: /Deja el café/ })).toBeVisible()
  await expectAccessible(page)

  const { width = 0, height = 1 } = (await player.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(width).toBeLessThanOrEqual(700)

  await player.getByRole('button', { name: 'Reproducir' }).click()
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await expect(player.locator('[data-cue]')).toHaveText('Deja el café para la mañana.')
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(2)
  await page.getByRole('button', { name: /^0:08 En la cama/ }).click()
  await expect(player.locator('[data-cue]')).toHaveText(/Acuéstate y levántate/)
  await player.getByRole('slider', { name: 'Posición' }).focus()
  await page.keyboard.press('k')
  await expect(player.getByRole('button', { name: 'Reproducir' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(player.locator('[data-cue]')).toHaveCount(0)
  await page.keyboard.press('c')
  await transcript.getByRole('searchbox').fill('telefono')
  await expect(transcript.getByRole('listitem')).toHaveCount(1)
  await player.getByRole('button', { name: 'Ajustes del vídeo' }).click()
  await player.getByRole('combobox', { name: 'Subtítulos', exact: true }).selectOption('en')
  await expect(transcript.getByText('Go to bed and get up at the same time every day.')).toHaveCount(0)
  await transcript.getByRole('searchbox').fill('')
  await expect(transcript.getByText('Go to bed and get up at the same time every day.')).toBeVisible()
  await expectAccessible(page)
  await player.getByRole('combobox', { name: 'Subtítulos', exact: true }).selectOption('es')

  const stopped = await secondsOf(page)
  expect(stopped).toBeGreaterThanOrEqual(8)
  await page.getByRole('link', { name: 'Ver su página' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sus vídeos' })).toBeVisible()
  await expectAccessible(page)
  await openPath(page, '/advices/videos')
  const keep = page.getByRole('article', { name: title })
  await expect(keep).toContainText('Seguir viendo')
  await keep.getByRole('link', { name: /^Seguir en 0:/ }).click()
  await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(stopped - 1)
})

/** Where the video is, in seconds. */
const secondsOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

test(
  'VIDEO-004 VIDEO-007 VIDEO-008 VIDEO-019 VIDEO-020 CONST-026 favourites come by nine, and a video that is taken out can be put back',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'luis')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.get('/api/videos/new', { headers })
    const videos = (await answer.json()) as { id: number; title: string; isFavorite: boolean }[]
    const others = videos.filter(({ isFavorite }) => !isFavorite).slice(12, 22)
    for (const { id } of others) await page.request.post(`/api/users/favorite/${id}`, { headers })
    await openPath(page, '/advices/favorites')
    await expect(list(page, 'Favoritos').getByRole('article')).toHaveCount(9)
    await page.getByRole('button', { name: /^Ver \d+ más/ }).click()
    await expect(list(page, 'Favoritos').getByRole('article').nth(9)).toBeVisible()

    const { title = '' } = others.at(-1) ?? {}
    await choose(page, title, 'Quitar de favoritos')
    await expect(card(page, title)).toContainText('Quitado de favoritos')
    await card(page, title).getByRole('button', { name: 'Deshacer' }).click()
    await expect(card(page, title)).not.toContainText('Quitado de favoritos')
    await choose(page, title, 'Ver más tarde')
    await page
      .getByRole('navigation', { name: 'Vídeos' })
      .getByRole('link', { name: 'Ver más tarde' })
      .click()
    await expect(
      list(page, 'Ver más tarde').getByRole('article', { name: '' }).filter({ hasText: title }),
    ).toHaveCount(1)
    await expectAccessible(page)
  },
)

test(
  'VIDEO-013 ERR-038 C-109 a video of another plan leads to the change of plan, which says what includes it',
  { tag: '@desktop' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/403/)
    await signIn(page, 'luis')
    await openPath(page, '/advices/result/azucar')
    await card(page, 'Medirse el azúcar paso a paso').getByRole('link').click()
    await expect(page).toHaveURL(/#\/change-plan$/)
    await expect(
      page.getByText('«Medirse el azúcar paso a paso» entra en el plan Familiar o Plus.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveURL(/result\/azucar$/)
  },
)
