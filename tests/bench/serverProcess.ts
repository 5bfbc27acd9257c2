import { fork } from 'node:child_process'

/** Where a server listens, and somebody who may ask it. */
export interface RunningServer {
  origin: string
  token: string
}

/** A request and its body. */
export interface BenchRequest {
  path: string
  body?: object
}

/**
 * Runs a file that serves in a process of its own, works with what it sends once it is ready, and ends it with the
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
        child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
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

/** Milliseconds until the whole answer is there, unpacked. Throws for anything but an answer. */
export async function measureRequest(
  { origin, token }: RunningServer,
  { path, body }: BenchRequest,
): Promise<number> {
  const began = performance.now()
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
  return performance.now() - began
}
