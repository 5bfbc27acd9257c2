import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { simulateBluetooth } from '../bluetooth/simulatedBluetooth'
import type { BluetoothAdapter } from '../bluetooth/adapter'
import plugin from '../plugin'

setUpPages()
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES'))
afterEach(() => void Reflect.deleteProperty(navigator, 'bluetooth'))

const none = {
  isAvailable: true,
  name: 'LifeVit',
  isAuthorized: false,
  state: 'none',
  connectedAt: null,
  syncedAt: null,
}
const connected = {
  ...none,
  isAuthorized: true,
  state: 'connected',
  connectedAt: '2026-11-02T07:15:00Z',
  syncedAt: '2026-11-03T08:20:00Z',
}
const open = (authorization: () => object, api: Record<string, unknown> = {}, query = '') =>
  renderPage({
    plugin,
    features: ['devices'],
    path: `profile/devices-config${query}`,
    heading: 'Mis dispositivos',
    api: { 'GET api/lifeVit/info': () => ({ authorization: authorization(), devices: [] }), ...api },
  })
const region = () => screen.findByRole('region', { name: 'Cuenta de LifeVit' })
const press = async (name: string, where: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(where).getByRole('button', { name: new RegExp(`^${name}`) })))

it('DEV-044 the browser goes only to a host that the tenant names', async () => {
  const asked: unknown[] = []
  let url = 'https://evil.example/auth'
  await open(() => none, {
    'GET api/devices/authorization-url': ({ query }: { query: unknown }) => {
      asked.push(query)
      return { url }
    },
  })
  await region()
  await press('Conectar con LifeVit')
  await screen.findByText('LifeVit no responde. Inténtalo dentro de un rato.')
  // Of all addresses, jsdom opens only those of the same page.
  url = `${location.href}?at=provider`
  await press('Conectar con LifeVit')
  expect(location.href).toBe(url)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked[0]).toEqual({ redirect: `${location.origin}/#/profile/devices-config` })
})

it('DEV-044 somebody who has left the page is not taken to the provider', async () => {
  let answer = (_address: object) => {}
  await open(() => none, {
    'GET api/devices/authorization-url': () => new Promise<object>((answered) => (answer = answered)),
  })
  await region()
  await press('Conectar con LifeVit')
  location.hash = '#/videocall/devices'
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cuenta de LifeVit' })).toBeNull())
  const { href } = location
  await act(async () => answer({ url: `${href}?at=provider` }))
  expect(location.href).toBe(href)
})

it('DEV-043 the return completes the connection once, and its measurements arrive', async () => {
  let state: object = none
  const completed: unknown[] = []
  await open(
    () => state,
    {
      'POST api/devices/authorization': ({ body }: { body: unknown }) => {
        completed.push(body)
        return (state = connected)
      },
      'POST api/devices/synchronization': { saved: 12, authorization: connected },
    },
    '?connection=abc',
  )
  await screen.findByText('Han llegado 12 medidas nuevas.')
  expect(completed).toEqual([{ connection: 'abc' }])
  expect(location.hash).toBe('#/profile/devices-config')
  expect((await region()).textContent).toMatch(/Conectada desde el 02-11-2026.*Última vez: 03-11-2026/)
})

