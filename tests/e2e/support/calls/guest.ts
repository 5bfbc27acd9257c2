import type { Page } from '@playwright/test'
import { openPath, signIn } from '../people'
import { addressOf } from '../server'
import { expect, expectAccessible, refusedHub } from '../test'
import { button, endCall, expectPicture, phone } from './calls'
import { startCall, type People } from './faults'

/** Expects frames of each of so many other people. */
export async function expectPictures(page: Page, count: number): Promise<void> {
  const videos = page.locator('[data-tile] video')
  await expect(videos).toHaveCount(count, { timeout: 30_000 })
  const frames = () =>
    videos.evaluateAll((all) =>
      all.map((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames),
    )
  const before = await frames()
  await expect
    .poll(async () => Math.min(...(await frames()).map((now, index) => now - (before[index] ?? 0))), {
      timeout: 30_000,
    })
    .toBeGreaterThan(5)
}

/** The doctor invites an interpreter. Returns the link. */
export async function inviteGuest(doctor: Page): Promise<string> {
  await button(doctor, 'People in the call, 2').click()
  await button(doctor, 'Invite someone').click()
  await button(doctor, /^Create the link and ask Ana/).click()
  await expect(doctor.getByText('Write the name of the person you’re inviting.')).toBeVisible()
  await doctor.getByRole('textbox', { name: 'Name', exact: true }).fill('Teresa Vidal')
  await expectAccessible(doctor)
  await button(doctor, /^Create the link and ask Ana/).click()
  const link = await doctor.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  await button(doctor, 'Done').click()
  await expect(doctor.getByText(/^Waiting for Ana.* to say yes$/)).toBeVisible()
  return link
}

/** A guest with the link says who they are, and presses "Enter". */
export async function comeIn(guest: Page): Promise<void> {
  await expect(guest.getByText('Te esperan como: intérprete', { exact: false })).toBeVisible()
  await expect(guest.getByLabel('Tu nombre')).toHaveValue('Teresa Vidal')
  await guest.getByLabel('Guardaré en secreto', { exact: false }).check()
  await button(guest, 'Entrar en la llamada').click()
}

/**
 * What the browser of a guest says when a request is on its way while their session ends. Once the page knows of the end it asks nothing
 * more: see `expectOver`.
 */
export const guestIsOver = [/status of 401 .*\/(api\/call-guests|hub)\//, ...refusedHub]

/** Expects that the page of a guest says that the link is of no use. Returns what expects that it has sent nothing since. */
export async function expectOver(guest: Page): Promise<() => void> {
  await expect(guest.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible()
  const sent: string[] = []
  guest.on('request', (request) => {
    if (/\/(api|hub)\b/.test(request.url())) sent.push(request.url())
  })
  return () => expect(sent, 'requests after the end').toEqual([])
}

/** The patient opens the invitation on a phone, and closes it again. */
async function lookAtInvitation(ana: Page): Promise<void> {
  await button(ana, 'Más opciones de la llamada').click()
  await ana.getByRole('button', { name: 'Personas en la llamada', exact: true }).click()
  await button(ana, 'Invitar a alguien').click()
  await expect(ana.getByText('Entra con un enlace que abre solo esta llamada.')).toBeVisible()
  await expectAccessible(ana)
  await ana.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
}

/**
 * At a tenant, an interpreter comes into the call after the patient has agreed, three see each other, and the doctor removes the
 * guest.
 */
export async function callWithGuest(
  tenant: string,
  { page: doctor, otherBrowser, expectedErrors }: Pick<People, 'page' | 'otherBrowser' | 'expectedErrors'>,
): Promise<void> {
  expectedErrors.push(...guestIsOver)
  const [ana, guest] = [await otherBrowser(phone), await otherBrowser({ locale: 'es-ES' })]
  await signIn(doctor, 'doctor', addressOf(tenant))
  await signIn(ana, 'ana', addressOf(tenant))
  await openPath(doctor, '/doctor/today')
  await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
  await openPath(ana, '/videocallmobile')
  try {
    await startCall(doctor, ana)
    await expectPicture(doctor, /^Ana.*’s video/)
    const link = await inviteGuest(doctor)

    await guest.goto(link)
    await button(guest, 'Continuar').click()
    await comeIn(guest)
    await expect(guest.getByText(/Entrarás en cuanto Ana diga que sí/)).toBeVisible()
    await expectAccessible(guest)
    await expect(guest.getByText('Suárez', { exact: false })).toHaveCount(0)

    await expect(ana.getByRole('heading', { name: '¿Te parece bien que entre Teresa Vidal?' })).toBeVisible()
    await expectAccessible(ana)
    await button(ana, 'Sí, que entre').click()
    await Promise.all([doctor, ana, guest].map((page) => expectPictures(page, 2)))
    await expect(ana.getByText('3 en la llamada')).toBeVisible()
    for (const page of [doctor, ana, guest]) await expectAccessible(page)
    await lookAtInvitation(ana)

    // Who reloads comes back by the same link, without another question.
    await guest.reload()
    await comeIn(guest)
    await Promise.all([doctor, ana, guest].map((page) => expectPictures(page, 2)))

    await button(doctor, 'Remove from the call').click()
    await button(doctor, 'Yes, remove Teresa Vidal').click()
    const expectSilence = await expectOver(guest)
    await expectAccessible(guest)
    await expect(ana.locator('[data-tile]')).toHaveCount(0)
    await expectPicture(doctor, /^Ana.*’s video/)
    await expectPicture(ana, /^Vídeo de Dr/)
    expectSilence()
  } finally {
    await endCall(doctor)
  }
}
