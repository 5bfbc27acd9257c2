import { rm } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../server/test/freePort'
import { startPortal } from '../bench/portal'
import { button, endCall, expectPicture, openHubLine, phone } from './support/calls/calls'
import { startCall } from './support/calls/faults'
import { createDemoFolder } from './support/demoData'
import { openPath, signIn, signInByForm } from './support/people'
import { absentServer, expect, expectAccessible, test } from './support/test'

// The doctor's browser is English, the patient's phone Spanish.
test.use({ locale: 'en-GB' })
test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

test(
  'CALL-032 a caller who closes the page rings no more within seconds, and the day of the doctor says so',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const ana = await otherBrowser(phone)
    await signIn(doctor, 'doctor')
    await signIn(ana, 'ana')
    await openPath(doctor, '/doctor/today')
    await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    await openPath(ana, '/videocallmobile')
    await button(ana, /^(Entrar en|Volver a) la consulta$/).click()
    const ringing = doctor.getByRole('alertdialog', { name: /^Ana Suárez/ })
    await expect(ringing).toBeVisible()
    await ana.close({ runBeforeUnload: false })
    await expect(ringing).toHaveCount(0, { timeout: 30_000 })
    await expect(doctor.getByText(/Ana Suárez.* called you/).first()).toBeVisible()
  },
)

test(
  'CALL-061 who was offline when the other side hung up reads it on return, with both hours',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/, /WebSocket connection/, /ERR_INTERNET_DISCONNECTED/)
    const ana = await otherBrowser(phone)
    const line = await openHubLine(ana, { rewrite: async (text) => text })
    await signIn(doctor, 'doctor')
    await signIn(ana, 'ana')
    await openPath(doctor, '/doctor/today')
    await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    await openPath(ana, '/videocallmobile')
    try {
      await startCall(doctor, ana)
      await expectPicture(doctor, /^Ana.*’s video/)
      await expectPicture(ana, /^Vídeo de Dr/)
      await line.cut()
      await endCall(doctor)
      line.restore()
      await expect(ana.getByText('La llamada terminó mientras no tenías conexión')).toBeVisible({
        timeout: 60_000,
      })
      await expect(ana.getByText(/Se te cortó a las \d/)).toBeVisible()
      await expectAccessible(ana)
      await expect(button(ana, 'Entrar en la consulta')).toBeVisible()
    } finally {
      await endCall(doctor)
    }
  },
)

test(
  'CALL-061 an end while the server is down reaches it when it is back, and the other side learns it',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser, expectedErrors }) => {
    // Three starts of a server, and up to a minute until the doctor's page connects again.
    test.setTimeout(480_000)
    expectedErrors.push(...absentServer)
    const folder = await createDemoFolder()
    const data = path.join(folder, 'data')
    const port = await freePort()
    let portal = await startPortal(process.cwd(), data, port)
    try {
      const ana = await otherBrowser(phone)
      await signInByForm(doctor, 'doctor', portal.url)
      await signInByForm(ana, 'ana', portal.url)
      await openPath(doctor, '/doctor/today')
      await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
      await openPath(ana, '/videocallmobile')
      await startCall(doctor, ana)
      await expectPicture(doctor, /^Ana.*’s video/)
      await portal.stop()
      await button(ana, 'Colgar').click()
      portal = await startPortal(process.cwd(), data, port)
      // The patient's page tries each five seconds to send the end; the doctor's page learns it with its next attempt to connect.
      await expect(
        doctor.getByText(/has left the call|hung up at .* while you had no connection/),
      ).toBeVisible({ timeout: 120_000 })
    } finally {
      await portal.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
