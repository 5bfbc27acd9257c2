import type { Page } from '@playwright/test'
import {
  button,
  endCall,
  expectPicture,
  laptop,
  openBothSides,
  phone,
  pressToClose,
} from './support/calls/calls'
import { surviveFaults } from './support/calls/faults'
import { joinByLink } from './support/calls/visitLink'
import { waitUnseen } from './support/calls/waiting'
import { surviveRelay } from './support/calls/relay'
import { pressEnterOn, typeInto } from './support/keys'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'

const pdf = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'

// The doctor's browser is English, the patient's phone Spanish.
test.use({ locale: 'en-GB' })
// The stories share a doctor, whose line would be busy: one after another, and last the one that ends the consultation.
test.describe.configure({ mode: 'default' })
test.afterEach(async ({ page }) => endCall(page))

test(
  'CALL-025 CALL-026 CALL-030 CALL-039 CALL-041 CALL-042 ERR-032 ERR-034 a call between two browsers survives its faults',
  { tag: '@desktop' },
  async ({ page, otherBrowser, expectedErrors, launchOptions }) => {
    test.setTimeout(420_000)
    await surviveFaults('peer to peer', 'portico', { page, otherBrowser, expectedErrors, launchOptions })
  },
)

test(
  'CALL-030 CALL-041 a call passes through a relay server alone, and survives that it goes away',
  { tag: '@desktop' },
  async ({ page, otherBrowser, expectedErrors, launchOptions }) =>
    surviveRelay('portico', { page, otherBrowser, expectedErrors, launchOptions }),
)

test(
  'CALL-028 CALL-031 CALL-034 CALL-050 a whole call by keyboard',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const ana = await otherBrowser(laptop)
    await openBothSides(doctor, ana)
    await pressEnterOn(ana, button(ana, /^(Entrar en|Volver a) la consulta$/))
    await pressEnterOn(doctor, button(doctor, 'Answer'))
    await expectPicture(doctor, /^Ana.*’s video/)
    await expectPicture(ana, /^Vídeo de Dr/)

    await ana.keyboard.press('m')
    await expect(button(ana, 'Sin micro')).toBeVisible()
    await ana.keyboard.press('v')
    await expect(doctor.getByText(/camera is off\. Nothing/)).toBeVisible()
    await ana.keyboard.press('v')
    await expectPicture(doctor, /^Ana.*’s video/)
    await ana.keyboard.press('a')
    await expect(ana.getByRole('navigation', { name: 'Apartados de la consulta' })).toHaveCount(0)
    await ana.keyboard.press('a')
    await pressEnterOn(ana, button(ana, 'Mensajes'))
    await typeInto(ana, ana.getByRole('textbox', { name: 'Tu mensaje' }), 'mvsap')
    await ana.keyboard.press('Enter')
    await expect(ana.getByRole('log').getByText('mvsap').last()).toBeVisible()
    await expect(button(ana, 'Sin micro')).toBeVisible()
    await doctor.keyboard.press('n')
    await expect(doctor.getByRole('textbox', { name: 'Your notes' })).toBeFocused()
    await doctor.keyboard.type('Dry cough')
    await expect(doctor.getByText(/^Saved, /)).toBeVisible()
    await pressEnterOn(ana, button(ana, 'Colgar'))
    await expect(doctor.getByText(/has left the call/)).toBeVisible()
  },
)

test(
  'C-070 CALL-034 CALL-039 a patient who waits reads the doctor’s hour, is unseen on another page, and is seen after a press',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    test.setTimeout(180_000)
    await waitUnseen({ doctor, otherBrowser })
  },
)

test(
  'CALL-042 camera, sound and network are tried before a visit, and the doctor knows',
  { tag: '@desktop' },
  async ({ otherBrowser }) => {
    const ana = await otherBrowser({
      ...phone,
      permissions: ['clipboard-read', 'clipboard-write', 'camera', 'microphone'],
    })
    await signIn(ana, 'ana')
    await openPath(ana, '/videocall')
    // A call without an appointment offers the same trial where a doctor is connected.
    const next = ana.getByRole('region', { name: 'Tu próxima videoconsulta' })
    await next.getByRole('link', { name: /^Probar (otra vez )?cámara y sonido$/ }).click()
    await expect(ana.getByText('Se te ve bien')).toBeVisible()
    await expect(ana.getByText('Se te oye bien')).toBeVisible()
    await button(ana, 'Tocar la melodía').click()
    await button(ana, 'Sí, la oigo').click()
    await expect(ana.getByText('La prueba queda guardada con tu cita, y tu médico la ve.')).toBeVisible()
    await expect(ana.getByText(/^Recibe [\d.,]+ Mbit\/s y envía [\d.,]+ Mbit\/s$/)).toBeVisible()
    await button(ana, 'Copiar informe').click()
    const report = await ana.evaluate(() => navigator.clipboard.readText())
    expect(report).toMatch(/^Conexión: .*\nRecibe .*\nNavegador: Chrome \d+$/m)
    expect(report).not.toMatch(/Ana|Suárez/)
    await expectAccessible(ana)
  },
)

test(
  'WIDGET-007 WIDGET-008 WIDGET-009 a patient joins by the link of the visit, on a phone where somebody else is signed in',
  { tag: '@desktop' },
  async ({ page, otherBrowser, expectedErrors }) => {
    // Somebody else's data, and the link on another device.
    expectedErrors.push(/status of 40[39]/)
    await joinByLink({ page, otherBrowser })
  },
)

