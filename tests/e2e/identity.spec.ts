import { chromiumArguments, installedChromium } from '../../scripts/setup/chromium.mjs'
import { drawIdentityPicture } from '../../server/demo/people/identityPicture'
import { createPerson } from './support/newPerson'
import { expectPageIsHealthy } from './support/pageChecks'
import { fillSignIn, openPath, signIn, switchLanguage } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? installedChromium()

// A camera that shows a moving picture, and asks nobody.
test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const pictureOf = (side: 'front' | 'back' | 'face') => ({
  name: `${side}.png`,
  mimeType: 'image/png',
  buffer: drawIdentityPicture(side),
})

test('@phone IDENT-004 IDENT-005 IDENT-014 C-083 a person proves who they are, and an administrator decides', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  // A picture in memory that is not a picture is refused by the browser.
  expectedErrors.push(/status of 400/)
  const admin = await otherBrowser()
  const person = await createPerson(admin, 'Irene')
  await page.goto('/')
  await fillSignIn(page, person.email.replace('@portico.test', ''), person.password)
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible()

  await test.step('the account leads to the status', async () => {
    await openPath(page, '/profile/myaccount')
    await expect(page.getByText('Sin verificar')).toBeVisible()
    await page.getByRole('link', { name: 'Verificar mi identidad' }).click()
    await expectPageIsHealthy(page, 'Todavía no has verificado tu identidad')
    await page.getByRole('button', { name: 'Empezar' }).click()
  })

  await test.step('a file that is not a picture says so; a picture is shown before it is sent', async () => {
    await expectPageIsHealthy(page, 'Haz una foto de tu documento por delante')
    await expect(page.getByText('Aquí no se comprueba nada')).toBeVisible()
    await page
      .getByLabel('Elegir un archivo')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText('No es una foto que podamos usar')).toBeVisible()
    await page.getByLabel('Elegir un archivo').setInputFiles(pictureOf('front'))
    await expect(page.getByRole('img', { name: 'La foto que vas a enviar' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Usar esta foto' }).click()
    await expect(page.getByRole('heading', { name: 'Ahora, por detrás' })).toBeFocused()
  })

  await test.step('leaving keeps the check for an hour; it continues where it was left', async () => {
    await page.goBack()
    await expectPageIsHealthy(page, 'La verificación se ha quedado a medias')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Es un pasaporte: continuar sin esta foto' }).click()
  })

  await test.step('the camera takes the face', async () => {
    await page.getByRole('button', { name: 'Usar la cámara' }).click()
    const release = page.getByRole('button', { name: 'Hacer la foto' })
    await expect(release).not.toHaveAttribute('aria-busy')
    await release.click()
    await page.getByRole('button', { name: 'Usar esta foto' }).click()
    await page.getByRole('button', { name: 'Terminar la prueba' }).click()
    await expect(page.getByText('Elige cómo termina.')).toBeVisible()
    await expectPageIsHealthy(page, '¿Cómo quieres que termine la prueba?')
    await page.getByRole('radio', { name: /^En revisión/ }).check({ force: true })
    await page.getByRole('button', { name: 'Terminar la prueba' }).click()
    await expect(page.getByRole('heading', { name: 'Una persona está revisando tus fotos' })).toBeVisible()
    await expectPageIsHealthy(page, 'Una persona está revisando tus fotos')
  })

  await test.step('an administrator sees the pictures and decides', async () => {
    await openPath(admin, '/admin/identity-reviews')
    const review = admin.getByRole('article', { name: 'Irene Prado Vega' }).last()
    await expect(review.locator('img')).toHaveCount(2)
    await expectPageIsHealthy(admin, 'Identidades por revisar')
    await review.getByRole('button', { name: 'Aprobar' }).click()
    await expect(admin.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(admin)
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click()
    await expect(admin.getByText('La identidad de Irene Prado Vega está verificada.')).toBeVisible()
  })

  await page.reload()
  await expectPageIsHealthy(page, 'Tu identidad está verificada')
  await expect(page.getByRole('button', { name: /Empezar|Repetir/ })).toHaveCount(0)
})

test('@desktop IDENT-006 IDENT-010 C-081 people of the demo see the other states in English', async ({
  page,
}) => {
  await signIn(page, 'doctor')
  await switchLanguage(page, 'English')
  await openPath(page, '/profile/identity')
  await expectPageIsHealthy(page, 'We couldn’t verify your identity')
  await expect(page.getByText('We can’t read the photo of the document.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Choose a file').setInputFiles(pictureOf('front'))
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page.getByRole('heading', { name: 'Now the back' })).toBeFocused()
  await page.getByRole('link', { name: 'Leave without finishing' }).click()
  await page.getByRole('button', { name: 'Stop and delete the photos' }).click()
  await expect(page.getByRole('heading', { name: 'We couldn’t verify your identity' })).toBeVisible()
})
