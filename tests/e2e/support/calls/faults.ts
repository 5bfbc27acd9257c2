import type { BrowserContextOptions, LaunchOptions, Page } from '@playwright/test'
import { allowDevices, refuseDevices, unplugCamera } from './devices'
import { openCallNetwork } from './network'
import { button, endCall, expectPicture, openHubLine, openTwilioLine, phone, type Line } from './calls'
import { openLaptop } from './laptop'
import { openPath, signIn } from '../people'
import { addressOf } from '../server'
import { expect, test } from '../test'

/** The browsers of a story. */
export interface People {
  /** The doctor's. */
  page: Page
  otherBrowser: (options: BrowserContextOptions) => Promise<Page>
  expectedErrors: RegExp[]
  /** How the browser of the tests starts. */
  launchOptions: LaunchOptions
}

const ofAna = /^Ana.*’s video/
const ofDoctor = /^Vídeo de Dr/
const noCamera = 'No hemos podido encender tu cámara.'
const joinName = /^(Entrar en|Volver a) la consulta$/

/** Prints how long somebody waits until a fault is over. */
export async function measureRecovery(what: string, recovers: () => Promise<unknown>): Promise<void> {
  const start = Date.now()
  await recovers()
  console.log(`${what}: ${Date.now() - start} ms`)
}

/** The patient joins and the doctor answers. */
export async function startCall(doctor: Page, patient: Page): Promise<void> {
  await button(patient, joinName).click()
  await button(doctor, 'Answer').click()
}

/** Both sides of a call between ana and the doctor of a tenant. */
interface Call {
  engine: string
  doctor: Page
  ana: Page
  hub: Line
  twilio: Line
  network: ReturnType<typeof openCallNetwork>
}

async function openCall(
  engine: string,
  tenant: string,
  { page: doctor, otherBrowser }: People,
): Promise<Call> {
  const network = openCallNetwork()
  const { rewrite } = network
  const ana = await otherBrowser(phone)
  await openHubLine(doctor, { rewrite })
  await openTwilioLine(doctor, { rewrite })
  const hub = await openHubLine(ana, { rewrite })
  const twilio = await openTwilioLine(ana, { rewrite })
  await signIn(doctor, 'doctor', addressOf(tenant))
  await signIn(ana, 'ana', addressOf(tenant))
  await openPath(doctor, '/doctor/today')
  await expect(doctor.getByRole('heading', { level: 1, name: 'Your day' })).toBeVisible()
  await openPath(ana, '/videocallmobile')
  await startCall(doctor, ana)
  return { engine, doctor, ana, hub, twilio, network }
}

/**
 * The faults of a call between ana and the doctor of a tenant. The doctor's browser is English, the patient's phone Spanish. Prints how
 * long each fault lasts; `engine` is its name in what is printed.
 */
export async function surviveFaults(engine: string, tenant: string, people: People): Promise<void> {
  people.expectedErrors.push(/ERR_FAILED/, /WebSocket connection/, /ERR_INTERNET_DISCONNECTED/)
  const call = await openCall(engine, tenant, people)
  const { doctor, ana } = call
  try {
    await measureRecovery(`${engine}: both see each other after the answer`, async () => {
      await expectPicture(doctor, ofAna)
      await expectPicture(ana, ofDoctor)
    })
    await loseHub(call)
    await loseNetwork(call)
    await unplug(call)
    const second = await ana.context().newPage()
    await takeOver(call, second)
    await sleepOnLaptop(call, second, people.launchOptions, addressOf(tenant))
    await hangUp(call, second)
    await refuse(call, second)
    await openPortalOfNetwork(call, second)
  } finally {
    await endCall(doctor)
    call.network.close()
  }
}

async function loseHub({ engine, doctor, ana, hub }: Call): Promise<void> {
  await test.step('the hub is unreachable: picture and sound continue, and no fault is shown', async () => {
    await hub.cut()
    await expectPicture(ana, ofDoctor)
    await expectPicture(doctor, ofAna)
    await expect(ana.getByText('Se ha cortado tu conexión', { exact: false })).toHaveCount(0)
    await button(doctor, 'Share screen').click()
    hub.restore()
    await measureRecovery(`${engine}: a shared screen is known after the hub is back`, () =>
      expect(ana.getByText(/comparte su pantalla/)).toBeAttached(),
    )
  })
  await test.step('the token expires in the call: the connection to the hub is opened again', async () => {
    hub.expire()
    await button(doctor, 'Stop sharing').click()
    await measureRecovery(`${engine}: the end of sharing is known after the token has expired`, () =>
      expect(ana.getByText(/comparte su pantalla/)).toHaveCount(0),
    )
    await expectPicture(ana, ofDoctor)
  })
}

async function loseNetwork({ engine, doctor, ana, hub, twilio, network }: Call): Promise<void> {
  const cut = async () => {
    network.cut()
    await Promise.all([hub.cut(), twilio.cut()])
  }
  const setOffline = () => ana.context().setOffline(true)
  const restore = async () => {
    network.restore()
    hub.restore()
    twilio.restore()
    await ana.context().setOffline(false)
  }
  for (const seconds of [5, 30])
    await test.step(`the network is cut for ${seconds} s`, async () => {
      const start = Date.now()
      await cut()
      if (seconds > 10) {
        // The device has a network: nobody knows whose fault it is.
        await expect(ana.getByText('No llegamos al portal')).toBeVisible()
        await setOffline()
        await expect(ana.getByText('Se ha cortado tu conexión', { exact: false })).toBeVisible()
        await expect(doctor.getByText(/has lost connection|^No picture from/)).toBeVisible()
        await expect(button(ana, 'Colgar')).toBeVisible()
      } else await setOffline()
      await ana.waitForTimeout(Math.max(0, start + seconds * 1000 - Date.now()))
      await restore()
      await measureRecovery(
        `${engine}: both see each other after ${seconds} s without a network`,
        async () => {
          await expectPicture(ana, ofDoctor)
          await expectPicture(doctor, ofAna)
        },
      )
      await expect(ana.getByText('Se ha cortado tu conexión', { exact: false })).toHaveCount(0)
      await expect(doctor.getByText(/has lost connection|^No picture from/)).toHaveCount(0)
    })
}

