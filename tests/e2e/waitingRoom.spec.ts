import { AppointmentType } from '../../schemas/generated/constants'
import { button, expectPicture, laptop, phone } from './support/calls/calls'
import { planVisits } from './support/calls/plannedVisits'
import { startFreshPortal } from './support/freshPortal'
import { nextAt } from './support/otherHour'
import { openPath, signInByForm } from './support/people'
import { expect, expectAccessible, test } from './support/test'

// The doctor's browser is English, those of the patients are Spanish.
test.use({ locale: 'en-GB' })
test.setTimeout(240_000)

const { online: type } = AppointmentType

test(
  'CALL-034 CALL-032 C-070 two patients wait: for a doctor who is not there, on two devices, and for the end of another visit',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const hour = nextAt(10, 30)
    const portal = await startFreshPortal(async (folder) => {
      await planVisits(folder, hour.start, [
        { key: 'luis', ago: 10, type },
        { key: 'ana', ago: -5, type },
      ])
      return hour.settings
    })
    try {
      const [ana, other, luis] = [
        await otherBrowser(phone),
        await otherBrowser(laptop),
        await otherBrowser(laptop),
      ]
      for (const page of [doctor, ana, other, luis]) await hour.setIn(page)
      await test.step('the doctor is not there', async () => {
        await signInByForm(ana, 'ana', portal.url)
        await openPath(ana, '/videocallmobile')
        await button(ana, 'Entrar en la consulta').click()
        await expect(ana.getByText('esta página cambia sola', { exact: false })).toBeVisible()
        await expectAccessible(ana)
      })
      await test.step('a second device of the same person takes over, and back', async () => {
        await signInByForm(other, 'ana', portal.url)
        await openPath(other, '/videocall')
        await expect(other.getByText('Estás esperando en otra ventana o en otro dispositivo')).toBeVisible()
        await expectAccessible(other)
        await button(other, 'Esperar aquí').click()
        await expect(other.getByText('esta página cambia sola', { exact: false })).toBeVisible()
        await expect(ana.getByText('Estás esperando en otra ventana o en otro dispositivo')).toBeVisible()
        await expectAccessible(ana)
        await button(ana, 'Esperar aquí').click()
        await expect(ana.getByText('esta página cambia sola', { exact: false })).toBeVisible()
        await other.close()
      })
      await test.step('the doctor comes, and the sentence changes at once', async () => {
        await signInByForm(doctor, 'doctor', portal.url)
        await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
        await expect(ana.getByText(/sabe que estás aquí/)).toBeVisible()
        await doctor
          .getByRole('alertdialog', { name: /^Ana/ })
          .getByRole('button', { name: 'Answer' })
          .click()
        await expectPicture(doctor, /^Ana.*’s video/)
        await expectPicture(ana, /^Vídeo de Dr/)
      })
      await test.step('the next patient waits, and the doctor sees a quiet queue beside the call', async () => {
        await signInByForm(luis, 'luis', portal.url)
        await openPath(luis, '/videocall')
        await button(luis, 'Entrar en la consulta').click()
        await expect(luis.getByText('Tu turno es el siguiente.', { exact: false })).toBeVisible()
        await expectAccessible(luis)
        await expect(doctor.getByRole('alertdialog')).toHaveCount(0)
        await expect(button(doctor, 'Call Luis Barrera Gil')).toBeVisible()
        await expectAccessible(doctor)
      })
      await test.step('a quarter of an hour later the page says that the doctor is late, and what can be done', async () => {
        await luis.clock.fastForward('16:00')
        await expect(luis.getByText(/va con retraso/)).toBeVisible()
        await expect(luis.getByRole('link', { name: 'Cambiar la hora' })).toBeVisible()
        await expectAccessible(luis)
      })
      await test.step('own picture and devices', async () => {
        await button(doctor, 'View of the call').click()
        await doctor.getByLabel('Where your picture is').selectOption('Top left')
        await doctor.getByLabel('Hide my picture', { exact: false }).check()
        await doctor.keyboard.press('Escape')
        await expect(doctor.getByText('Hidden for you. You can still be seen.')).toBeVisible()
        await button(doctor, 'Choose camera, microphone and speaker').click()
        const devices = doctor.getByRole('dialog', { name: 'Camera, microphone and speaker' })
        await expect(devices.getByRole('combobox', { name: 'Microphone' })).toBeVisible()
        await expectAccessible(doctor)
        await doctor.keyboard.press('Escape')
      })
      await test.step('one press takes the next: the first visit is to be finished', async () => {
        await button(doctor, 'Call Luis Barrera Gil').click()
        await expectPicture(doctor, /^Luis.*’s video/)
        await expectPicture(luis, /^Vídeo de Dr/)
        await expect(ana.getByText(/ha salido de la llamada/)).toBeVisible()
        await expectAccessible(ana)
        await button(luis, 'Colgar').click()
        await openPath(doctor, '/doctor/today')
        await expect(doctor.getByRole('heading', { name: 'To finish' })).toBeVisible()
      })
      await test.step('the visit stands among the consultations, without a summary', async () => {
        await openPath(ana, '/videocallmobile/consultations')
        await ana
          .getByRole('link', { name: /Resumen pendiente/ })
          .first()
          .click()
        await expect(ana.getByText('El resumen todavía no está.', { exact: false })).toBeVisible()
        await expectAccessible(ana)
      })
      await Promise.all([doctor.goto('about:blank'), ana.close(), luis.close()])
    } finally {
      await portal.stop()
    }
  },
)
