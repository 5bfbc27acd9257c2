import type { Page } from '@playwright/test'
import { openPath, signIn, switchLanguage } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const messages = '/videoconsultation/messages'
const question = '¿Cómo sigue la tos?'
const log = (page: Page) => page.getByRole('log')
const bubble = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text }).last()

/** Writes a message and sends it. */
async function write(page: Page, text: string, send: 'Enviar' | 'Send' = 'Enviar'): Promise<void> {
  await page.getByRole('textbox', { name: /^(Tu mensaje|Your message)$/ }).fill(text)
  await page.getByRole('button', { name: send }).click()
}

test(
  'CHAT-001 CHAT-009 CHAT-010 CHAT-013 a patient and a doctor write to each other, also across a lost connection',
  { tag: '@phone' },
  async ({ page, context, otherBrowser, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket connection/)
    await signIn(page, 'ana')
    const doctor = await otherBrowser()
    await signIn(doctor, 'doctor')
    await openPath(doctor, messages)
    // The page before may name the same person.
    await expect(doctor.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible()
    await doctor.getByRole('link', { name: /Ana Suárez Prieto/ }).click()
    await expect(
      doctor.getByRole('checkbox', { name: 'Avisar a Ana Suárez Prieto por correo' }),
    ).toBeChecked()
    await write(doctor, question)

    await expect(page).toHaveTitle(/^\(\d+\) /)
    await page.getByRole('link', { name: /Más.* sin leer/ }).click()
    await page.getByRole('link', { name: /^Mensajes.* sin leer/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: new RegExp(question) }).click()
    await expect(log(page).getByText('Mensajes nuevos')).toBeAttached()
    await expect(bubble(page, question)).toBeInViewport()
    await expect(page).not.toHaveTitle(/^\(/)
    await expectAccessible(page)
    await write(page, 'Sí, 38 grados.')
    await expect(bubble(doctor, 'Sí, 38 grados.')).toBeVisible()
    await expect(bubble(page, 'Sí, 38 grados.')).toContainText('Leído')
    await expect(
      doctor.getByRole('checkbox', { name: 'Avisar a Ana Suárez Prieto por correo' }),
    ).toBeChecked()
    await write(doctor, 'Descanse y beba agua.')
    await expect(bubble(page, 'Descanse y beba agua.')).toBeInViewport()
    await expectAccessible(doctor)

    await context.setOffline(true)
    await write(page, 'Sin cobertura')
    await expect(page.getByText('No tienes conexión.')).toBeVisible()
    await expect(bubble(page, 'Sin cobertura')).toContainText('Se enviará al volver la conexión')
    await expectAccessible(page)
    await write(doctor, 'Mañana le llamo.')
    await context.setOffline(false)
    await expect(bubble(page, 'Sin cobertura')).toContainText(/Enviado|Leído/)
    await expect(bubble(page, 'Mañana le llamo.')).toBeVisible()
    await expect(log(doctor).getByText('Sin cobertura')).toHaveCount(1)
    await expect(log(page).getByText('Sin cobertura')).toHaveCount(1)
  },
)

test(
  'CHAT-016 a long conversation is read back and searched, and what is typed survives a reload',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'luis')
    await switchLanguage(page, 'English')
    await page.getByRole('link', { name: 'Messages' }).click()
    await page
      .getByRole('link', { name: /Muchas gracias/ })
      .first()
      .click()
    await expect(bubble(page, 'Muchas gracias. ¿Cuándo los repetimos?')).toBeInViewport()
    const firstTime = log(page).locator('time').first()
    let load: (() => void) | undefined
    await page.route('**/more-messages*', async (route) => {
      await new Promise<void>((resolve) => (load = resolve))
      await route.continue()
    })
    const toTop = () => log(page).evaluate((scroller) => scroller.scrollTo({ top: 0 }))
    // While a conversation opens, the log still moves to its end.
    await expect
      .poll(async () => {
        await toTop()
        return load !== undefined
      })
      .toBe(true)
    const time = await firstTime.getAttribute('datetime')
    load?.()
    await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    // What was first keeps its place while older messages appear above it. Texts repeat; times do not.
    await expect(log(page).locator(`time[datetime="${time}"]`)).toBeInViewport()
    await toTop()
    await expect(firstTime).not.toHaveAttribute('datetime', time ?? '')
    await page.getByRole('button', { name: 'Search the conversation' }).click()
    await page.getByRole('searchbox', { name: 'Search the conversation' }).fill('ANALISIS')
    await expect(page.getByRole('region', { name: 'Messages found' }).locator('mark')).toHaveText('análisis')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close the search' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('Half a sentence')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Half a sentence')
  },
)
