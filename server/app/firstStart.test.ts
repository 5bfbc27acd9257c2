// @vitest-environment node
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBrowser } from '../platform/identity/test/browser'
import { tokensOf } from '../platform/identity/test/portal'
import { freePort } from '../test/freePort'
import { readConfig } from './settings/config'
import { startServer } from './startServer'

const ADMINISTRATOR = 'jefa@clinica.example'
const INVITED = 'lola@clinica.example'
/** The password that the sign-in of the tests types. */
const PASSWORD = 'Portico2026'

let folder: string
/** A message of a restored copy, which everybody may read. */
let restored: string
let origin: string
let close: () => Promise<void>
/** What `/ready` answered when the start was over. */
let readyAtStart: number
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-first-'))
  restored = path.join(folder, 'data/sms/message.txt')
  const tenant = path.join(folder, 'tenants/one')
  mkdirSync(tenant, { recursive: true })
  const files = { logo: 'assets/logo.svg', favicon: 'assets/favicon.svg' }
  const manifest = { id: 'one', name: 'Clínica Norte', hosts: ['localhost'], languages: ['es'], plugins: {} }
  writeFileSync(path.join(tenant, 'tenant.json'), JSON.stringify({ ...manifest, ...files }))
  writeFileSync(path.join(tenant, 'backend.json'), JSON.stringify({ features: ['adminUsers'] }))
  mkdirSync(path.dirname(restored), { recursive: true })
  writeFileSync(restored, 'Clínica Norte')
  for (const place of [path.dirname(restored), restored]) chmodSync(place, 0o755)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    PORTICO_DATA: path.join(folder, 'data'),
    PORTICO_TENANTS: path.join(folder, 'tenants'),
    PORTICO_DEMO: 'off',
    PORTICO_STAND_INS: 'on',
    PORTICO_ADMIN: ADMINISTRATOR,
  }
  ;({ close } = await startServer(readConfig(settings, []), () => ({ register: () => {} })))
  readyAtStart = (await fetch(`${origin}/ready`)).status
}, 120_000)
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

it('an empty server is ready when its start is over: nothing that it needs is still being made', () => {
  expect(readyAtStart).toBe(200)
})

it.skipIf(process.platform === 'win32')('only this user can read the files of a restored copy', () => {
  for (const place of [path.dirname(restored), restored]) expect(statSync(place).mode & 0o077).toBe(0)
})

/** The person and token of the link in the letter to an address. */
async function linkFor(address: string): Promise<Record<string, string>> {
  const mail = path.join(folder, 'data/mail')
  const url = await vi.waitFor(
    async () => {
      const letters = readdirSync(mail).map((name) => PostalMime.parse(readFileSync(path.join(mail, name))))
      const letter = (await Promise.all(letters)).find(({ to }) => to?.[0]?.address === address)
      return new URL(/http\S+#\/accept-conditions\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    },
    { timeout: 60_000, interval: 200 },
  )
  return Object.fromEntries(new URLSearchParams(url.hash.split('?')[1]))
}

/** Sets the password and accepts the conditions, as the page of the link does. */
async function setPassword(address: string): Promise<number> {
  const conditions = await send('GET', 'api/users/register-conditions')
  const { version } = (await conditions.json()) as { version: string }
  const chosen = { password: PASSWORD, passwordVerify: PASSWORD, conditionsVersion: version }
  const body = { ...(await linkFor(address)), ...chosen }
  return (await send('POST', 'api/users/reset-password', body)).status
}

const send = (method: string, address: string, body?: object, token?: string) =>
  fetch(`${origin}/${address}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

it('C-114 AUTH-037 ADMIN-155 on an empty server the first administrator and whoever they invite set a password by letter and sign in', async () => {
  expect(await setPassword(ADMINISTRATOR)).toBe(204)
  const administrator = (await tokensOf(openBrowser(), origin, ADMINISTRATOR)).access_token
  const person = { name: 'Lola', surname: 'Vega', email: INVITED }
  const created = await send('POST', 'api/users/admin', person, administrator)
  expect(created.status).toBe(200)

  expect(await setPassword(INVITED)).toBe(204)
  const invited = (await tokensOf(openBrowser(), origin, INVITED)).access_token
  const own = await send('GET', 'api/users/data', undefined, invited)
  expect(await own.json()).toMatchObject({ name: 'Lola', email: INVITED, emailConfirmed: true })
  expect((await send('GET', 'api/users/admin', undefined, invited)).status).toBe(403)
})