it.each([
  [403, 'DEVICE_ACCESS_REFUSED', /^No has dado permiso en LifeVit/],
  [400, 'DEVICE_CONNECTION_EXPIRED', /^La conexión no se ha completado/],
  [503, 'DEVICE_PROVIDER_UNAVAILABLE', /^LifeVit no responde/],
])('DEV-043 a return with %s %s says what happened, and can begin again', async (status, code, text) => {
  await open(
    () => none,
    {
      'POST api/devices/authorization': () => {
        throw new ApiError(status, code)
      },
    },
    '?connection=abc',
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(screen.getByRole('button', { name: /^Conectar con LifeVit/ })).toBeDefined()
})

it('DEV-045 DEV-043 a connection that the provider has ended says so, and is removed after a question', async () => {
  let state: object = connected
  const removed: string[] = []
  await open(() => state, {
    'POST api/devices/synchronization': () => {
      state = { ...connected, isAuthorized: false, state: 'expired' }
      throw new ApiError(400, 'DEVICE_CONNECTION_EXPIRED')
    },
    'DELETE api/devices/deauthenticate': () => {
      state = none
      removed.push('removed')
    },
  })
  await region()
  await press('Traer las medidas')
  await screen.findByText('LifeVit ya no acepta la conexión')
  expect(screen.getByRole('button', { name: /^Conectar otra vez/ })).toBeDefined()
  await press('Quitar la conexión')
  const question = await screen.findByRole('alertdialog', { name: '¿Quitar la conexión con LifeVit?' })
  expect(removed).toEqual([])
  await press('Quitar la conexión', question)
  await screen.findByRole('button', { name: /^Conectar con LifeVit/ })
  expect(removed).toEqual(['removed'])
})

it('DEV-040 a tenant without a provider shows none', async () => {
  await open(() => ({ ...none, isAvailable: false, name: null }))
  await screen.findByRole('region', { name: 'Dispositivos y archivos' })
  expect(screen.queryByRole('button', { name: /^Conectar/ })).toBeNull()
})

const give = (adapter: BluetoothAdapter) =>
  Object.defineProperty(navigator, 'bluetooth', { configurable: true, value: adapter })

it('DEV-001 a browser without Bluetooth says so and offers to write the measurement down', async () => {
  await open(() => none)
  const region = await screen.findByRole('region', { name: 'Dispositivo Bluetooth' })
  within(region).getByText('Este navegador no puede conectarse a dispositivos Bluetooth')
  const link = within(region).getByRole('link', { name: 'Anotar una medida' })
  expect(link.getAttribute('href')).toBe('#/videocall/devices/new')
})

it('DEV-001 Bluetooth that is off says so', async () => {
  give({ ...simulateBluetooth('x', []).adapter, getAvailability: async () => false })
  await open(() => none)
  expect(await screen.findByText('El Bluetooth está apagado')).toBeDefined()
})

it('DEV-004 DEV-029 a measurement by Bluetooth is saved only when the person says so', async () => {
  const device = simulateBluetooth('Beurer BM77', [0x2a35])
  give(device.adapter)
  const saved: unknown[] = []
  let isDown = true
  await open(() => none, {
    'POST api/lifeVit/records': ({ body }: { body: unknown }) => {
      if (isDown) throw new ApiError(500, 'GENERAL')
      return saved.push(body)
    },
  })
  await screen.findByRole('region', { name: 'Dispositivo Bluetooth' })
  await press('Buscar el dispositivo')
  await screen.findByText('Conectado a Beurer BM77. Haz la medida: el valor aparecerá aquí.')
  const send = (hex: string) => act(async () => device.send(0x2a35, hex))
  // What it has stored arrives after the newest.
  await send('06 80 00 4f 00 5f 00 ea 07 0b 02 08 0f 1e 44 00')
  await send('02 96 00 5a 00 5f 00 ea 07 0b 01 08 0f 1e')
  await act(async () => device.lose())
  const measured = await screen.findByRole('region', { name: '¿Guardar esta medida?' })
  expect(measured.textContent).toMatch(
    /Alta128 mmHgBaja79 mmHgPulso68 latidos por minutoBeurer BM77 · 02-11-2026, 08:15/,
  )
  expect(saved).toEqual([])
  // Its clock is days behind: nobody but the person knows whether it stands.
  await press('Guardar la medida', measured)
  await within(measured).findByText('Elige cuándo fue antes de guardarla.')
  const when = within(measured).getByLabelText(/^¿Es de ahora\?/)
  await act(async () => fireEvent.change(when, { target: { value: 'then' } }))
  await press('Guardar la medida', measured)
  await screen.findByText('No se ha guardado. La medida sigue aquí: inténtalo otra vez.')
  isDown = false
  await press('Guardar la medida', measured)
  expect(screen.queryByRole('region', { name: '¿Guardar esta medida?' })).toBeNull()
  expect(saved).toMatchObject([
    {
      measures: [
        { id: 2, value: 128 },
        { id: 3, value: 79 },
        { id: 4, value: 68 },
      ],
      origin: 'bluetooth',
      source: 'Beurer BM77',
    },
  ])
})

it('DEV-004 a lost device, an unknown one and a cancelled choice each have a message', async () => {
  const choices = [
    simulateBluetooth('x', [], () => Promise.reject(new DOMException('', 'NotFoundError'))),
    simulateBluetooth('x', [0x2a19]),
    simulateBluetooth('x', [0x2a35]),
  ]
  let turn = 0
  give({ requestDevice: (options) => choices[turn++]!.adapter.requestDevice(options) })
  await open(() => none)
  await screen.findByRole('region', { name: 'Dispositivo Bluetooth' })
  await press('Buscar el dispositivo')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Buscar el dispositivo')
  expect((await screen.findByRole('alert')).textContent).toMatch(/no envía sus medidas de la forma habitual/)
  await press('Buscar el dispositivo')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => choices[2]?.lose())
  expect((await screen.findByRole('alert')).textContent).toMatch(/Se ha perdido la conexión/)
})
