import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { serveSpecified, type SpecifiedServer } from '../specification/serve'
import { addressInWorld, readWorld } from '../specification/world'
import { startPlain } from '../static/plainServer'
import { makeSite } from '../static/site'
import { chooseService, pickTime, providerButton } from './support/booking'
import { openPath } from './support/people'
import { openEach, screensOfTenant } from './support/screensOfTenant'
import { root } from './support/server'
import { expect, test } from './support/test'

/**
 * The static portal at an API that has only the specification: without our server, and with data of its own. Each tenant gets its
 * features in another form.
 */
interface Portal {
  url: string
  back: SpecifiedServer
  stop: () => void
}

async function startPortal(model: string, features: unknown): Promise<Portal> {
  const site = await makeSite(root, model)
  const world = readWorld(path.join(root, 'tests/specification/data'))
  if (features !== undefined) world['config'] = features
  const back = await serveSpecified(world, `http://aurora.localhost:${site.apiPort}`)
  const files = await startPlain(site)
  const stop = () => {
    back.close()
    files.closeAllConnections()
    files.close()
    rmSync(site.folder, { recursive: true })
  }
  return { url: site.portal, back, stop }
}

async function enter(page: Page, portal: Portal, name: string): Promise<void> {
  await page.goto(portal.url)
  await page.getByRole('link', { name, exact: true }).click()
  // Who has dependents chooses an account first.
  const own = page.getByRole('button', { name: new RegExp(`^${name} .* Tú$`) })
  const home = page.getByRole('heading', { level: 1, name: /^(Buen|Tu día)/ })
  await expect(own.or(home).first()).toBeVisible()
  if (await own.isVisible()) await own.click()
  await expect(page.getByRole('heading', { level: 1, name: /^(Buen|Tu día)/ })).toBeVisible()
}

/** Opens a page, and waits until it shows something that the API has. */
const show = (page: Page, address: string, text: string | RegExp) =>
  test.step(address, async () => {
    await openPath(page, address)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true], .skeleton')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Reintentar|Intentar de nuevo)$/ })).toHaveCount(0)
  })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()

/** Opens the height among the personal data. A phone shows its group as text with a button to change it. */
async function openHeight(page: Page): Promise<Locator> {
  const change = main(page).getByRole('button', { name: /: Altura y peso$/ })
  const height = page.getByRole('textbox', { name: /^Altura/ })
  await expect(change.or(height).first()).toBeVisible()
  if (await change.isVisible()) await change.click()
  return height
}

/** Chooses day and time, and books. */
async function book(page: Page): Promise<void> {
  await pickTime(page, 0)
  await press(page, 'Continuar')
  await press(page, 'Reservar cita')
  await expect(page.getByRole('heading', { level: 1, name: 'Cita reservada' })).toBeVisible()
}

/** Every person of a story shares one portal, and what they save. */
async function atPortal(
  page: Page,
  [model, features, name]: readonly [string, unknown, string],
  story: (portal: Portal) => Promise<void>,
): Promise<void> {
  const portal = await startPortal(model, features)
  try {
    await enter(page, portal, name)
    await story(portal)
    expect(portal.back.unknown, 'calls beyond the specification').toEqual([])
  } finally {
    await page.close()
    portal.stop()
  }
}

test('SHELL-048 C-156 a patient uses every page of an API that has only the specification', async ({
  page,
}) => {
  await atPortal(page, ['portico', undefined, 'Nuria'], async () => {
    await show(page, '/videoconsultation/booked-appointments', 'Dolor de espalda desde agosto')
    await show(page, '/videoconsultation/health', 'Penicilina')
    await show(page, '/videoconsultation/documents', 'analisis')
    await show(page, '/videocall/consultations', '10-2026')
    await show(page, '/videocall/receipts', 'Ibuprofeno 600')
    await show(page, '/videocall/complementary-tests', 'Análisis de sangre')
    await show(page, '/videocall/devices', '96')
    await show(page, '/videocall/devices/glucose', /9[0-9]/)
    await show(page, '/advices/videos', 'Estiramientos')
    await show(page, '/advices/videos/1', 'Estiramientos')
    await show(page, '/advices/favorites', 'Estiramientos')
    await show(page, '/profile/myaccount', 'Toda la familia')
    await show(page, '/profile/family', 'Leo Salas Ruiz')
    await show(page, '/change-plan', 'Videoconsultas sin límite')
    await show(page, '/profile/identity', 'Sin verificar')
    await show(page, '/videoconsultation/messages', 'Marta Ibarra Soler')

    await test.step('a message is sent', async () => {
      await main(page)
        .getByRole('link', { name: /Marta Ibarra/ })
        .click()
      await main(page).getByRole('textbox').fill('Gracias, doctora.')
      await press(page, /^Enviar/)
      await expect(main(page).getByText('Gracias, doctora.').first()).toBeVisible()
      await expect(main(page).getByRole('textbox')).toHaveValue('')
    })
    await test.step('an appointment is booked and cancelled', async () => {
      await openPath(page, '/videoconsultation/appointment-doctor')
      await press(page, /^Medicina de familia/)
      await chooseService(page)
      await providerButton(page).click()
      await book(page)
      await openPath(page, '/videoconsultation/booked-appointments')
      await expect(main(page).getByRole('article')).toHaveCount(2)
      await main(page)
        .getByRole('button', { name: /^Anular la cita con/ })
        .first()
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Anular la cita' }).click()
      await expect(main(page).getByRole('article')).toHaveCount(1)
    })
    await test.step('personal data are saved', async () => {
      await openPath(page, '/profile/personal-data')
      await (await openHeight(page)).fill('169')
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
      await press(page, 'Guardar los cambios')
      await saved
      await page.reload()
      await expect(await openHeight(page)).toHaveValue('169')
    })
  })
})

