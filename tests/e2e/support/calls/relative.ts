import type { Page } from '@playwright/test'
import { personId } from '../../../../server/demo/people/personRow'
import { changeData, startFreshPortal } from '../freshPortal'
import { fillSignIn, openPath, signInByForm } from '../people'
import { expect, expectAccessible } from '../test'
import { button, expectPicture, phone } from './calls'
import { startCall, type People } from './faults'
import { expectOver, expectPictures, guestIsOver } from './guest'

/** Gives Diego, Ana's brother, an account with the password of the demo data. He has accepted to be of her family. */
const giveAccount = (folder: string): Promise<void> =>
  changeData(folder, async (db) => {
    const [ana, diego] = ['ana', 'ana/brother'].map((key) => personId('portico', key))
    for (const statement of [
      `insert into account (tenant, sub, email, password_hash)
       select tenant, $2, 'diego@portico.test', password_hash from account where tenant = 'portico' and sub = $1`,
      `insert into accepted_conditions (tenant, person_id, version, accepted_at)
       select tenant, $2, version, accepted_at from accepted_conditions where tenant = 'portico' and person_id = $1`,
      `update family_link set invited_at = null where tenant = 'portico' and admin_id = $1 and member_id = $2`,
    ])
      await db.query(statement, [ana, diego])
  })

/** Diego presses the message in the portal, which opens the link of the call in a tab of its own. */
async function openInvitation(diego: Page): Promise<Page> {
  await expect(diego.getByText('Te invitan a la videoconsulta de alguien de la familia.')).toBeVisible()
  await expectAccessible(diego)
  const opening = diego.context().waitForEvent('page')
  await button(diego, 'Abrir la videoconsulta').click()
  const tab = await opening
  await button(tab, 'Continuar').click()
  await expect(tab.getByLabel('Tu nombre')).toHaveValue('Diego Suárez Prieto')
  await tab.getByLabel('Guardaré en secreto', { exact: false }).check()
  await button(tab, 'Entrar en la llamada').click()
  return tab
}

/** The doctor invites Ana's brother with one press; nothing reaches him before she agrees; then he comes in from his own portal. */
export async function callWithRelative({
  page: doctor,
  otherBrowser,
  expectedErrors,
}: Pick<People, 'page' | 'otherBrowser' | 'expectedErrors'>): Promise<void> {
  expectedErrors.push(...guestIsOver)
  const portal = await startFreshPortal(async (folder) => {
    await giveAccount(folder)
    return {}
  })
  try {
    const [ana, diego] = [await otherBrowser(phone), await otherBrowser({ locale: 'es-ES' })]
    await signInByForm(doctor, 'doctor', portal.url)
    await signInByForm(ana, 'ana', portal.url)
    await diego.goto(portal.url)
    await fillSignIn(diego, 'diego')
    await expect(diego.getByRole('heading', { level: 1 })).toContainText('Diego')
    await openPath(ana, '/videocallmobile')
    await startCall(doctor, ana)
    await expectPicture(doctor, /^Ana.*’s video/)

    await button(doctor, 'People in the call, 2').click()
    await button(doctor, 'Invite someone').click()
    await expect(doctor.getByRole('heading', { name: 'From the family' })).toBeVisible()
    await expectAccessible(doctor)
    await button(doctor, 'Invite Diego Suárez Prieto').click()
    await expect(ana.getByRole('heading', { name: /Diego Suárez Prieto/ })).toBeVisible()
    await expectAccessible(ana)
    await expect(diego.getByText('Te invitan a la videoconsulta', { exact: false })).toHaveCount(0)
    await button(ana, 'Sí, que entre').click()

    const tab = await openInvitation(diego)
    await Promise.all([doctor, ana, tab].map((page) => expectPictures(page, 2)))
    await button(doctor, 'Hang up').click()
    const expectSilence = await expectOver(tab)
    await expectAccessible(tab)
    await expect(ana.getByText(/ha salido de la llamada/).first()).toBeVisible()
    expectSilence()
    await Promise.all([doctor.goto('about:blank'), ana.close(), tab.close()])
    await diego.close()
  } finally {
    await portal.stop()
  }
}
