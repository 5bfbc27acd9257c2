import type { Page } from '@playwright/test'
import { fillSignIn, openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'
import { tenantText } from './support/texts'

const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Buen/ })

/** Reads what distinguishes a tenant's page: title, brand colour, font and entry script. */
async function readTheme(page: Page) {
  return page.evaluate(() => {
    const isBuildFile = (path: string) => path.startsWith('/assets/')
    const style = getComputedStyle(document.documentElement)
    return {
      title: document.title,
      brand: style.getPropertyValue('--brand').trim(),
      font: style.getPropertyValue('--font').trim(),
      entry: [...document.scripts].map(({ src }) => new URL(src, location.href).pathname).find(isBuildFile),
    }
  })
}

test('SHELL-028 two tenants of one build differ in brand, texts and menu, and share the scripts', async ({
  page,
  otherBrowser,
}) => {
  const other = await otherBrowser()
  await signIn(page, 'luis', addressOf('portico'))
  await signIn(other, 'luis', addressOf('covadonga'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Buen\S+ \S+, Luis$/)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Estás en tu clínica')
  await expect(page.getByRole('link', { name: 'Pedir cita' }).first()).toHaveAttribute('href', /appointment$/)
  await expect(
    other.getByRole('link', { name: tenantText('covadonga', 'MENU.BOOK_APPOINTMENT') }).first(),
  ).toHaveAttribute('href', /hospital-appointment$/)
  await expect(page.getByRole('contentinfo')).toContainText('Condiciones de uso')
  await expect(other.getByRole('contentinfo')).toContainText('Derechos del paciente')

  const [general, hospital] = [await readTheme(page), await readTheme(other)]
  expect(general.title).toContain('Portico')
  expect(hospital.title).toContain('Covadonga')
  expect(hospital.brand).not.toBe(general.brand)
  expect(hospital.font).not.toBe(general.font)
  expect(general.entry).toMatch(/\.js$/)
  expect(hospital.entry).toBe(general.entry)
})

/** Every tenant: name, menu entry for booking, its path, and the first question. */
const tenants = [
  ['portico', 'Portico', 'Pedir cita', 'appointment', '¿Para qué necesitas la cita?'],
  ['upmedica', 'upMedica', 'Pedir cita', 'doctorup-appointment', '¿Con quién quieres la cita?'],
  ['specialists', 'Criterio', 'Especialistas', 'specialists', 'Especialistas'],
  ['midoctor', 'miDoctor', 'Pedir cita', 'appointment-specialty', '¿Qué médico necesitas?'],
  ['international', 'Alisio', 'Pedir cita', 'appointment-international-doctor', '¿En qué país estás ahora?'],
  ['fhgst', 'Hospital Gaztelu', 'Pedir consulta', 'hospital-appointment', '¿Cómo prefieres la cita?'],
  ['covadonga', 'Covadonga', 'Pedir hora', 'hospital-appointment', '¿Cómo prefieres la cita?'],
  ['esaludplus', 'eSalud Plus', 'Reservar cita', 'medical-appointment', '¿Cómo prefieres la cita?'],
  [
    'boostedcrew',
    'Boosted Crew',
    'Pedir sesión',
    'session-appointment',
    '¿Qué quieres recuperar o entrenar?',
  ],
  ['ultramar', 'Ultramar Salud', 'Pedir cita', 'appointment-doctor', '¿Para qué necesitas la cita?'],
] as const

for (const [tenant, name, entry, path, question] of tenants) {
  test(`SHELL-028 BOOK-030 ${tenant} opens with its own theme, and its menu opens its booking variant`, async ({
    page,
  }) => {
    await signIn(page, 'ana', addressOf(tenant))
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(page).toHaveTitle(new RegExp(name))
    await page.getByRole('navigation').getByRole('link', { name: entry }).first().click()
    await expect(page).toHaveURL(new RegExp(`/videoconsultation/${path}$`))
    await expect(page.getByRole('heading', { name: question }).first()).toBeVisible()
  })
}

test('SHELL-028 no two tenants have the same brand colour', async ({ request }) => {
  const brands = await Promise.all(
    tenants.map(async ([tenant]) => {
      const headers = { host: `${tenant}.localhost` }
      const css = await (await request.get('/tenant/theme.css', { headers })).text()
      return /--brand: (#[0-9a-f]{6})/.exec(css)?.[1]
    }),
  )
  expect(brands).not.toContain(undefined)
  expect(new Set(brands).size).toBe(tenants.length)
})

test('C-012 the first paint has the colours of the tenant', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route('**/assets/**', (route) => route.abort())
  for (const [tenant, name] of tenants) {
    const answer = await page.goto(`${addressOf(tenant)}/#/deleted`)
    const brand = /--brand:\s*([^;]+);/.exec((await answer?.text()) ?? '')?.[1]?.trim()
    await expect(page.locator('#frame-name')).toContainText(name)
    const theme = await readTheme(page)
    expect(brand, tenant).toBeTruthy()
    expect(theme.brand, tenant).toBe(brand)
  }
})

test.describe('upmedica: every address contains the doctor', () => {
  test('ROLE-006 SHELL-019 SHELL-020 the doctor is added to every address', async ({ page }) => {
    await signIn(page, 'ana', addressOf('upmedica'))
    await expect(page).toHaveURL(/#\/[a-z0-9-]+\/videoconsultation\/home$/)
    const doctor = /#\/([^/]+)\//.exec(page.url())?.[1] ?? ''
    await page.getByRole('link', { name: 'Mis citas' }).first().click()
    await expect(page).toHaveURL(new RegExp(`#/${doctor}/videoconsultation/booked-appointments$`))
    await openPath(page, '/videoconsultation/home')
    await expect(page).toHaveURL(new RegExp(`#/${doctor}/videoconsultation/home$`))
    await expect(home(page)).toBeVisible()
  })

  test('SHELL-022 ERR-005 AUTH-055 the address of another doctor shows an error and a link back', async ({
    page,
  }) => {
    await signIn(page, 'ana', addressOf('upmedica'))
    await openPath(page, '/dra-de-otros/videoconsultation/home')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Esta no es la página de tu médico' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ir a mi página' }).click()
    await expect(home(page)).toBeVisible()
  })

  test('SHELL-021 ERR-005 a patient without a doctor sees an error', async ({ page }) => {
    await page.goto(addressOf('upmedica'))
    await fillSignIn(page, 'videos')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Esta no es la página de tu médico' }),
    ).toBeVisible()
  })
})

test('MENU-003 FEAT-013 BOOK-045 ultramar has two ways to book, one appointment at a time abroad, and care areas', async ({
  page,
  otherBrowser,
}) => {
  await signIn(page, 'ana', addressOf('ultramar'))
  // The card of the next appointment moves the links when it appears.
  const card = page.getByRole('region', { name: 'Tu próxima cita' })
  // Its link opens the appointment, or the visit itself in the last quarter of an hour.
  await expect(card.getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: /^Cita en otro país/ }).click()
  // The page of the booking returns home at once.
  await expect(page.getByText(/^Ya tienes una cita pendiente/).first()).toBeVisible()
  await expect(home(page)).toBeVisible()

  const other = await otherBrowser()
  await signIn(other, 'luis', addressOf('ultramar'))
  const menu = other.getByRole('navigation', { name: 'Menú principal' })
  await expect(menu.getByRole('link', { name: 'Mis citas' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Pedir cita' })).toHaveCount(0)
})

test('SHELL-023 other tenants drop a doctor from the address', async ({ page }) => {
  await signIn(page, 'luis')
  await openPath(page, '/dra-de-otros/videoconsultation/booked-appointments')
  await expect(page).toHaveURL(/#\/videoconsultation\/booked-appointments$/)
})
