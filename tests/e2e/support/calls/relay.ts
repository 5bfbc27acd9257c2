import type { Page } from '@playwright/test'
import { openCallNetwork } from './network'
import { button, endCall, expectPicture, openHubLine, phone } from './calls'
import { startCall, measureRecovery, type People } from './faults'
import { openPath, signIn } from '../people'
import { startRelayServer } from './relayServer'
import { addressOf } from '../server'
import { expect, test } from '../test'

const ofAna = /^Ana.*’s video/
const ofDoctor = /^Vídeo de Dr/

/** A call in a network that lets only the relay server through, while that server goes away and comes back. */
export async function surviveRelay(tenant: string, { page: doctor, otherBrowser }: People): Promise<void> {
  const network = openCallNetwork()
  network.allowOnlyRelay()
  let relay = await startRelayServer()
  const port = Number(/:(\d+)\?/.exec(String(relay.iceServer.urls))?.[1])
  const ana = await otherBrowser(phone)
  const prepare = async (page: Page) => {
    await openHubLine(page, { rewrite: network.rewrite })
    await page.route('**/api/video-calls/ice-servers*', (route) =>
      route.fulfill({
        json: { iceServers: [relay.iceServer], expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      }),
    )
  }
  try {
    for (const page of [doctor, ana]) await prepare(page)
    await signIn(doctor, 'doctor', addressOf(tenant))
    await signIn(ana, 'ana', addressOf(tenant))
    await openPath(doctor, '/doctor/today')
    await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    await openPath(ana, '/videocallmobile')
    await test.step('the pictures pass through the relay server alone', async () => {
      await startCall(doctor, ana)
      await measureRecovery('relay only: both see each other after the answer', async () => {
        await expectPicture(doctor, ofAna)
        await expectPicture(ana, ofDoctor)
      })
      // A small picture is there after fewer packets.
      await expect.poll(() => relay.passed()).toBeGreaterThan(100)
    })
    await test.step('without the relay server both sides see a message, and each other once it is back', async () => {
      relay.stop()
      await expect(ana.getByText(/^No llega la imagen de|se le ha cortado/)).toBeVisible()
      await expect(doctor.getByText(/has lost connection|^No picture from/)).toBeVisible()
      relay = await startRelayServer(port)
      await measureRecovery('relay gone: both see each other after it is back', async () => {
        await expectPicture(doctor, ofAna)
        await expectPicture(ana, ofDoctor)
      })
      await expect(ana.getByText(/^No llega la imagen de|se le ha cortado/)).toHaveCount(0)
    })
    await button(ana, 'Colgar').click()
    await expect(doctor.getByText(/has left the call/)).toBeVisible()
  } finally {
    await endCall(doctor)
    relay.stop()
    network.close()
  }
}
