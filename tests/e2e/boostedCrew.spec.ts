import { openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'

const home = /#\/videoconsultation\/home$/

const bookedAppointments = /#\/videoconsultation\/booked-appointments$/

test(
  'MENU-005 CALL-055 C-044 the entry of the call board explains to a person without video calls how to get them',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'luis', addressOf('boostedcrew'))
    await openPath(page, '/videocall')
    const dialog = page.getByRole('dialog', { name: 'Las videollamadas no están en tu plan' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Entendido' }).click()
    await expect(page).toHaveURL(/#\/advices\/videos$/)
    await expect(page.getByRole('list', { name: 'Nuevos' }).getByRole('article')).toHaveCount(4)
  },
)

test(
  'MENU-005 CALL-047 C-044 with video calls the entry of the call board opens',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'ana', addressOf('boostedcrew'))
    await openPath(page, '/videocall')
    await expect(page).toHaveURL(bookedAppointments)
    await expect(page.getByRole('heading', { level: 1, name: 'Mis' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

/** The addresses of the booking variants that this tenant does not have. */
const absentVariants = [
  'appointment',
  'appointment-doctor',
  'appointment-specialty',
  'appointment-international-doctor/7',
  'doctorup-appointment',
  'hospital-appointment',
  'medical-appointment',
  'specialists-appointment/1/2',
]

test(
  'SHELL-014 FEAT-009 FEAT-012 FEAT-013 FEAT-014 the address of a booking whose feature is off opens the default page without a message',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'luis', addressOf('boostedcrew'))
    for (const path of absentVariants) {
      await openPath(page, '/videoconsultation/booked-appointments')
      await expect(page.getByRole('heading', { level: 1, name: 'Mis' })).toBeVisible()
      await openPath(page, `/videoconsultation/${path}`)
      await expect(page, path).toHaveURL(home)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expectAccessible(page)
  },
)
