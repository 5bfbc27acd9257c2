import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Listener } from '../platform/http/app'

/** Looks whether one part of the server works. Rejects if it does not. */
export type Check = () => Promise<unknown>

/** How long a part may take to answer. */
const CHECK_MS = 2000
/** Answers are kept this long: whoever asks often costs nothing. */
const KEPT_MS = 1000

/**
 * Answers `/health` and `/ready` at any host, also by address. `/health` says that the process answers; `/ready`, with 200 or 503,
 * which parts work. Neither says why a part fails: that is in the log of that part. A server that stops is not ready.
 */
export function probes(
  checks: Readonly<Record<string, Check>>,
  isStopping = () => false,
  now = () => Date.now(),
): Listener {
  let kept: { at: number; result: Promise<Record<string, boolean>> } | undefined
  const readParts = () => {
    if (!kept || now() - kept.at > KEPT_MS) kept = { at: now(), result: runChecks(checks) }
    return kept.result
  }
  return (req: IncomingMessage, res: ServerResponse) => {
    const path = (req.url ?? '').split('?')[0]
    if ((path !== '/health' && path !== '/ready') || !['GET', 'HEAD'].includes(req.method ?? '')) return false
    if (path === '/health') send(res, 200, { status: 'ok' })
    else if (isStopping()) send(res, 503, { status: 'stopping' })
    else void sendParts(res, readParts())
    return true
  }
}

async function sendParts(res: ServerResponse, result: Promise<Record<string, boolean>>): Promise<void> {
  const parts = await result
  const isReady = Object.values(parts).every(Boolean)
  send(res, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', parts })
}

async function runChecks(checks: Readonly<Record<string, Check>>): Promise<Record<string, boolean>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await works(check)] as const),
  )
  return Object.fromEntries(results)
}

/** A check that does not answer in time counts as failed. */
async function works(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_MS)
  })
  const result = await Promise.race([
    late,
    check().then(
      () => true,
      () => false,
    ),
  ])
  clearTimeout(timer)
  return result
}

function send(res: ServerResponse, status: number, body: object): void {
  res
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
