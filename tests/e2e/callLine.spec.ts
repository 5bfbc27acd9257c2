import { button, endCall, expectPicture, openHubLine, phone } from './support/calls/calls'
import { addRearCamera, speakAlways } from './support/calls/devices'
import { startCall } from './support/calls/faults'
import { openCallNetwork } from './support/calls/network'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

// The doctor reads English on a computer, the patient Spanish on a phone with two cameras.
test.use({ locale: 'en-GB' })
test.setTimeout(240_000)
test.afterEach(async ({ page }) => endCall(page))

const ofAna = /^Ana.*’s video/

test(
  'CALL-024 on a phone the camera is turned, who talks while muted learns it, and a poor line offers sound alone, which either side ends',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const network = openCallNetwork()
    const ana = await otherBrowser(phone)
    for (const page of [doctor, ana]) await openHubLine(page, { rewrite: network.rewrite })
    await signIn(doctor, 'doctor')
    await signIn(ana, 'ana')
    await openPath(doctor, '/doctor/today')
    await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    await openPath(ana, '/videocallmobile')
    await addRearCamera(ana)
    await speakAlways(ana)
    await startCall(doctor, ana)
    await expectPicture(doctor, ofAna)
    await test.step('the camera at the back', async () => {
      await button(ana, 'Girar la cámara').click()
      await expect(button(ana, 'Volver a la cámara de delante')).toBeVisible()
      await expectPicture(doctor, ofAna)
      await expectAccessible(ana)
      await button(ana, 'Volver a la cámara de delante').click()
    })
    await test.step('muted, and talking', async () => {
      await button(ana, 'Micro, encendido').click()
      await expect(ana.getByText('Estás en silencio y parece que hablas')).toBeVisible()
      await expectAccessible(ana)
      await ana.getByRole('button', { name: 'Encender el micro' }).click()
      await expect(button(ana, 'Micro, encendido')).toBeVisible()
    })
    await test.step('a poor line', async () => {
      network.lose(0.2)
      await expect(button(ana, 'Seguir solo con voz')).toBeVisible()
      await expectAccessible(ana)
      await button(ana, 'Seguir solo con voz').click()
      await expect(ana.getByText('La llamada sigue solo con voz')).toBeVisible()
      await expect(doctor.getByText('The call continues with sound only')).toBeVisible()
      await expectAccessible(doctor)
    })
    await test.step('a good one again', async () => {
      network.lose(0)
      await doctor.getByRole('button', { name: 'Bring the picture back', exact: true }).click()
      await expectPicture(doctor, ofAna)
    })
    await button(ana, 'Colgar').click()
    await expect(doctor.getByText(/has left the call/)).toBeVisible()
    network.close()
  },
)
