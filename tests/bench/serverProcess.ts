import { fork } from 'node:child_process'

/** A running server and an access token for it. */
export interface RunningServer {
  origin: string
  token: string
}

/** A request; with a body it is a POST. */
export interface BenchRequest {
  path: string
  body?: object
}

/**
 * Forks a server file, runs the work with the message the server sends once it is ready, and stops it with the
 * message `stop`.
 */
export async function withServer<R>(
  file: string,
  engine: string,
  work: (ready: RunningServer) => Promise<R>,
): Promise<R> {
  const child = fork(file, [engine], { stdio: 'inherit' })
  try {
    return await work(
      await new Promise<RunningServer>((resolve, reject) => {
        child.once('message', (message) => resolve(message as RunningServer))
        child.once('exit', (code) => reject(new Error(`The server exited with ${code} before it was ready`)))
      }),
    )
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.connected && child.exitCode === null) {
      child.send('stop')
      await ended
    }
  }
}

/** Sends a request and returns the milliseconds until the decompressed response is complete. Throws on an error status. */
export async function measureRequest(
  { origin, token }: RunningServer,
  { path, body }: BenchRequest,
): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${origin}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 200)}`)
  return performance.now() - start
}
