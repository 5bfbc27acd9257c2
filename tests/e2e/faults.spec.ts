import { openAppointments, toProvider } from './support/booking'
import { fillSignIn, openPath, signIn, signInByForm } from './support/people'
import { expect, expectAccessible, test } from './support/test'

test.use({ isSavingData: false })

const failed = 'Esta parte de la página no se ha podido mostrar'

test('a screen whose script is missing shows an error and a retry, and the rest works', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /bookedAppointments/)
  const file = '**/assets/List-*.js'
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await signIn(page, 'luis')
  await page.getByRole('link', { name: 'Mis citas' }).first().click()
  await expect(page.getByRole('main').getByText(failed)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Pedir cita' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '¿Para qué necesitas la cita?' })).toBeVisible()

  await openAppointments(page)
  await expect(page.getByText(failed)).toBeVisible()
  await page.unroute(file)
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis citas' })).toBeVisible()
})

test('after a retry a screen whose style sheet was missing is whole', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/, /CSS/, /did not load/)
  const file = '**/assets/BookingScreen-*.css'
  await page.route(file, (route) => route.abort())
  await signIn(page, 'luis')
  await page.getByRole('link', { name: 'Pedir cita' }).first().click()
  await expect(page.getByRole('main').getByText(failed)).toBeVisible()
  await page.unroute(file)
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('button', { name: /^Cardiología/ })).toBeVisible()
  const sheets = page.locator('link[rel="stylesheet"]')
  const missing = await sheets.evaluateAll((all) =>
    all.filter((one) => (one as HTMLLinkElement).sheet === null),
  )
  expect(missing).toEqual([])
})

test('in the middle of a booking a part that does not load leaves the step as it is, and the screen keeps its draft', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /CSS/, /did not load/, /profile/, /bookingVariants|appointmentDoctor/)
  const step = page.getByRole('heading', { level: 1, name: '¿Con quién quieres la cita?' })
  const profile = page.getByRole('button', { name: /^Ver el perfil de / }).first()
  const first = page.getByRole('button', { name: 'Primera visita' })
  await signIn(page, 'luis')
  await toProvider(page)
  await first.click()
  await page.route(/assets\/ProfileDialog-/, (route) => route.abort())
  await profile.click()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(step).toBeVisible()
  await page.unroute(/assets\/ProfileDialog-/)
  await profile.click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.route(/assets\/BookingScreen-/, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('main').getByText(failed)).toBeVisible()
  await page.unroute(/assets\/BookingScreen-/)
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
  await expect(step).toBeVisible()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
})

test('a retry reloads the page when a newer build has replaced its files', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /bookedAppointments/)
  await page.route('**/assets/List-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await signIn(page, 'luis')
  await page.getByRole('link', { name: 'Mis citas' }).first().click()
  await expect(page.getByRole('main').getByText(failed)).toBeVisible()
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>New build</title>' }),
  )
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
  await expect(page).toHaveTitle('New build')
})

test('without a connection a screen says so, is accessible, and opens when the connection is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /bookedAppointments/, /did not load/)
  // What runs behind the screens loads again with the connection.
  expectedErrors.push(/assets\/Background-/)
  const file = '**/assets/List-*.js'
  await page.route(file, (route) => route.abort())
  await signIn(page, 'luis')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Mis citas' }).first().click()
  await expect(page.getByRole('main').getByText('No hay conexión')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(file)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Mis citas' })).toBeVisible()
})

test('a card that throws does not affect the rest of the page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/homeCards/, /is not a function/)
  await page.route('**/assets/appointments-home-*.js', async (route) => {
    const answer = await route.fetch()
    const broken = (await answer.text()).replaceAll('.filter(Boolean)', '.missing(Boolean)')
    await route.fulfill({ response: answer, body: broken })
  })
  await signIn(page, 'ana')
  await expect(page.getByText(failed).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  await expect(page.getByRole('heading', { name: '¿Qué quieres hacer?' })).toBeVisible()
})

test('disable-plugins removes a plugin through sign-in and reload, until an empty list restores it', async ({
  page,
}) => {
  const appointmentsLink = page.getByRole('link', { name: 'Mis citas' })
  await signInByForm(page, 'luis', '/?disable-plugins=appointments')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Luis')
  await expect(page.getByRole('link', { name: 'Pedir cita' }).first()).toBeVisible()
  await expect(appointmentsLink).toHaveCount(0)
  await expect(page.getByText(failed)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Pedir cita' }).first()).toBeVisible()
  await expect(appointmentsLink).toHaveCount(0)
  await page.goto('/?disable-plugins=#/videoconsultation/home')
  await expect(appointmentsLink.first()).toBeVisible()
})

test('SHELL-018 without the home screen a sign-in opens the next page of the menu', async ({ page }) => {
  await page.goto('/?disable-plugins=home')
  await fillSignIn(page, 'luis')
  await expect(page.getByRole('heading', { level: 1, name: 'Mis citas' })).toBeVisible()
  await expectAccessible(page)
})

test('C-012 FEAT-001 without api/config the portal shows an error, and starts when the server is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await page.route('**/api/config', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/#/deleted')
  await expect(page.getByRole('heading', { level: 1, name: 'No hemos podido abrir el portal' })).toBeVisible()
  await expect(page.getByText('El servidor no responde')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/config')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta se ha borrado' })).toBeVisible()
})

test('C-012 if the application cannot be loaded, the first paint shows the error', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/#/deleted')
  await expect(page.getByRole('alert')).toContainText('No hemos podido cargar el portal')
  await expectAccessible(page)
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
})

test('ERR-001 C-136 a server error is reported once, without technical details', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/)
  await signIn(page, 'luis')
  await page.route('**/api/consultation-specialties', (route) =>
    route.fulfill({ status: 500, json: { message: 'SQL' } }),
  )
  await openPath(page, '/videoconsultation/appointment')
  await expect(page.getByText('Ha fallado algo por nuestra parte.')).toHaveCount(1)
  await expect(page.getByText('No hemos podido cargar las opciones')).toBeVisible()
  await expect(page.getByText('SQL')).toHaveCount(0)
  await page.unroute('**/api/consultation-specialties')
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('button', { name: /^Cardiología/ })).toBeVisible()
})
