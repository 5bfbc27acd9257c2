import { expectPageIsHealthy } from './support/pageChecks'
import { openPath, signIn } from './support/people'
import { expect, test } from './support/test'

test('REC-062 a person shares a summary with a link, and a doctor without an account reads it with the code', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  test.slow()
  const { project, retry } = test.info()
  // The person has one list, whoever runs at the same time.
  const label = `Clínica ${project.name} ${retry}`
  // The wrong code, the link that has ended, and tests that the hospital doesn’t show to this person.
  expectedErrors.push(/status of 40[014]/)
  await signIn(page, 'ana')
  await openPath(page, '/videoconsultation/health/share')
  await expectPageIsHealthy(page, 'Compartir con un enlace')
  await page.getByRole('textbox', { name: '¿Para quién es?' }).fill(label)
  await page.getByRole('button', { name: /Crear el enlace/ }).click()
  await expectPageIsHealthy(page, 'El enlace está listo')
  const address = await page.getByText(/#\/shared#shlink:\//).innerText()
  const code = await page.getByText(/^\d{3} \d{3}$/).innerText()

  const doctor = await otherBrowser()
  await test.step('a wrong code says how many tries are left', async () => {
    await doctor.goto(address)
    await expectPageIsHealthy(doctor, 'Han compartido contigo un resumen de salud')
    await doctor.getByRole('textbox', { name: 'Código' }).fill(code === '000 000' ? '000001' : '000000')
    await doctor.getByRole('textbox', { name: 'Tu nombre y tu centro' }).fill('Dra. Vázquez')
    await doctor.getByRole('button', { name: /Ver el resumen/ }).click()
    await expect(doctor.getByText('Ese código no es. Te quedan 4 intentos.')).toBeVisible()
  })
  await test.step('the right one shows the summary', async () => {
    await doctor.getByRole('textbox', { name: 'Código' }).fill(code)
    await doctor.getByRole('button', { name: /Ver el resumen/ }).click()
    await expect(doctor.getByRole('region', { name: 'Alergias e intolerancias' })).toBeVisible()
    await expectPageIsHealthy(doctor, /Ana/)
  })
  await test.step('the person sees who read it, and revokes the link', async () => {
    await page.getByRole('link', { name: 'Ver los enlaces' }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: label })
        .getByText(/: Dra\. Vázquez$/),
    ).toBeVisible()
    await expectPageIsHealthy(page, 'Enlaces que has dado')
    await page.getByRole('button', { name: `Anular el enlace ${label}` }).click()
    await expect(page.getByText('Enlace anulado. Ya no se puede abrir.')).toBeVisible()
    await doctor.goto('about:blank')
    await doctor.goto(address)
    await doctor.getByRole('textbox', { name: 'Código' }).fill(code)
    await doctor.getByRole('textbox', { name: 'Tu nombre y tu centro' }).fill('Dra. Vázquez')
    await doctor.getByRole('button', { name: /Ver el resumen/ }).click()
    await expect(doctor.getByText('Este enlace ya no se abre')).toBeVisible()
  })
})
