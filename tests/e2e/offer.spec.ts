import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { freePort } from '../../server/test/freePort'
import { startPortal, type Portal } from '../bench/portal'
import { notesField, openAppointments, pickTime } from './support/booking'
import { latestEntryStart, latestMailLink, mailedLink, mailSubjects } from './support/mail'
import { expectPageIsHealthy } from './support/pageChecks'
import { openPath } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const root = path.resolve(import.meta.dirname, '../..')
const administrator = 'admin@portal.example'
const doctor = 'vega@portal.example'
const patient = 'nora@portal.example'
const PASSWORD = 'Olivo-verde-27'
const message = 'Trae tus zapatillas usadas.'
const notes = 'Me duele el talón al correr'

const settings = { PORTICO_DEMO: 'off', PORTICO_STAND_INS: 'on', PORTICO_ADMIN: administrator }

let folder: string
let port: number
let portal: Portal
/** The address of a tenant that takes payments; it says "consulta" for an appointment. */
let home: string

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-empty-'))
  port = await freePort()
  portal = await startPortal(root, folder, port, settings)
  home = portal.url.replace('localhost', 'specialists.localhost')
})

test.afterAll(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true })
})

/** Sets the password of an account that somebody else has opened, with the link of the letter, and signs in with it. */
async function activate(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email, 'accept-conditions', { dataFolder: folder, home }))
  await expectPageIsHealthy(page, 'Activa tu cuenta')
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^He leído y acepto las condiciones/ }).check()
  for (const name of ['Contraseña', 'Repite la contraseña'])
    await page.getByRole('textbox', { name, exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click()
  await expect(heading(page, 'Tu cuenta está confirmada')).toBeVisible()
  await page.goto(home)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible()
}

/** Signs in with a link by email, without a password. Who never accepted the conditions does so before the first page. */
async function signInByMail(page: Page, email: string): Promise<void> {
  await page.goto(home)
  await page.getByRole('button', { name: 'Recibir un enlace por correo' }).click()
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  await page.goto(await latestMailLink(email, { dataFolder: folder }))
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPageIsHealthy(page, 'Condiciones del servicio')
  await page.getByRole('checkbox', { name: /^He leído y acepto las condiciones/ }).check()
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible()
}

/** Opens the form of a new record, fills it and saves. */
async function create(page: Page, address: string, name: string, fill: () => Promise<void>): Promise<void> {
  await openPath(page, `/admin/${address}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ficha nueva' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
  await fill()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
}

const text = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label })
const choose = (page: Page, label: string, option: string | { label: string }) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(option)

/** Writes a specialty, a service in person and a centre. */
async function createOffer(page: Page): Promise<void> {
  await create(page, 'specialties/create', 'Podología', () =>
    text(page, /^Descripción(?! \(inglés)/).fill('Cuidado de los pies.'),
  )
  await create(page, 'services/create', 'Estudio de la pisada', async () => {
    await choose(page, 'Especialidad', { label: 'Podología' })
    await choose(page, 'Tipo de consulta', { label: 'Presencial' })
    await text(page, /^Mensaje para el paciente(?! \(inglés)/).fill(message)
    await text(page, /^Duración/).fill('30')
    await text(page, /^Precio/).fill('40')
  })
  await create(page, 'centres/create', 'Clínica Norte', async () => {
    await text(page, /^Dirección/).fill('Calle Mayor 1')
    await text(page, /^Ciudad/).fill('Gijón')
    await choose(page, 'País', { label: 'España' })
    await choose(page, 'Zona horaria', 'Europe/Madrid')
  })
}

/** Adds a doctor who works in the centre at a price and duration of their own. */
async function createDoctor(page: Page): Promise<void> {
  await create(page, 'doctors/create', 'Vega', async () => {
    await text(page, /^Tratamiento/).fill('Dra.')
    await text(page, /^Apellidos/).fill('Lago Rey')
    await text(page, /^Correo electrónico/).fill(doctor)
    await page.getByRole('checkbox', { name: 'Podología' }).check()
    await page.getByRole('switch', { name: /^Avisar de cada reserva/ }).click()
    await choose(page, 'Zona horaria', 'Europe/Madrid')
    await page.getByRole('button', { name: 'Añadir lugar' }).click()
    const place = page.getByRole('group', { name: 'Clínica Norte' })
    await expect(place.getByRole('checkbox', { name: /^Estudio de la pisada/ })).toBeChecked()
    await place.getByRole('textbox', { name: /^Precio propio/ }).fill('55,5')
    await place.getByRole('textbox', { name: /^Minutos propios/ }).fill('45')
    await expectPageIsHealthy(page, 'Ficha nueva')
  })
  await expect(page.getByText('Clínica Norte').first()).toBeVisible()
}

/** Opens the hours of the working days of the doctor whose record is shown. */
async function writeCalendar(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Calendario de trabajo' }).click()
  await page.getByRole('button', { name: 'Semana tipo' }).click()
  await page.getByRole('button', { name: /^Añadir horas el lunes/ }).click()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText(/^Guardado a las/)).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Chooses the only offer: a step with one choice is skipped. Ends on the payment page. */
async function toPayment(page: Page): Promise<void> {
  await page.goto(home)
  await page.getByRole('link', { name: 'Segunda opinión' }).first().click()
  await expect(heading(page, '¿Qué día te viene bien?')).toBeVisible()
  await expect(page.getByText('Estudio de la pisada · En persona')).toBeVisible()
  await pickTime(page, 0)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText('Podología · Estudio de la pisada · 45 minutos')).toBeVisible()
  await notesField(page).fill(notes)
  await page.getByRole('button', { name: 'Pagar y reservar' }).click()
}

/** The bank refuses the payment, and the patient tries again with the same draft. Ends on the payment page. */
async function payInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'El banco rechaza el pago' }).click()
  await expectPageIsHealthy(page, 'El pago no se ha completado')
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click()
  await expect(notesField(page)).toHaveValue(notes)
  await page.getByRole('button', { name: 'Pagar y reservar' }).click()
}

/** Ends on the confirmation. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pagar 55,50 €' }).click()
  await expect(heading(page, 'Consulta reservada')).toBeVisible()
  await expect(page.getByText('Has pagado 55,50 €')).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
}

/** Moves the only appointment of the list to another time. Ends on the confirmation. */
async function move(page: Page): Promise<void> {
  await openAppointments(page)
  await page.getByRole('link', { name: /^Cambiar la consulta con / }).click()
  await pickTime(page, 1)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Cambiar la consulta' }).click()
  await expect(heading(page, 'Consulta cambiada')).toBeVisible()
}

/** Cancels the only appointment of the list. */
async function cancel(page: Page): Promise<void> {
  await openAppointments(page)
  await page.getByRole('button', { name: /^Anular la consulta con / }).click()
  const dialog = page.getByRole('alertdialog', { name: '¿Anular esta consulta?' })
  await expect(dialog).toContainText('55,50 €')
  await expectPageIsHealthy(page, '¿Anular esta consulta?')
  await dialog.getByRole('button', { name: 'Anular la consulta' }).click()
  await expect(page.getByText('Consulta anulada.')).toBeVisible()
}

/** Waits for a letter: one that is no longer true when its turn comes is not sent. */
const expectLetter = (email: string, beginning: string) =>
  expect
    .poll(async () => (await mailSubjects(email, folder)).join('\n'), { timeout: 60_000 })
    .toContain(beginning)

/** Expects that the subjects of all letters to an address begin like this, in alphabetical order. */
async function expectLetters(email: string, ...beginnings: string[]): Promise<void> {
  const beginningOf = (subject: string) => beginnings.find((one) => subject.startsWith(one)) ?? subject
  const found = async () => (await mailSubjects(email, folder)).map(beginningOf)
  await expect.poll(found, { timeout: 60_000 }).toEqual(beginnings)
}

/** Starts the server again with a clock that says that an appointment is tomorrow. Nobody may have a page open. */
async function restartTheDayBefore(start: Date): Promise<void> {
  await portal.stop()
  const dayBefore = start.getTime() - 23 * 3_600_000
  const clock = pathToFileURL(path.join(import.meta.dirname, 'support', 'shiftedClock.mjs'))
  portal = await startPortal(root, folder, port, {
    ...settings,
    NODE_OPTIONS: `--import=${clock.href}`,
    CLOCK_SHIFT: String(dayBefore - Date.now()),
  })
}

/** The beginnings of the letters to the patient. */
const [account, refunded, reminder, cancelled, booked, moved, unpaid, link] = [
  'Activa tu cuenta',
  'Devolución de tu consulta',
  'Recordatorio de tu consulta',
  'Tu consulta está anulada',
  'Tu consulta está reservada',
  'Tu consulta ha cambiado',
  'Tu consulta no se ha reservado',
  'Tu enlace para iniciar sesión',
] as const

/** Writes what can be booked, and opens an account for the patient. */
async function openClinic(page: Page): Promise<void> {
  await activate(page, administrator)
  await createOffer(page)
  await createDoctor(page)
  await writeCalendar(page)
  await create(page, 'users/create', 'Nora', async () => {
    await text(page, /^Apellidos/).fill('Prado Sol')
    await text(page, /^Correo/).fill(patient)
  })
}

/** Books at the second try, moves and cancels, each when the letter about the last step has come. */
async function bookAndCancel(visitor: Page): Promise<void> {
  await toPayment(visitor)
  await payInVain(visitor)
  await expectLetter(patient, unpaid)
  await pay(visitor)
  await expect(visitor.getByText('Clínica Norte, Calle Mayor 1, Gijón').first()).toBeVisible()
  await expectLetter(patient, booked)
  await move(visitor)
  await expectLetter(patient, moved)
  await cancel(visitor)
}

test('AUTH-008 AUTH-037 AUTH-049 ADMIN-025 ADMIN-033 ADMIN-034 BOOK-007 PAY-004 without demo data an administrator writes an offer; a patient pays at the second try, moves and cancels, books again, and gets each letter once', async ({
  page,
  otherBrowser,
  expectedErrors,
}) => {
  // The server answers nothing else until the conditions are accepted.
  expectedErrors.push(/status of 403 .*\/api\//)
  // Three people and six records: three times as long as other stories.
  test.slow()
  await openClinic(page)
  const visitor = await otherBrowser()
  await signInByMail(visitor, patient)
  await bookAndCancel(visitor)
  const invited = await otherBrowser()
  await activate(invited, doctor)
  await expectLetters(patient, account, refunded, cancelled, booked, moved, unpaid, link)
  await expectLetters(doctor, account, 'Consulta anulada', 'Consulta cambiada', 'Nueva consulta')

  await toPayment(visitor)
  await pay(visitor)
  await expectLetters(patient, account, refunded, cancelled, booked, booked, moved, unpaid, link)
  for (const one of [page, visitor, invited]) await one.goto('about:blank')
  await restartTheDayBefore(await latestEntryStart(patient, folder))
  await expectLetters(patient, account, refunded, reminder, cancelled, booked, booked, moved, unpaid, link)
})
