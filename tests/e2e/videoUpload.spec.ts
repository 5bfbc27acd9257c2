import path from 'node:path'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const film = path.resolve('server/media/files/sun/540.mp4')

test(
  'ADMIN-022 VIDEO-001 an administrator uploads a video and publishes it, and a patient watches it',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    test.setTimeout(240_000)
    const title = `Sombra en verano ${Date.now().toString(36)}`
    await signIn(page, 'videos')
    await openPath(page, '/admin/videos/upload')
    await expect(page.getByRole('heading', { level: 1, name: 'Subir un vídeo' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/Elegir un vídeo/).setInputFiles(film)
    const ready = page.getByRole('link', { name: 'Completar y publicar 540.mp4' }).first()
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

    const other = await browser.newContext()
    const patient = await other.newPage()
    await signIn(patient, 'luis')
    await openPath(patient, `/advices/result/${encodeURIComponent(title)}`)
    await patient.getByRole('link', { name: title }).first().click()
    await expect(patient.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const playsMp4 = await patient.evaluate(
      () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f,mp4a.40.2"') !== '',
    )
    test.skip(!playsMp4, 'this browser plays no H.264')
    await patient.getByRole('button', { name: 'Reproducir' }).click()
    const seconds = () => patient.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(1)
    await other.close()
  },
)
