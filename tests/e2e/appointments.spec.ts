import { appointmentItem, bookAppointment, notesOfTry, openAppointments } from './support/booking'
import { expectAfterRetry, pressRetry } from './support/messages'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const cancelled = 'Cita anulada.'

test(
  'A11Y BOOK-055 the cancel dialog can be reopened after a failed download, and cancelling moves the focus to the next appointment',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/)
    const notes = notesOfTry('Foco después de anular')
    const dialogScript = '**/assets/CancelDialog-*.js'
    await page.route(dialogScript, (route) => route.abort())
    await signIn(page, 'luis')
    await bookAppointment(page, { specialty: 'Neurología', notes, isLater: true })
    await expect(page).toHaveTitle(/^Cita reservada · /)
    await openAppointments(page)
    const cancelButton = appointmentItem(page, notes).getByRole('button', { name: /^Anular la cita con / })
    await cancelButton.click()
    await expect(page.getByText('No hay conexión con el servidor.').first()).toBeVisible()
    await expect(cancelButton).toBeVisible()
    await page.unroute(dialogScript)

    const rows = page.getByRole('main').getByRole('listitem')
    const nextLabel = await rows.evaluateAll((all, text) => {
      const next = all[all.findIndex((row) => row.textContent.includes(text)) + 1]
      return next?.querySelector('a[href], button')?.getAttribute('aria-label') ?? null
    }, notes)
    // A browser that remembers the failed import gets the dialog after the page has reloaded.
    const dialog = page.getByRole('alertdialog')
    await expect(async () => {
      await cancelButton.click()
      await expect(dialog).toBeVisible({ timeout: 5000 })
    }).toPass()
    await dialog.getByRole('button', { name: 'Anular la cita' }).click()
    await expect(page.getByText(cancelled)).toBeVisible()
    await expect(appointmentItem(page, notes)).toHaveCount(0)
    const heading = page.getByRole('heading', { level: 1, name: 'Mis citas' })
    await expect(
      nextLabel === null ? heading : page.getByLabel(nextLabel, { exact: true }).first(),
    ).toBeFocused()
  },
)

test(
  'A11Y the time of the next appointment is not covered on narrow phones',
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

test('on paper the list of appointments has no controls', async ({ page }) => {
  await signIn(page, 'ana')
  await openAppointments(page)
  const cancel = page.getByRole('main').getByRole('button', { name: /^Anular la cita con / })
  await expect(cancel.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis citas' })).toBeVisible()
  await expect(cancel.first()).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pasadas' })).toHaveCount(0)
})

test(
  'ERR-001 a failed list of appointments shows one error, in place of the list',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/)
    await signIn(page, 'luis')
    let requests = 0
    await page.route('**/api/appointments/', (route) => {
      requests += 1
      return route.fulfill({ status: 500, json: {} })
    })
    await page.reload()
    await openAppointments(page)
    await expect(page.getByText('No hemos podido cargar tus citas')).toBeVisible()
    await expect.poll(() => requests).toBeGreaterThan(1)
    await expect(page.getByText('Ha fallado algo por nuestra parte.')).toHaveCount(0)
  },
)

test(
  'BOOK-057 ERR-001 a confirmation that cannot be loaded offers a retry, and then shows the appointment',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/)
    await signIn(page, 'videos')
    await bookAppointment(page, { specialty: 'Neurología', isLater: true })
    await expect(page).toHaveTitle(/^Cita reservada · /)
    const endpoint = `**/api/appointments/${/\d+$/.exec(page.url())?.[0]}`
    await page.route(endpoint, (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText('No hemos podido mostrar tu cita')).toBeVisible()
    await expectAccessible(page)
    await pressRetry(page, /api\/appointments\/\d+$/)
    await page.unroute(endpoint)
    await expectAfterRetry(page, page.getByRole('heading', { level: 1, name: 'Cita reservada' }))
  },
)
