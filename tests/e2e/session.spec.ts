import type { Page } from '@playwright/test'
import { findMailLink, latestMailLink } from './support/mail'
import { scanLink } from './support/mailScanner'
import { fillSignIn, openUserMenu, signInByForm } from './support/people'
import { expect, expectAccessible, refusedHub, test } from './support/test'

const signInButton = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' })
const homeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Buen/ })
const pastAppointments = '/#/videoconsultation/booked-appointments?tab=past'
const pastTab = (page: Page) => page.getByRole('link', { name: 'Pasadas', exact: true })

async function expectPastAppointments(page: Page) {
  await expect(page).toHaveURL(/#\/videoconsultation\/booked-appointments\?tab=past$/)
  await expect(pastTab(page)).toHaveAttribute('aria-current', 'page')
}

test('AUTH-001 AUTH-025 a failed sign-in does not tell what was wrong, and the address stays for a new password', async ({
  page,
}, { project }) => {
  await page.goto('/')
  await fillSignIn(page, `nobody-${project.name}`, 'wrong')
  await expect(page.getByText('No se ha podido iniciar la sesión')).toBeVisible()
  await expect(page.getByText('El correo y la contraseña no coinciden.')).toBeVisible()
  const address = page.getByRole('textbox', { name: 'Correo electrónico' })
  await expect(address).toHaveValue(`nobody-${project.name}@portico.test`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'He olvidado mi contraseña' }).click()
  await expect(page).toHaveURL(/#\/request-password-reset/)
  await expect(page.getByRole('textbox', { name: /^Correo/ })).toHaveValue(
    `nobody-${project.name}@portico.test`,
  )
})

test('AUTH-013 C-022 C-024 after a sign-in neither the address nor the history contains a code or token', async ({
  page,
}) => {
  const hubs: string[] = []
  page.on('websocket', (socket) => {
    if (!new URL(socket.url()).pathname.endsWith('/hub')) return
    // What arrives shows that the hub has accepted the connection.
    socket.on('framereceived', () => hubs.push(new URL(socket.url()).searchParams.get('access_token') ?? ''))
  })
  await signInByForm(page, 'luis')
  const secret = /[?&#](code|state|token|id_token|access_token)=/
  expect(page.url()).not.toMatch(secret)
  expect(await page.evaluate(() => localStorage.getItem('receivedData') ?? '')).not.toMatch(
    /code|state|token/,
  )
  await expect.poll(() => hubs.length).toBeGreaterThan(0)
  // An access token has three parts, separated by dots.
  expect(hubs.filter((proof) => proof === '' || proof.includes('.'))).toEqual([])
  await page.goBack()
  await expect(homeHeading(page).or(signInButton(page))).toBeVisible()
  expect(page.url()).not.toMatch(/[?&#](code|token|id_token|access_token)=/)
})

test('SHELL-034 signing out ends the session in every tab and at the identity server', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...refusedHub)
  await signInByForm(page, 'luis')
  const second = await context.newPage()
  await second.goto(pastAppointments)
  await expect(pastTab(second)).toBeVisible()

  await openUserMenu(page)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(signInButton(page)).toBeVisible()
  await expect(signInButton(second)).toBeVisible()
  await second.goto('/#/videoconsultation/home')
  await expect(signInButton(second)).toBeVisible()
})

test('ERR-003 C-029 a token that the server rejects is renewed, and the page stays', async ({ page }) => {
  await signInByForm(page, 'luis')
  await page.evaluate(() => localStorage.setItem('token', 'not.a.token'))
  await page.goto(pastAppointments)
  await page.reload()
  await expectPastAppointments(page)
})

test('ERR-003 while the token cannot be renewed the page stays and continues automatically', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /\/hub/)
  await signInByForm(page, 'luis')
  await page.evaluate(() => {
    const [head, claims = '', signature] = (localStorage.getItem('token') ?? '').split('.')
    const past = { ...(JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as object), exp: 1 }
    localStorage.setItem('token', [head, btoa(JSON.stringify(past)), signature].join('.'))
  })
  await page.route('**/identity/token', (route) => route.abort())
  await page.goto(pastAppointments)
  await page.reload()
  const waiting = page.getByRole('region', { name: 'Sesión en espera' })
  await expect(waiting).toContainText('sigue aquí')
  await expectAccessible(page)
  await page.unroute('**/identity/token')
  await expect(page.getByText('Aún no tienes citas pasadas')).toBeVisible({ timeout: 20_000 })
  await expect(waiting).toBeHidden()
  await expectPastAppointments(page)
})

