import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  appointmentItem,
  bookAppointment,
  cancelAppointment,
  notesOfTry,
  openAppointments,
} from './support/booking'
import { openPath, signIn } from './support/people'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, expectAccessible, test } from './support/test'

/** Only the letters to this person: stories that run at the same time send hundreds. */
const ADMIN_LETTERS = '/outbox?to=admin%40portico.test'

// One story turns the letters of the person off for a moment, the other one reads a letter to the same person.
test.describe.configure({ mode: 'default' })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Saves the appointment from the list. Returns the calendar file. */
async function saveToCalendar(page: Page, notes: string): Promise<string> {
  await openAppointments(page)
  const download = page.waitForEvent('download')
  await appointmentItem(page, notes)
    .getByRole('button', { name: /^Al calendario: añadir la cita con / })
    .click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/)
  return readFile(await file.path(), 'utf8')
}

/** Creates the private address, and ends it after reading the calendar at it. Returns that calendar. */
async function readPrivateCalendar(page: Page): Promise<string> {
  const panel = region(page, 'Las citas en tu calendario')
  await panel.getByRole('button', { name: /^Crear (una|otra) dirección$/ }).click()
  const address = await panel.getByRole('textbox', { name: 'Dirección privada' }).inputValue()
  const read = () => page.request.get(address)
  const calendar = await (await read()).text()
  await panel.getByRole('button', { name: 'Dejar de compartir' }).click()
  const dialog = page.getByRole('alertdialog', { name: '¿Dejar de compartir las citas?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dejar de compartir' }).click()
  await expect(page.getByText('La dirección ya no funciona.')).toBeVisible()
  expect((await read()).status()).toBe(404)
  return calendar
}

/** Turns the emails about appointments off, and on again. */
async function switchLetters(page: Page): Promise<void> {
  const letters = page.getByRole('switch', { name: /^Cuando se reserva/ })
  await expect(letters).toBeChecked()
  await letters.click()
  await expect(page.getByText('Guardado.').first()).toBeVisible()
  await page.reload()
  await expect(letters).not.toBeChecked()
  // The switch turns before it is saved.
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/letters/settings'),
  )
  await letters.click()
  await expect(letters).toBeChecked()
  expect((await saved).ok()).toBe(true)
}

test(
  'a patient adds an appointment to the calendar, chooses emails, and finds the confirmation in the outbox of the demo',
  { tag: '@desktop' },
  async ({ page }) => {
    const notes = notesOfTry('Para mi calendario')
    await signIn(page, 'admin')
    await bookAppointment(page, { specialty: 'Nutrición', notes, isLater: true })
    const file = await saveToCalendar(page, notes)
    const [entry = ''] = /^UID:.*$/m.exec(file) ?? []
    expect(entry).toContain('UID:')

    await openPath(page, '/profile/notifications')
    await expectPageIsHealthy(page, 'Avisos y calendario')
    expect(await readPrivateCalendar(page)).toContain(entry.trim())
    await switchLetters(page)
    // The letters of other stories may stand above it.
    const sent = region(page, 'Correos enviados')
      .getByRole('listitem')
      .filter({ hasText: 'Cita reservada' })
      .first()
    await expect(async () => {
      await page.reload()
      await expect(sent).toContainText('Enviado a admin@portico.test', { timeout: 5000 })
    }).toPass()

    await openAppointments(page)
    await cancelAppointment(page, notes)
    await page.goto(ADMIN_LETTERS)
    await expect(page.getByRole('heading', { level: 1, name: 'Correos enviados' })).toBeVisible()
    await expectAccessible(page)
    const letter = page.getByRole('link', { name: /^Tu cita está reservada: / }).first()
    // Read, not opened: a letter is shown without scripts, so axe cannot run in it.
    const shown = await page.request.get((await letter.getAttribute('href')) ?? '')
    expect(shown.headers()['content-security-policy']).toContain('sandbox')
    expect(await shown.text()).toContain('Ver las citas')
  },
)

test.describe('in a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test(
    'BOOK-039 a patient reads the same time on the confirmation, in the list, in the letter and in the calendar',
    { tag: '@desktop' },
    async ({ page }) => {
      const notes = notesOfTry('Desde Nueva York')
      await signIn(page, 'admin')
      await bookAppointment(page, { specialty: 'Enfermería', notes, isLater: true })
      const card = region(page, 'Tu cita')
      const start = (await card.locator('time').getAttribute('datetime')) ?? ''
      await expect(card).toContainText(/Hora (de Nueva York|peninsular|canaria)\. En /)
      // For a visit in person the clock of the place comes first.
      const clocks = {
        'America/New_York': 'hora de Nueva York',
        'Europe/Madrid': 'hora peninsular',
        'Atlantic/Canary': 'hora canaria',
      }
      const shown = (await card.innerText()).toLowerCase()
      const [zone, name] =
        Object.entries(clocks).find(([, clock]) => shown.includes(`${clock.toLowerCase()}. en`)) ?? []
      const format = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('es-ES', { timeZone: zone, ...options }).format(new Date(start))
      const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      const day = format({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')
      const year = format({ year: 'numeric' })
      await expect(card.locator('time')).toHaveText(time)
      expect(shown).toContain(day)

      expect(await saveToCalendar(page, notes)).toContain(`DTSTART:${start.replace(/[-:]|\.\d{3}/g, '')}`)
      await expect(appointmentItem(page, notes).locator('time')).toContainText(time)

      const subject = `Tu cita está reservada: ${day} de ${year}`
      await expect(async () => {
        await page.goto(ADMIN_LETTERS)
        await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 5000 })
      }).toPass()
      const href = await page.getByRole('link', { name: subject }).first().getAttribute('href')
      const letter = await (await page.request.get(href ?? '')).text()
      const read = letter
        .replaceAll(/<[^>]*>|\s+/g, ' ')
        .replaceAll(/ +/g, ' ')
        .toLowerCase()
      expect(read).toContain(`${day} de ${year}, a las ${time} ${name}. en `.toLowerCase())

      await openAppointments(page)
      await cancelAppointment(page, notes)
    },
  )
})
