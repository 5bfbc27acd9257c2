import { devices } from '@playwright/test'
import type { Portal } from '../bench/portal'
import { startFreshPortal } from './support/freshPortal'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

test.use({ locale: 'es-ES' })

// A visit whose consultation is finished is over: the calls of other stories need it.
let portal: Portal
test.beforeAll(async () => {
  portal = await startFreshPortal()
})
test.afterAll(() => portal.stop())

test(
  'ROLE-025 REC-060 a doctor writes the consultation of a visit, and the patient reads it among theirs',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    await signIn(doctor, 'doctor', portal.url)
    await openPath(doctor, '/doctor/today')
    await doctor
      .getByRole('link', { name: /Ana Suárez/ })
      .first()
      .click()
    await doctor.getByRole('textbox', { name: 'Valoración' }).fill('Faringitis vírica')
    await doctor.getByRole('searchbox', { name: /^Añadir de la lista/ }).fill('faringitis')
    await doctor.getByRole('button', { name: /J02\.9/ }).click()
    await expect(doctor.getByText('Principal', { exact: true })).toBeVisible()
    await doctor.getByRole('button', { name: 'Añadir un medicamento' }).click()
    const prescription = doctor.getByRole('dialog', { name: /^Receta para Ana/ })
    await prescription.getByRole('textbox', { name: 'Medicamento' }).fill('Paracetamol 1 g, comprimidos')
    await expect(prescription.getByText(/^Alergias: .*Penicilina/)).toBeVisible()
    await expectAccessible(doctor)
    await prescription.getByRole('button', { name: 'Añadir a la receta' }).click()
    await doctor
      .getByRole('textbox', { name: /^Resumen para Ana/ })
      .fill('Bebe mucho y descansa. Si no mejoras en tres días, escríbenos.')
    await doctor.getByRole('textbox', { name: 'Tus notas' }).fill('Vive sola.')
    await expect(doctor.getByText(/^Guardado solo/)).toBeVisible()
    await expectAccessible(doctor)
    await doctor.reload()
    await expect(doctor.getByRole('textbox', { name: 'Valoración' })).toHaveValue('Faringitis vírica')
    await doctor.getByRole('button', { name: 'Terminar la consulta' }).click()
    const question = doctor.getByRole('alertdialog')
    await expectAccessible(doctor)
    await question.getByRole('button', { name: /^Terminar y enviar/ }).click()
    await expect(doctor.getByText(/^Terminada el /)).toBeVisible()
    await expectAccessible(doctor)

    const ana = await otherBrowser({ ...devices['Pixel 7'], locale: 'es-ES' })
    await signIn(ana, 'ana', portal.url)
    await openPath(ana, '/videocallmobile/consultations')
    await expectAccessible(ana)
    await ana
      .getByRole('link', { name: /Con resumen/ })
      .first()
      .click()
    await expect(ana.getByText('Bebe mucho y descansa.', { exact: false })).toBeVisible()
    await expect(ana.getByText('Paracetamol 1 g, comprimidos').first()).toBeVisible()
    await expect(ana.getByText('Vive sola.')).toHaveCount(0)
    await expectAccessible(ana)
  },
)