test('ERR-003 SHELL-040 a 401 response signs in again and returns to the page', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/)
  await signInByForm(page, 'luis')
  await page.route('**/api/appointments/all', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  })
  await page.goto(pastAppointments)
  await expect(page.getByText('Aún no tienes citas pasadas')).toBeVisible()
  await expectPastAppointments(page)
})

test('ERR-004 SHELL-041 C-027 a 403 response ends the session and waits for a click', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  await signInByForm(page, 'luis')
  await page.route('**/api/appointments/all', (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto(pastAppointments)
  await expect(page.getByRole('heading', { level: 1, name: 'Vuelve a iniciar sesión' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, 'luis')
  await expect(homeHeading(page)).toBeVisible()
})

test('C-011 AUTH-017 the address of a booking step opens after signing in', async ({ page }) => {
  await page.goto('/#/videoconsultation/appointment-doctor?step=provider')
  await fillSignIn(page, 'luis')
  await expect(page.getByRole('heading', { level: 1, name: '¿Para qué necesitas la cita?' })).toBeVisible()
  expect(page.url()).toContain('/videoconsultation/appointment-doctor?step=provider')
})

test('C-023 return addresses of other sites are ignored', async ({ page }) => {
  const foreign: string[] = []
  await page.route('https://evil.example/**', (route) => {
    foreign.push(route.request().url())
    return route.abort()
  })
  await page.goto('/#/auth?redirectUrl=https%3A%2F%2Fevil.example%2F')
  await fillSignIn(page, 'luis')
  await expect(homeHeading(page)).toBeVisible()
  for (const url of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
    await page.goto(`/#/auth-redirect/${encodeURIComponent(url)}`)
    await expect(page).toHaveURL(/#\/videoconsultation\/home$/)
    await expect(homeHeading(page)).toBeVisible()
  }
  expect(foreign).toEqual([])
})

test('AUTH-005 AUTH-009 C-024 a link by e-mail signs in once, with a click; a used one offers another to the same page', async ({
  page,
  browser,
  expectedErrors,
}, { project }) => {
  expectedErrors.push(/status of 400/)
  const address = `${project.name === 'phone' ? 'doctor' : 'luis'}@portico.test`
  const emailField = page.getByRole('textbox', { name: 'Correo electrónico' })
  await page.goto('/')
  await emailField.fill(address)
  const earlier = await findMailLink(address)
  await page.getByRole('button', { name: 'Recibir un enlace por correo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  await expectAccessible(page)

  const link = await latestMailLink(address, { earlier })
  const enter = async (address: string) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Inicia sesión en Portico' })).toBeVisible()
    expect(page.url()).not.toContain('token')
    await expectAccessible(page)
    await signInButton(page).click()
  }
  await scanLink(browser, link, 'Inicia sesión en Portico')
  await enter(link)
  await expect(homeHeading(page)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await enter(
    link.replace(/redirectUrl=[^&]*/, `redirectUrl=${encodeURIComponent(pastAppointments.slice(2))}`),
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible()
  await expect(page.getByText('El enlace ya se ha usado o ha caducado.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recibir un enlace nuevo' }).click()
  await expect(emailField).toHaveValue(address)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  await enter(await latestMailLink(address, { earlier: link }))
  await expectPastAppointments(page)
})
