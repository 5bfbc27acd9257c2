import { providerButton, pickTime } from './support/booking'
import { expectPageIsHealthy } from './support/pageChecks'
import { openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'

test(
  'BOOK-008 ACCOUNT-019 a visit whose policy nobody knows waits for an administrator, who refuses it, and the patient is led to the payment',
  { tag: '@desktop' },
  async ({ page, otherBrowser }) => {
    const main = page.getByRole('main')
    const choose = (name: RegExp) => main.getByRole('button', { name }).first().click()
    await signIn(page, 'ana', addressOf('covadonga'))
    await openPath(page, '/profile/personal-data')
    const number = page.getByLabel('Número de póliza')
    const own = await number.inputValue()
    const savePolicy = async (value: string) => {
      await number.fill(value)
      await page.getByRole('button', { name: 'Guardar los cambios' }).first().click()
      await expect(page.getByText(/^Datos guardados/)).toBeVisible()
    }
    await savePolicy('NADIE-1')

    await openPath(page, '/videoconsultation/hospital-appointment')
    await choose(/^Por vídeo/)
    await choose(/^Aseguradora Norte Online/)
    await choose(/^Endocrinología/)
    await page.getByRole('group', { name: 'Tipo de cita' }).getByRole('button').first().click()
    await providerButton(page).click()
    await pickTime(page)
    await choose(/^Continuar$/)
    await expect(main.getByText('Tu seguro paga la cita si confirma tu póliza.')).toBeVisible()
    await choose(/^(Reservar|Pedir)/)
    await expect(main.getByText(/Estamos comprobando tu póliza con Aseguradora Norte Online/)).toBeVisible()
    await openPath(page, '/videoconsultation/booked-appointments')
    await expect(main.getByText('Pendiente de comprobar')).toBeVisible()
    await expectAccessible(page)

    const admin = await otherBrowser()
    await signIn(admin, 'admin', addressOf('covadonga'))
    await openPath(admin, '/admin/policy-checks?outcome=pending')
    await expectPageIsHealthy(admin, 'Citas por comprobar')
    const row = admin.getByRole('row', { name: /Ana Suárez Prieto/ }).first()
    await expect(row).toContainText('NADIE-1')
    await row.getByRole('button').last().click()
    await admin.getByRole('menuitem', { name: 'La aseguradora no paga' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'La aseguradora no paga' }).click()
    await expect(admin.getByText('El paciente paga la cita. Se lo hemos escrito.')).toBeVisible()

    await page.reload()
    await expect(main.getByText('Falta el pago')).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: /^Pagar / }).click()
    await expect(page.getByRole('button', { name: /^Pagar \d/ })).toBeVisible()
    await page.goBack()
    await openPath(page, '/profile/personal-data')
    await savePolicy(own)
  },
)
