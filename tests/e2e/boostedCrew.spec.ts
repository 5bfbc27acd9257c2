import { openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expect, test } from './support/test'

test(
  'MENU-005 C-044 without video calls the address of the call board opens the default page',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'luis', addressOf('boostedcrew'))
    await openPath(page, '/videoconsultation/booked-appointments')
    await expect(page.getByRole('heading', { level: 1, name: 'Mis' })).toBeVisible()
    await openPath(page, '/videocall')
    await expect(page).toHaveURL(/#\/videoconsultation\/home$/)
  },
)