test(
  'CALL-001 CALL-013 CALL-016 CALL-017 CALL-018 CALL-028 CALL-029 CALL-031 CALL-035 CALL-036 CALL-037 CALL-038 CALL-040 CALL-051 CALL-062 a patient and a doctor call each other, talk, share and end',
  { tag: '@desktop' },
  async ({ page: doctor, otherBrowser }) => {
    const ana = await otherBrowser(phone)
    await signIn(doctor, 'doctor')
    await signIn(ana, 'ana')
    const files = await ana.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => /peerEngine|CallOverlay|Board-|callSession/.test(name))).toEqual([])

    await openPath(doctor, '/doctor/today')
    await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
    await openPath(ana, '/videocallmobile')
    await expect(ana.getByRole('heading', { level: 1, name: 'Videoconsulta' })).toBeVisible()
    await expectAccessible(ana)
    await button(ana, 'Entrar en la consulta').click()
    await expect(ana.getByText(/sabe que estás aquí/)).toBeVisible()
    await expectAccessible(ana)

    const ringing = doctor.getByRole('alertdialog', { name: /^Ana Suárez/ })
    await expect(ringing).toBeVisible()
    await expectAccessible(doctor)
    await ringing.getByRole('button', { name: 'Answer' }).click()
    await expectPicture(doctor, /^Ana.*’s video/)
    await expectPicture(ana, /^Vídeo de Dr/)

    await button(ana, 'Micro, encendido').click()
    await expect(button(ana, 'Sin micro')).toBeVisible()
    await expectAccessible(ana)
    await button(doctor, 'Share screen').click()
    await expect(doctor.getByText(/can see your screen/)).toBeVisible()
    await expectPicture(ana, /^Vídeo de Dr/)
    await button(doctor, 'Stop sharing').click()
    await expectAccessible(doctor)

    const opening = doctor.context().waitForEvent('page')
    await button(doctor, 'Separate window').click()
    const callWindow = await opening
    await expectPicture(callWindow, /^Ana.*’s video/)
    await expect(doctor.getByText('The call is in a separate window.')).toBeVisible()
    await pressToClose(callWindow, 'Go to the portal')
    await expectPicture(doctor, /^Ana.*’s video/)

    // The patient walks through the portal: the call continues in a corner and leads back.
    await openPath(ana, '/videoconsultation/booked-appointments')
    await expect(ana.getByRole('region', { name: 'Llamada en curso' })).toBeVisible()
    await ana.getByRole('link', { name: 'Volver a la consulta' }).click()
    await expect(ana.getByRole('region', { name: 'Llamada en curso' })).toHaveCount(0)
    await button(ana, 'Colgar').click()
    await expect(ana.getByRole('heading', { level: 1, name: 'Videoconsulta' })).toBeVisible()

    await button(doctor, /^Call Ana/).click()
    const call = ana.getByRole('alertdialog', { name: /^Dr/ })
    await expect(call).toBeVisible()
    await expectAccessible(ana)
    await call.getByRole('button', { name: 'Contestar' }).click()
    await expect(ana).toHaveURL(/\/videocall\?section=documents$/)
    await expectPicture(ana, /^Vídeo de Dr/)
    await expectPicture(doctor, /^Ana.*’s video/)

    await writeBeside(doctor, ana)
    await doctor.getByRole('textbox', { name: /^Summary for Ana/ }).fill('Rest, and drink water.')
    await button(doctor, 'End the consultation').click()
    await button(doctor, /^Finish and send to Ana/).click()
    await expect(doctor.getByText('Consultation ended and summary sent.')).toBeVisible()
    await expect(ana.getByText('Rest, and drink water.')).toBeVisible()
    await expect(ana.getByText('Tu consulta ha terminado').first()).toBeVisible()
  },
)

/** During a call the patient opens a document, and both write to each other; the patient sends a file. */
async function writeBeside(doctor: Page, ana: Page): Promise<void> {
  await button(ana, 'Apartados').click()
  const callSections = ana.getByRole('navigation', { name: 'Apartados de la consulta' })
  await expect(callSections.getByRole('button', { name: 'Documentos' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await ana.getByRole('region', { name: 'Apartados' }).getByRole('link').first().click()
  await expect(ana).toHaveURL(/documentId=\d+/)
  await expectPicture(ana, /^Vídeo de Dr/)
  await expectAccessible(ana)

  await callSections.getByRole('button', { name: 'Mensajes' }).click()
  const file = { name: 'volante.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  await ana.getByLabel('Adjuntar un documento o una foto').setInputFiles(file)
  await ana.getByRole('textbox', { name: 'Tu mensaje' }).fill('Este es el volante.')
  await button(ana, 'Enviar').click()
  await expect(ana.getByRole('log').getByRole('listitem').last()).toContainText(/Enviado|Leído/)
  await expectAccessible(ana)

  const tabs = doctor.getByRole('navigation', { name: 'Sections of the consultation' })
  await tabs.getByRole('button', { name: 'Messages' }).click()
  await expect(doctor.getByRole('button', { name: 'Download volante.pdf' }).last()).toBeVisible()
  await doctor.getByRole('textbox', { name: 'Your message' }).fill('I have it.')
  await button(doctor, 'Send').click()
  await expect(ana.getByRole('log').getByText('I have it.').last()).toBeVisible()
  await expectAccessible(doctor)
  await tabs.getByRole('button', { name: 'Records' }).click()
  await expect(doctor.getByText('Ana Suárez').first()).toBeVisible()
  await expectAccessible(doctor)
  await tabs.getByRole('button', { name: 'Consultation' }).click()
  await expectPicture(doctor, /^Ana.*’s video/)
}
