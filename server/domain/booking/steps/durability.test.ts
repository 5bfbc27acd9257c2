import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../../../platform/paths'
import { STARTUP_TIMEOUT, type Caller } from '../../../test/clinic/clinic'
import { listBooked, findOffers, bookingRequestAt } from '../../../test/clinic/bookingRequests'

const script = path.join(root, 'server/test/clinic/serverProcess.ts')
const processes: ChildProcess[] = []
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-durability-'))
})
afterEach(() => {
  for (const one of processes.splice(0)) one.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the server on the folder. Returns the process and a function that calls the API as luis. */
async function start(): Promise<{ child: ChildProcess; luis: Caller }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, path.join(folder, 'db')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"port"')) continue
    const { port, token } = JSON.parse(line) as { port: number; token: string }
    return { child, luis: callerOf(port, token) }
  }
  throw new Error('the server did not start')
}

const callerOf =
  (port: number, token: string): Caller =>
  async (method, address, body) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`http://localhost:${port}/${address}`, init)
    const text = await answer.text()
    const parsed = text && (JSON.parse(text) as unknown)
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: parsed }
  }

it(
  'BOOK-091 a confirmed appointment survives kill -9',
  async () => {
    const first = await start()
    const [offer] = await findOffers(first.luis, new Date())
    if (!offer) throw new Error('the demo data has no bookable provider')
    const gone = new Promise((resolve) => first.child.once('exit', resolve))
    const answer = await first.luis(
      'POST',
      'api/appointments/book',
      bookingRequestAt(offer.free[0] ?? '', offer),
    )
    first.child.kill('SIGKILL')
    expect(answer.body).toMatchObject({ booked: true })
    await gone
    const second = await start()
    const [kept] = await listBooked(second.luis)
    expect(kept).toMatchObject({ startDate: offer.free[0], providerId: offer.providerId })
  },
  STARTUP_TIMEOUT * 2,
)
