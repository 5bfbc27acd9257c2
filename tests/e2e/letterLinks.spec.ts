import type { Browser, Page } from '@playwright/test'
import { appointmentItem, bookAppointment, notesOfTry, openAppointments } from './support/booking'
import { latestMailText } from './support/mail'
import { signIn } from './support/people'
import { expectFits } from './support/pageChecks'
import { expect, expectAccessible, test } from './support/test'

const ADDRESS = 'luis@portico.test'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a link as somebody who has only the letter: a browser without the account. */
async function openWithoutAccount(browser: Browser, link: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale })
  const page = await context.newPage()
  await page.goto(link)
  return page
}

/** Nobody else books it for this person, whose letters other stories cause too. */
const SPECIALTY = 'Nutrición'

/** The link of the latest letter to the person about an appointment of the specialty; empty without one. */
const findLink = (action: string): Promise<string> =>
  latestMailText(ADDRESS, new RegExp(String.raw`${SPECIALTY}[^]*#/public/appointment/${action}\?`)).then(
    (text) => new RegExp(String.raw`http\S+#/public/appointment/${action}\?\S+`).exec(text)?.[0] ?? '',
    () => '',
  )

/** Waits for a letter with another link than an earlier one, which may be of another story or run. */
async function nextLink(action: string, earlier: string): Promise<string> {
  let link = ''
  await expect(async () => {
    link = await findLink(action)
    expect(['', earlier]).not.toContain(link)
  }).toPass({ timeout: 60_000 })
  return link
}

test(
  'BOOK-108 BOOK-111 the links of a letter move and cancel the appointment without a session, each by its button',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const notes = notesOfTry('Por el enlace de la carta')
    const earlier = await findLink('move')
    await signIn(page, 'luis')
    await bookAppointment(page, { specialty: SPECIALTY, notes })
    const booked = await nextLink('move', earlier)

    const letter = await openWithoutAccount(browser, booked, 'es-ES')
    await expect(heading(letter, '¿Cuándo te viene bien?')).toBeVisible()
    await expect(letter.getByText(notes)).toHaveCount(0)
    await letter.getByRole('radiogroup').locator('label').first().click()
    await expectAccessible(letter)
    await letter.getByRole('button', { name: 'Cambiar la cita a esta hora' }).click()
    await expect(heading(letter, 'Cita cambiada')).toBeVisible()
    await expectAccessible(letter)

    await letter.goto(booked.replace('/move?', '/cancel?'))
    await expect(heading(letter, 'Esta cita ha cambiado')).toBeVisible()
    await letter.getByRole('link', { name: 'Iniciar sesión' }).click()
    await expect(letter.locator('input[autocomplete="username"]')).toBeVisible()

    const moved = await nextLink('cancel', booked.replace('/move?', '/cancel?'))
    const phone = await openWithoutAccount(browser, moved, 'en-GB')
    await phone.setViewportSize({ width: 320, height: 640 })
    await expect(heading(phone, 'Cancel this appointment?')).toBeVisible()
    await expectAccessible(phone)
    await expectFits(phone)
    await openAppointments(page)
    await expect(appointmentItem(page, notes)).toBeVisible()
    await phone.getByRole('button', { name: 'Cancel the appointment' }).click()
    await expect(heading(phone, 'Appointment cancelled')).toBeVisible()
    await phone.goBack()
    await phone.goto(moved)
    await phone.reload()
    await expect(heading(phone, 'This appointment is already cancelled')).toBeVisible()
    await expect(appointmentItem(page, notes)).toHaveCount(0)
    for (const one of [letter, phone]) await one.context().close()
  },
)
