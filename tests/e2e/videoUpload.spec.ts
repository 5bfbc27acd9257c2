import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Portal } from '../bench/portal'
import { startFreshPortal } from './support/freshPortal'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

test.use({ isSavingData: false })

const media = path.resolve('server/platform/media/files/sun')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Uploads a film, waits until it is prepared, and publishes it under a title. */
async function publish(page: Page, film: string, title: string): Promise<void> {
  await openPath(page, '/admin/videos/upload')
  await expect(heading(page, 'Subir un vídeo')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel(/Elegir un vídeo/)).toBeVisible()
  await page.getByLabel(/Elegir un vídeo/).setInputFiles(path.join(media, film))
  const ready = page.getByRole('link', { name: `Completar y publicar ${film}` }).first()
  await expect(ready).toBeVisible({ timeout: 180_000 })
  await expectAccessible(page)
  await ready.click()
  await page.getByRole('textbox', { name: /^Título(?! \(inglés)/ }).fill(title)
  const day = page
    .getByRole('group', { name: /^Publicado el/ })
    .getByRole('spinbutton')
    .first()
  await day.click()
  await day.pressSequentially('05012026')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText(/^Guardado a las/)).toBeVisible()
}

/** Adds captions in Spanish and two chapters to the video whose form is open. */
async function addTexts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Subtítulos y capítulos' }).click()
  const spanish = page.getByRole('region', { name: 'Español', exact: true })
  await spanish.locator('input[type=file]').setInputFiles(path.join(media, 'captions.es.vtt'))
  await expect(spanish.getByText(/^\d+ subtítulos, hasta 0:/)).toBeVisible()
  await spanish.getByRole('textbox', { name: /^Capítulos/ }).fill('0:00 La sombra\n0:05 La crema')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar los textos' }).click()
  await expect(page.getByText('Guardado. Los pacientes ya lo ven.')).toBeVisible()
  await page.getByRole('link', { name: 'Ficha', exact: true }).click()
}

/** Of a browser that does not play what servers make. */
let portal: Portal | undefined
test.afterAll(() => portal?.stop())

/** Whether this browser plays what the server makes of the film. */
const playsMp4 = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f,mp4a.40.2"') !== '',
  )

test(
  'ADMIN-021 ADMIN-022 VIDEO-001 an uploaded and published video is found, watched and liked, and its statistics say so',
  { tag: '@desktop' },
  async ({ page, otherBrowser }) => {
    test.setTimeout(240_000)
    const title = `Sombra en verano ${Date.now().toString(36)}`
    const isMp4 = await playsMp4(page)
    // Servers convert to H.264. A browser without it plays the WebM of a server that keeps films as they are.
    if (!isMp4) portal = await startFreshPortal(() => ({ FFMPEG: 'off' }))
    await signIn(page, 'videos', portal?.url)
    await publish(page, isMp4 ? '540.mp4' : '540.webm', title)
    await addTexts(page)

    const patient = await otherBrowser({ locale: 'es-ES', viewport: { width: 390, height: 844 } })
    await signIn(patient, 'luis', portal?.url)
    await openPath(patient, `/advices/result/${encodeURIComponent(title)}`)
    await patient.getByRole('link', { name: title }).first().click()
    await expect(heading(patient, title)).toBeVisible()
    await expectAccessible(patient)
    await expect(patient.getByText('A 0 personas les gusta')).toBeVisible()
    await expect(patient.getByRole('button', { name: /^0:05 La crema/ })).toBeVisible()
    await expect(
      patient.getByRole('region', { name: 'Texto del vídeo' }).getByRole('listitem'),
    ).not.toHaveCount(0)
    await patient.getByRole('button', { name: 'Reproducir' }).click()
    const seconds = () => patient.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect(patient.locator('[data-cue]')).toBeVisible()
    await expect.poll(seconds).toBeGreaterThan(3)
    const like = patient.getByRole('button', { name: 'Me gusta' })
    await like.click()
    await expect(patient.getByText('A 1 persona le gusta')).toBeVisible()
    await patient.getByRole('button', { name: 'Pausar' }).click()
    const watched = Math.floor(await seconds())
    await patient.goBack()
    await expect(patient.getByRole('article').filter({ hasText: title })).toContainText('1 me gusta')
    await patient.reload()
    await expect(patient.getByRole('article').filter({ hasText: title })).toContainText('1 me gusta')
    await openPath(patient, '/advices/videos')
    await expect(patient.getByRole('article', { name: title })).toContainText('Seguir viendo')

    await page.getByRole('link', { name: 'Estadísticas' }).click()
    // The last days end yesterday.
    await page.getByRole('button', { name: /^\d\d-\d\d-\d{4} – / }).click()
    await page.getByRole('button', { name: 'Este año' }).click()
    await page.getByRole('button', { name: 'Aplicar' }).click()
    const figure = (label: string) =>
      page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: label }) })
    await expect(figure('Reproducciones').getByRole('definition').first()).toHaveText(/^1\b/)
    const total = await figure('Tiempo total').getByRole('definition').first().innerText()
    const [minutes = '0', rest = '0'] = total.match(/\d+/g) ?? []
    expect(Math.abs(60 * Number(minutes) + Number(rest) - watched)).toBeLessThanOrEqual(1)
    await expectAccessible(page)
  },
)
