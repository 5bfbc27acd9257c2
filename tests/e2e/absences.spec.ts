import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Portal } from '../bench/portal'
import { planFortnight, type BusyFortnight } from './support/fortnight'
import { startFreshPortal } from './support/freshPortal'
import { mailSubjects } from './support/mail'
import { expectPageIsHealthy } from './support/pageChecks'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

/** The portal of a story, its mail and the fortnight in it. */
interface Story {
  portal: Portal
  data: string
  fortnight: BusyFortnight
}

async function openStory(counts: [number, number, number]): Promise<Story> {
  let data = ''
  let fortnight: BusyFortnight | undefined
  const portal = await startFreshPortal(async (folder) => {
    data = path.join(folder, 'data')
    fortnight = await planFortnight(folder, Date.now(), counts)
    return {}
  })
  if (!fortnight) throw new Error('nothing was planned')
  return { portal, data, fortnight }
}

/** Types a date into one of the date fields of the form. */
async function enterDate(page: Page, label: string, date: string): Promise<void> {
  const [year, month, day] = date.split('-')
  const field = page.getByRole('group', { name: label }).getByRole('spinbutton').first()
  await field.click()
  await field.pressSequentially(`${day}${month}${year}`)
}

/** Enters the fortnight for the three doctors. Ends where what becomes of the appointments is chosen. */
async function enterFortnight(page: Page, { from, to, doctors }: BusyFortnight): Promise<void> {
  await openPath(page, '/admin/doctors/absences')
  await expect(page.getByRole('heading', { level: 1, name: 'Ausencias' })).toBeVisible()
  const field = page.getByRole('combobox', { name: /^Médicos/ })
  for (const { surname } of doctors) {
    await field.fill(surname)
    await page
      .getByRole('option', { name: new RegExp(`^${surname}, `) })
      .first()
      .click()
    await expect(page.getByRole('button', { name: new RegExp(`^Quitar a ${surname}, `) })).toBeVisible()
  }
  await enterDate(page, 'Primer día', from)
  await enterDate(page, 'Último día', to)
  for (const { count } of doctors) await expect(page.getByText(`· ${count} citas`).first()).toBeVisible()
}

/** Every patient has a letter whose subject begins so. The queue is sent every few seconds. */
async function expectLetters({ data, fortnight }: Story, beginning: string): Promise<void> {
  await expect(async () => {
    for (const address of fortnight.addresses) {
      const subjects = await mailSubjects(address, data)
      expect(
        subjects.some((subject) => subject.startsWith(beginning)),
        `${beginning} to ${address}`,
      ).toBe(true)
    }
  }).toPass({ timeout: 120_000 })
}

test.describe.configure({ mode: 'serial' })

test(
  'CAL-012 a fortnight of three doctors with 40 appointments: one change, every patient gets a letter, none is lost',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(300_000)
    const story = await openStory([14, 13, 13])
    try {
      await signIn(page, 'admin', story.portal.url)
      await enterFortnight(page, story.fortnight)
      const save = page.getByRole('button', { name: 'Guardar la ausencia' })
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      await expectPageIsHealthy(page, 'Ausencias')
      await page.getByText('Anularlas', { exact: true }).click()
      await page.getByRole('button', { name: 'Guardar y anular 40 citas' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Ausencia guardada' })).toBeVisible()
      for (const { surname, count } of story.fortnight.doctors) {
        const list = page.getByRole('region', { name: new RegExp(`^Ausencias de ${surname}, `) })
        await list.getByText(`${count} citas anuladas`).click()
        await expect(list.locator('details').getByRole('listitem')).toHaveCount(count)
      }
      await expectPageIsHealthy(page, 'Ausencias')
      await expectLetters(story, 'Tu cita está anulada')
      await page.goto('about:blank')
    } finally {
      await story.portal.stop()
    }
  },
)

test(
  'CAL-012 each patient gets another time, one accepts on the telephone, and what is left is cancelled',
  { tag: '@desktop' },
  async ({ page, otherBrowser }) => {
    test.setTimeout(300_000)
    const story = await openStory([4, 3, 3])
    try {
      await signIn(page, 'admin', story.portal.url)
      await enterFortnight(page, story.fortnight)
      await page.getByText('Proponer otra hora', { exact: true }).click()
      await page.getByRole('button', { name: 'Guardar y proponer otra hora a 10 pacientes' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Ausencia guardada' })).toBeVisible()
      await expect(page.getByText(/^Propuesta: .*Puede responder hasta el/)).toHaveCount(10)
      await expectPageIsHealthy(page, 'Ausencias')
      await expectLetters(story, 'Otra hora para tu cita')

      const patient = await otherBrowser({ locale: 'es-ES', viewport: { width: 390, height: 844 } })
      await signIn(patient, 'luis', story.portal.url)
      const proposal = patient.getByRole('region', { name: 'Otra hora para tu cita' }).first()
      await expect(proposal).toContainText('no puede atender tu cita del')
      await expectAccessible(patient)
      await proposal.getByRole('button', { name: /^Aceptar esta hora con / }).click()
      await expect(patient.getByText('Tu cita ha cambiado a esta hora.')).toBeVisible()
      await patient.goto('about:blank')

      await page.reload()
      const [first] = story.fortnight.doctors
      await openPath(page, `/admin/doctors/update/${first?.id}/absences`)
      const list = page.getByRole('region', { name: /^Ausencias de / })
      await expect(list.getByText(/^Aceptada: /)).toHaveCount(1)
      await list.getByRole('button', { name: /^Anular 3 citas pendientes: / }).click()
      const question = page.getByRole('alertdialog')
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Anular 3 citas pendientes' }).click()
      await expect(list.getByText('3 citas anuladas')).toBeVisible()
      await expect(list.getByText(/^Aceptada: /)).toHaveCount(1)
      await page.goto('about:blank')
    } finally {
      await story.portal.stop()
    }
  },
)
