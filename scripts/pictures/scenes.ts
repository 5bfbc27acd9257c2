import type { Page } from '@playwright/test'
import { fillSignIn, openUserMenu, type Person } from '../../tests/e2e/support/people'
import { toStep } from './steps'
import type { Variant } from './tab'

/** A screen in one state, and the steps that open it in a new tab. */
export interface Scene {
  name: string
  /** The only size that has the scene. Absent: both. */
  size?: Variant['size']
  /** The tenant that has the scene, for the variants of Portico. Absent: the tenant of the variant. */
  brand?: Variant['brand'] | undefined
  /** Who is signed in before the steps begin. Absent: nobody. */
  as?: Person | undefined
  open: (page: Page, variant: Variant) => Promise<unknown>
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pagar / })
const list = '/#/videoconsultation/booked-appointments'
const lists = '**/api/appointments/**'

const asAna = (then: Scene['open']): Pick<Scene, 'as' | 'open'> => ({
  as: 'ana',
  open: async (page, variant) => {
    await page.goto('/')
    await then(page, variant)
  },
})

/** Books at the free time that comes first, also when it is near another appointment. */
async function book(page: Page) {
  const question = page.locator('[role=alertdialog]', { hasText: 'muy cerca' })
  await page.addLocatorHandler(question, (dialog) =>
    dialog.getByRole('button', { name: 'Sí, continuar' }).click(),
  )
  await page.getByRole('button', { name: /^(Reservar cita|Pagar y reservar)$/ }).click()
}

const firstCancel = (page: Page) => page.getByRole('button', { name: /^Anular la cita con/ }).first()

async function toPersonSwitch(page: Page) {
  await openUserMenu(page)
  await page.getByRole('button', { name: 'Cambiar de persona' }).click()
  await page.getByRole('dialog').waitFor()
}

async function actForParent(page: Page) {
  await toPersonSwitch(page)
  await page.getByRole('dialog').getByText('Manuel Suárez Díaz').click()
  await page.getByText('La salud de Manuel').waitFor()
}

export const scenes: Scene[] = [
  { name: 'sign-in', open: (page) => page.goto('/') },
  {
    name: 'sign-in-error',
    open: async (page) => {
      await page.goto('/')
      await fillSignIn(page, 'ana', 'wrong')
    },
  },
  { name: 'home', ...asAna((page) => page.locator('#next-title').waitFor()) },
  { name: 'booking-specialty', ...asAna(toStep('specialty')) },
  { name: 'booking-professional', ...asAna(toStep('provider')) },
  { name: 'booking-time', ...asAna(toStep('time')) },
  { name: 'booking-review', ...asAna(toStep('review')) },
  {
    name: 'booking-conflict',
    ...asAna(async (page, variant) => {
      await toStep('review')(page, variant)
      await page.route('**/api/appointments/book*', (route) =>
        route.fulfill({ status: 400, json: { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054 } }),
      )
      await book(page)
      await page.getByRole('heading', { name: 'Esa hora se acaba de ocupar' }).waitFor()
    }),
  },
  {
    name: 'booking-done',
    ...asAna(async (page, variant) => {
      await toStep('review')(page, variant)
      await book(page)
      await page.getByRole('heading', { name: 'Cita reservada' }).or(pay(page)).waitFor()
      if (await pay(page).isVisible()) await pay(page).click()
      await page.getByRole('heading', { name: 'Cita reservada' }).waitFor()
    }),
  },
  { name: 'appointments', ...asAna((page) => page.goto(list)) },
  { name: 'appointments-past', ...asAna((page) => page.goto(`${list}?tab=past`)) },
  { name: 'appointments-cancelled', ...asAna((page) => page.goto(`${list}?tab=cancelled`)) },
  {
    name: 'appointments-cancel',
    ...asAna(async (page) => {
      await page.goto(list)
      await firstCancel(page).click()
      await page.getByRole('alertdialog').waitFor()
    }),
  },
  {
    name: 'appointments-empty',
    as: 'luis',
    open: async (page) => {
      await page.goto(list)
    },
  },
  {
    name: 'appointments-error',
    as: 'luis',
    open: async (page) => {
      await page.goto('/')
      await page.route(lists, (route) => route.abort())
      await page.goto(list)
      await page.reload()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'video',
    ...asAna(async (page) => {
      await page.goto('/#/advices/videos')
      await page.locator('main a[href*="/advices/videos/"]').first().click()
      await page.waitForURL(/\/advices\/videos\/\d+/)
    }),
  },
  { name: 'person-switch', ...asAna(toPersonSwitch) },
  { name: 'acting', ...asAna(actForParent) },
  {
    name: 'menu',
    size: 'phone',
    ...asAna((page) =>
      page
        .getByRole('link', { name: 'Más' })
        .or(page.getByRole('button', { name: 'Más' }))
        .first()
        .click(),
    ),
  },
]
