import { rm } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../../../server/test/freePort'
import { startPortal } from '../../../bench/portal'
import { button, expectPicture, phone } from './calls'
import { startCall, measureRecovery, type People } from './faults'
import { createDemoFolder } from '../demoData'
import { openPath, signInByForm } from '../people'
import { absentServer, expect, test } from '../test'

const ofAna = /^Ana.*’s video/
const ofDoctor = /^Vídeo de Dr/

/** A call while its server, which runs for this story alone, ends and starts again. */
export async function surviveRestart({ page: doctor, otherBrowser, expectedErrors }: People): Promise<void> {
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
    await expectPicture(doctor, ofAna)
    await expect(button(doctor, 'Share screen')).toBeVisible()
    await test.step('the server is unreachable: picture and sound continue', async () => {
      await portal.stop()
      await expectPicture(doctor, ofAna)
      await expectPicture(ana, ofDoctor)
      await button(doctor, 'Share screen').click()
    })
    await test.step('the server is back: it knows who talks, and nobody has joined by hand', async () => {
      portal = await startPortal(process.cwd(), data, port)
      await measureRecovery('server restarted: a shared screen is known after it is ready', () =>
        expect(ana.getByText(/comparte su pantalla/)).toBeAttached({ timeout: 90_000 }),
      )
      await expectPicture(ana, ofDoctor)
      await button(ana, 'Colgar').click()
      await expect(doctor.getByText(/has left the call/)).toBeVisible()
    })
  } finally {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
