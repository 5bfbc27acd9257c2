import { startPushService } from '../../server/providers/webPush/test/pushService'
import { chromiumArguments } from '../../scripts/setup/chromium.mjs'
import { button, expectPicture, phone } from './support/calls/calls'
import { planVisits } from './support/calls/plannedVisits'
import { startFreshPortal } from './support/freshPortal'
import { nextAt } from './support/otherHour'
import { openPath, signInByForm } from './support/people'
import { notifyingBrowser, subscribeAt } from './support/pushedBrowser'
import { AppointmentType } from '../../schemas/generated/constants'
import { absentServer, expect, test } from './support/test'

// The doctor's browser is English, the patient's phone Spanish.
test.use({
  locale: 'en-GB',
  launchOptions: { executablePath: notifyingBrowser, args: chromiumArguments },
})

test(
  'CALL-026 a doctor’s call rings on a phone on which no page of the portal is open, and a press answers it',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser, expectedErrors }) => {
    const hour = nextAt(10, 30)
    const service = await startPushService()
    const portal = await startFreshPortal(async (folder) => {
      await planVisits(folder, hour.start, [{ key: 'ana', ago: -2, type: AppointmentType.online }])
      return { ...hour.settings, PORTICO_PUSH_SERVICES: service.origin }
    })
    try {
      const ana = await otherBrowser({ ...phone, serviceWorkers: 'allow' })
      for (const browser of [doctor, ana]) await hour.setIn(browser)
      const device = await subscribeAt(service, ana)
      await signInByForm(ana, 'ana', portal.url)
      await openPath(ana, '/profile/notifications')
      await ana.getByRole('switch', { name: 'Avisarme en este dispositivo' }).click()
      await expect(ana.getByText('Este dispositivo te avisa desde ahora', { exact: false })).toBeVisible()
      await device.closePages()
      expect(await device.notifications()).toEqual([])

      await signInByForm(doctor, 'doctor', portal.url)
      await openPath(doctor, '/doctor/today')
      await doctor.getByRole('link', { name: 'Ana Suárez Prieto' }).click()
      await button(doctor, /^Call Ana/).click()
      await device.deliver()
      await expect
        .poll(device.notifications)
        .toEqual([{ title: 'Portico', body: 'Te están llamando. Pulsa para contestar.', tag: 'call' }])
      const opened = await device.press()
      await expect.poll(device.notifications).toEqual([])
      await opened
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Contestar|Entrar)/ })
        .click()
      await expectPicture(doctor, /^Ana.*’s video/)
      await expectPicture(opened, /^Vídeo de Dr/)
      await button(opened, 'Colgar').click()
    } finally {
      // Pages are open until the server ends.
      expectedErrors.push(...absentServer)
      await portal.stop()
      service.close()
    }
  },
)