test('SHELL-048 an administrator and a doctor use an API that has only the specification', async ({
  page,
}) => {
  await atPortal(
    page,
    [
      'portico',
      {
        features: {
          ...on([
            'adminCompanies',
            'adminUsers',
            'adminServices',
            'adminInsurers',
            'adminAgreements',
            'adminVideos',
            'adminCategories',
            'adminDocuments',
            'adminSpecialtiesCategories',
          ]),
          chat: { enabled: false },
        },
      },
      'Óscar',
    ],
    async () => {
      await show(page, '/admin/users', 'Salas Vidal')
      await show(page, '/admin/doctors/list', 'Ibarra Soler')
      await show(page, '/admin/doctors/teams', 'Equipo de familia')
      await show(page, '/admin/specialties', 'Pediatría')
      await show(page, '/admin/services', 'Revisión')
      await show(page, '/admin/specialties-categories', 'Atención primaria')
      await show(page, '/admin/insurers/list', 'Mutua del Norte')
      await show(page, '/admin/agreements', 'Convenio de empresas')
      await show(page, '/admin/categories', 'Sueño')
      await show(page, '/admin/document-list', 'analisis.pdf')
      await show(page, '/admin/companies', 'Minas del Norte')
      await test.step('a company is created', async () => {
        await openPath(page, '/admin/companies/detail')
        await main(page).getByRole('textbox', { name: 'Nombre' }).fill('Faros del Norte')
        await press(page, 'Guardar')
        await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible()
        await show(page, '/admin/companies', 'Faros del Norte')
      })
    },
  )
})

const on = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]))

test('SHELL-048 a patient books at a hospital whose API has only the specification', async ({ page }) => {
  await atPortal(page, ['covadonga', ['covadonga', 'family', 'chat', 'register'], 'Nuria'], async () => {
    await show(page, '/videoconsultation/booked-appointments', 'Dolor de espalda desde agosto')
    await show(page, '/profile/family', 'Leo Salas Ruiz')
    await openPath(page, '/videoconsultation/hospital-appointment')
    await press(page, /^Por vídeo/)
    await press(page, /^Privado|Sin seguro/)
    await press(page, /^Medicina de familia/)
    await chooseService(page)
    await providerButton(page).click()
    await book(page)
  })
})

test('SHELL-048 a patient books abroad at an API that has only the specification', async ({ page }) => {
  const features = { features: { universalAssistance: { enabled: true }, appointmentWithDoctor: true } }
  await atPortal(page, ['international', features, 'Nuria'], async () => {
    await show(page, '/videoconsultation/documents', 'analisis')
    // Abroad people have one appointment at a time.
    await show(page, '/videoconsultation/booked-appointments', 'Dolor de espalda desde agosto')
    await main(page)
      .getByRole('button', { name: /^Anular la cita con/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Anular la cita' }).click()
    await expect(main(page).getByRole('article')).toHaveCount(0)
    await openPath(page, '/videoconsultation/appointment-international-doctor')
    await expect(page.getByRole('heading', { level: 1, name: '¿En qué país estás ahora?' })).toBeVisible()
  })
})

// The check of the devices shows what they see and hear.
test.use({ permissions: ['camera', 'microphone'] })

/** Who opens the screens of a role. */
const people = { patient: 'Nuria', doctor: 'Marta', administrator: 'Óscar' } as const

for (const [model, features] of [
  ['portico', undefined],
  ['covadonga', ['covadonga', 'family', 'chat', 'register', 'adminUsers', 'adminServices', 'adminDocuments']],
  ['international', ['universalAssistance', 'appointmentWithDoctor', 'adminInsurers', 'adminCompanies']],
] as const)
  for (const [role, name] of Object.entries(people)) {
    const world = readWorld(path.join(root, 'tests/specification/data'))
    const on = features ?? (world['config'] as { features: string[] }).features
    const screens = screensOfTenant(model, role as keyof typeof people, on)
    if (screens.length > 0)
      test(`SHELL-048 every screen that ${model} has for the role ${role} opens at an API that has only the specification`, async ({
        page,
      }) => {
        await atPortal(page, [model, features, name], () =>
          openEach(
            page,
            screens.map((one) => ({ ...one, address: addressInWorld(one.address) })),
            { hasRecords: true },
          ),
        )
      })
  }
