import { appointmentItem, confirmCancellation, bookAppointment, openAppointments } from './support/booking'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const cancelled = 'Cita anulada.'

test(
  'A11Y after a cancelling the focus is on what comes next, never lost',
  { tag: '@phone' },
  async ({ page }) => {
    const notes = 'Foco después de anular'
    await signIn(page, 'luis')
    await bookAppointment(page, { specialty: 'Neurología', notes, isLater: true })
    await expect(page).toHaveTitle(/^Cita reservada · /)
    await openAppointments(page)
    await expect(appointmentItem(page, notes)).toBeVisible()
    const rows = page.getByRole('main').getByRole('listitem')
    const after = await rows.evaluateAll((all, text) => {
      const next = all[all.findIndex((row) => row.textContent.includes(text)) + 1]
      return next?.querySelector('a[href], button')?.getAttribute('aria-label') ?? null
    }, notes)
    await confirmCancellation(page, notes)
    await expect(page.getByText(cancelled)).toBeVisible()
    await expect(appointmentItem(page, notes)).toHaveCount(0)
    const heading = page.getByRole('heading', { level: 1, name: 'Mis citas' })
    await expect(after === null ? heading : page.getByLabel(after, { exact: true }).first()).toBeFocused()
  },
)

test(
  'BOOK-055 a dialog that cannot be fetched leaves the list as it is, and can be asked for again',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/)
    const file = '**/assets/CancelDialog-*.js'
    await page.route(file, (route) => route.abort())
    await signIn(page, 'videos')
    await bookAppointment(page, { specialty: 'Dermatología', isLater: true })
    await openAppointments(page)
    const ask = page.getByRole('button', { name: /^Anular la cita con / }).first()
    await ask.click()
    await expect(page.getByText('No hay conexión con el servidor.').first()).toBeVisible()
    await expect(ask).toBeVisible()
    await page.unroute(file)
    await ask.click()
    await expect(page.getByRole('alertdialog', { name: '¿Anular esta cita?' })).toBeVisible()
  },
)

test(
  'A11Y the hour of the next appointment is covered by nothing on the narrowest phones',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'doctor')
    await bookAppointment(page, { specialty: 'Medicina de familia', isLater: true })
    await openPath(page, '/videoconsultation/home')
    const card = page.getByRole('region', { name: 'Tu próxima cita' })
    await expect(card).toBeVisible()
    for (const width of [320, 340, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const [time, face] = await Promise.all(
        ['.next-time', '.next-face .avatar'].map((part) => card.locator(part).boundingBox()),
      )
      expect((time?.x ?? 0) + (time?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(face?.x ?? 0)
    }
  },
)

test(
  'ERR-001 appointments that cannot be read are told once, where they are missing',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/)
    await signIn(page, 'luis')
    let asked = 0
    await page.route('**/api/appointments/', (route) => {
      asked += 1
      return route.fulfill({ status: 500, json: {} })
    })
    await page.reload()
    await openAppointments(page)
    await expect(page.getByText('No hemos podido cargar tus citas')).toBeVisible()
    await expect.poll(() => asked).toBeGreaterThan(1)
    await expect(page.getByText('Ha fallado algo por nuestra parte.')).toHaveCount(0)
  },
)

test(
  'BOOK-057 ERR-001 a booking that cannot be shown is said to be kept, and shown after a retry',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/)
    await signIn(page, 'videos')
    await bookAppointment(page, { specialty: 'Neurología', isLater: true })
    await expect(page).toHaveTitle(/^Cita reservada · /)
    const answers = `**/api/appointments/${/\d+$/.exec(page.url())?.[0]}`
    await page.route(answers, (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText('No hemos podido mostrar tu cita')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(answers)
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
  },
)
