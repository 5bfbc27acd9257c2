import { devices, type Page } from '@playwright/test'
import { openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'

// The doctor's browser is English, the patient's phone Spanish.
test.use({ locale: 'en-GB' })

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  locale: 'es-ES',
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Expects frames of the other side: a connection alone says nothing about them. */
async function expectPicture(page: Page, name: RegExp): Promise<void> {
  const frames = () =>
    page
      .getByLabel(name)
      .locator('video')
      .first()
      .evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames)
      .catch(() => 0)
  const before = await frames()
  await expect.poll(frames).toBeGreaterThan(before + 5)
}

test(
  'CALL-001 CALL-013 CALL-016 CALL-018 CALL-028 CALL-029 CALL-031 CALL-035 CALL-036 CALL-037 CALL-038 CALL-040 CALL-051 CALL-062 a patient and a doctor call each other, talk, share and end',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const ana = await otherBrowser(phone)
    await signIn(doctor, 'doctor')
    await signIn(ana, 'ana')
    const files = await ana.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => /peerEngine|CallOverlay|Board-|callSession/.test(name))).toEqual([])

    await openPath(doctor, '/doctor/today')
    await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    await openPath(ana, '/videocallmobile')
    await expect(ana.getByRole('heading', { level: 1, name: 'Videoconsulta' })).toBeVisible()
    await expectAccessible(ana)
    await button(ana, 'Entrar en la consulta').click()
    await expect(ana.getByText(/sabe que estás aquí/)).toBeVisible()
    await expectAccessible(ana)

    const ringing = doctor.getByRole('alertdialog', { name: /^Ana Suárez/ })
    await expect(ringing).toBeVisible()
    await expectAccessible(doctor)
    await ringing.getByRole('button', { name: 'Answer' }).click()
    await expectPicture(doctor, /^Video of Ana/)
    await expectPicture(ana, /^Vídeo de Dr/)

    await button(ana, 'Micro, encendido').click()
    await expect(button(ana, 'Sin micro')).toBeVisible()
    await expectAccessible(ana)
    await button(doctor, 'Share the screen').click()
    await expect(doctor.getByText(/can see your screen/)).toBeVisible()
    await expectPicture(ana, /^Vídeo de Dr/)
    await button(doctor, 'Stop sharing').click()
    await expectAccessible(doctor)

    const opening = doctor.context().waitForEvent('page')
    await button(doctor, 'Own window').click()
    const callWindow = await opening
    await expectPicture(callWindow, /^Video of Ana/)
    await expect(doctor.getByText('The call is in another window.')).toBeVisible()
    await button(callWindow, 'To the portal').click()
    await expectPicture(doctor, /^Video of Ana/)

    // The patient walks through the portal: the call continues in a corner and leads back.
    await openPath(ana, '/videoconsultation/booked-appointments')
    await expect(ana.getByRole('region', { name: 'Llamada en curso' })).toBeVisible()
    await ana.getByRole('link', { name: 'Volver a la consulta' }).click()
    await expect(ana.getByRole('region', { name: 'Llamada en curso' })).toHaveCount(0)
    await button(ana, 'Colgar').click()
    await expect(ana.getByRole('heading', { level: 1, name: 'Videoconsulta' })).toBeVisible()

    await button(doctor, /^Call Ana/).click()
    const call = ana.getByRole('alertdialog', { name: /^Dr/ })
    await expect(call).toBeVisible()
    await expectAccessible(ana)
    await call.getByRole('button', { name: 'Contestar' }).click()
    await expect(ana).toHaveURL(/\/videocall\?section=documents$/)
    await expectPicture(ana, /^Vídeo de Dr/)
    await expectPicture(doctor, /^Video of Ana/)

    await doctor.getByRole('textbox', { name: 'Summary for the patient' }).fill('Rest, and drink water.')
    await button(doctor, 'End the consultation').click()
    await button(doctor, 'End and send').click()
    await expect(doctor.getByText('Consultation ended and summary sent.')).toBeVisible()
    await expect(ana.getByText('Rest, and drink water.')).toBeVisible()
    await expect(ana.getByText('Tu consulta ha terminado').first()).toBeVisible()
  },
)

test(
  'CALL-042 camera, sound and network are tried before a visit, and the doctor knows',
  { tag: '@desktop' },
  async ({ otherBrowser }) => {
    const ana = await otherBrowser(phone)
    await signIn(ana, 'ana')
    await openPath(ana, '/videocall')
    await ana.getByRole('link', { name: /^Probar (otra vez )?cámara y sonido$/ }).click()
    await expect(ana.getByText('Se te ve bien')).toBeVisible()
    await expect(ana.getByText('Se te oye bien')).toBeVisible()
    await button(ana, 'Tocar la melodía').click()
    await button(ana, 'Sí, la oigo').click()
    await expect(ana.getByText('La prueba queda guardada con tu cita, y tu médico la ve.')).toBeVisible()
    await expectAccessible(ana)
  },
)

test(
  'CALL-030 CALL-058 CALL-059 CALL-060 two people talk in a room at Twilio, with its software under the policy of the page',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const address = addressOf('covadonga')
    const ana = await otherBrowser(phone)
    await signIn(doctor, 'doctor', address)
    await signIn(ana, 'ana', address)
    await openPath(doctor, '/doctor/today')
    await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    await openPath(ana, '/videocallmobile')
    await button(ana, 'Entrar en la consulta').click()
    await doctor.getByRole('alertdialog', { name: /^Ana/ }).getByRole('button', { name: 'Answer' }).click()
    await expectPicture(doctor, /^Video of Ana/)
    await expectPicture(ana, /^Vídeo de Dr/)

    await button(doctor, 'Share the screen').click()
    await expect(ana.getByText(/comparte su pantalla/)).toBeAttached()
    await button(doctor, 'Stop sharing').click()
    await expect(ana.getByText(/comparte su pantalla/)).toHaveCount(0)
    await button(ana, 'Colgar').click()
    await expect(doctor.getByText(/^Ana Suárez/).first()).toBeVisible()
  },
)