const unplug = ({ engine, doctor, ana }: Call) =>
  test.step('the camera is unplugged: the call goes on without a picture, and the camera comes back', async () => {
    await unplugCamera(ana)
    await expect(ana.getByText(noCamera, { exact: false })).toBeVisible()
    await expect(doctor.getByText(/camera is off\. Nothing/)).toBeVisible()
    await allowDevices(ana)
    await button(ana, 'Probar otra vez').click()
    await measureRecovery(`${engine}: the picture is back after the camera`, () =>
      expectPicture(doctor, ofAna),
    )
    await expect(ana.getByText(noCamera, { exact: false })).toHaveCount(0)
  })

const takeOver = ({ engine, doctor, ana }: Call, second: Page) =>
  test.step('a second tab takes the call over, and the first one says so', async () => {
    await second.goto(ana.url())
    await button(second, joinName).click()
    await measureRecovery(`${engine}: the picture is in the second tab`, () =>
      expectPicture(second, ofDoctor),
    )
    await expect(ana.getByText('Has abierto la llamada en otra ventana')).toBeVisible()
    await expectPicture(doctor, ofAna)
  })

const sleepOnLaptop = ({ engine, doctor }: Call, second: Page, options: LaunchOptions, address: string) =>
  test.step('the same person joins with a laptop, which then sleeps', async () => {
    const laptop = await openLaptop(options)
    try {
      const page = await (await laptop.browser.newContext({ locale: 'es-ES' })).newPage()
      await signIn(page, 'ana', address)
      await openPath(page, '/videocall')
      await button(page, joinName).click()
      await measureRecovery(`${engine}: the picture is on the laptop of the same person`, () =>
        expectPicture(page, ofDoctor),
      )
      await expect(second.getByText('Has abierto la llamada en otra ventana')).toBeVisible()
      await expectPicture(doctor, ofAna)
      laptop.sleep()
      await expect(
        doctor
          .getByText(/has lost connection|^No picture from|isn’t sending any video|camera is off/)
          .first(),
      ).toBeVisible()
      laptop.wake()
      await measureRecovery(`${engine}: both see each other after the laptop has slept`, async () => {
        await expectPicture(doctor, ofAna)
        await expectPicture(page, ofDoctor)
      })
      await button(second, joinName).click()
      await expectPicture(second, ofDoctor)
      await expect(page.getByText('Has abierto la llamada en otra ventana')).toBeVisible()
    } finally {
      await laptop.close()
    }
  })

const hangUp = ({ doctor }: Call, second: Page) =>
  test.step('the other side hangs up: the consultation is not over', async () => {
    await button(doctor, 'Hang up').click()
    await expect(second.getByText(/ha salido de la llamada/)).toBeVisible()
    await expect(second.getByText(/La consulta no ha terminado/)).toBeVisible()
  })

async function refuse({ engine, doctor }: Call, second: Page): Promise<void> {
  await test.step('there is no camera: the call starts without a picture', async () => {
    await refuseDevices(second, 'NotFoundError', ['video'])
    await startCall(doctor, second)
    await expect(second.getByText(noCamera, { exact: false })).toBeVisible()
    await expect(second.getByText('Comprueba que está conectada', { exact: false })).toBeVisible()
    await expect(doctor.getByText(/camera is off\. Nothing/)).toBeVisible()
    await expectPicture(second, ofDoctor)
    await allowDevices(second)
    await button(second, 'Probar otra vez').click()
    await measureRecovery(`${engine}: the picture is there once there is a camera`, () =>
      expectPicture(doctor, ofAna),
    )
    await button(second, 'Colgar').click()
    await expect(doctor.getByText(/has left the call/)).toBeVisible()
  })
  await test.step('the permission is refused: the call starts without sound, and says how to allow it', async () => {
    await refuseDevices(second, 'NotAllowedError', ['video', 'audio'])
    await startCall(doctor, second)
    await expect(second.getByText('No se te oye', { exact: false })).toBeVisible()
    await expect(second.getByText('permite la cámara y el micrófono', { exact: false })).toBeVisible()
    await expectPicture(second, ofDoctor)
    await allowDevices(second)
    await button(second, 'Probar otra vez').click()
    await measureRecovery(`${engine}: the picture is there once it is allowed`, () =>
      expectPicture(doctor, ofAna),
    )
    await expect(second.getByText('No se te oye', { exact: false })).toHaveCount(0)
    await button(second, 'Colgar').click()
    await expect(doctor.getByText(/has left the call/)).toBeVisible()
  })
}

const openPortalOfNetwork = ({ engine }: Call, second: Page) =>
  test.step('a network answers with a page of its own: the appointment still stands', async () => {
    const portal = /\/api\/(appointments|video-calls)/
    await second.route(portal, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
    )
    await second.reload()
    await expect(second.getByText('Tu cita sigue en pie.', { exact: false })).toBeVisible()
    await second.unroute(portal)
    await measureRecovery(`${engine}: the appointment is back after the network`, async () => {
      await button(second, 'Reintentar').click()
      await expect(button(second, joinName)).toBeVisible()
    })
  })
