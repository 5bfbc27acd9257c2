import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser } from '../../../server/platform/identity/test/browser'
import { authorizationRequest, formAddress } from '../../../server/platform/identity/test/portal'
import { databases } from '../../../server/test/databases'
import { row, type Row } from '../report'
import { median } from '../stats'
import { startAccountServer } from './server'

const PAIRS = 200
/** Pairs before the measurement, for the JIT of the server. */
const WARM_UP = 5
const KNOWN = 'ana@portico.test'
/** The most that the answers may differ: this share of the time, and not less than a millisecond. */
const SHARE = 0.05
/** The time in which a server does what the answer does not wait for. */
const AFTER_ANSWER_MS = 100

/** Sends a request about an address and resolves once its answer is complete. */
type Ask = (email: string) => Promise<void>

/** Measures whether the time of an answer tells who has an account: in registration, new password, sign-in and link. */
export async function measureAccounts(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databases) {
    const server = await startAccountServer(database)
    for (const [what, ask] of Object.entries(await createRequests(server.origin)))
      rows.push(...(await compareAddresses(`${database}: ${what}`, ask, server.forget)))
    await server.stop()
  }
  return rows
}

async function createRequests(origin: string): Promise<Record<string, Ask>> {
  const browser = openBrowser()
  const form = formAddress(origin, await browser.go(authorizationRequest(origin).address))
  const conditions = await fetch(`${origin}/api/users/register-conditions`)
  const { version } = (await conditions.json()) as { version: string }
  return {
    registration: (email) =>
      sendJson(`${origin}/api/users`, { ...person, email, conditionsVersion: version }),
    'new password': (email) => sendJson(`${origin}/api/users/request-password-reset?email=${email}`),
    'sign-in': async (email) => {
      expectStatus((await browser.go(form, { email, password: 'Wrong-password-1' })).status)
    },
    'sign-in link': async (email) => {
      expectStatus((await browser.go(form.replace(/\?|$/, '/link$&'), { email })).status)
    },
  }
}

/** A registration that breaks no rule, without its address. */
const person = {
  name: 'Carmen',
  surname: 'Suárez Prieto',
  phone: '+34 655 120 304',
  birthDate: '1951-05-22',
  password: 'Olivo-verde-27',
  passwordVerify: 'Olivo-verde-27',
}

async function sendJson(address: string, body?: object): Promise<void> {
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  await answer.text()
  expectStatus(answer.status)
}

/** A refusal is faster than an answer, so it would make everybody equal. */
function expectStatus(status: number): void {
  if (status >= 300) throw new Error(`A request was answered with ${status}`)
}

/** Asks about a known and an unknown address in turn; which is first alternates. */
async function compareAddresses(what: string, ask: Ask, forget: () => Promise<unknown>): Promise<Row[]> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    for (const who of pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await forget()
      const email = who === 'known' ? KNOWN : `n${String(pair + WARM_UP).padStart(3, '0')}@portico.test`
      const start = performance.now()
      await ask(email)
      if (pair >= 0) times[who].push(performance.now() - start)
      await pause(AFTER_ANSWER_MS)
    }
  }
  const known = median(times.known)
  const unknown = median(times.unknown)
  const most = Math.max(1, SHARE * unknown)
  return [
    row(`${what}: known address, median, ms`, known),
    row(`${what}: unknown address, median, ms`, unknown),
    row(`${what}: difference of the medians, ms`, Math.abs(known - unknown), most),
  ]
}
