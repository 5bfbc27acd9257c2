import { fork, type ChildProcess } from 'node:child_process'

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

/** A server in a process of its own. */
export interface ServerProcess<T extends RunningServer = RunningServer> {
  /** What the server sent when it was ready. */
  ready: T
  /** Asks the server; the answer is that of `serve`. One question at a time. */
  ask: <A>(question: string) => Promise<A>
  isRunning: () => boolean
  /** Kills it, as a crash does. */
  kill: () => Promise<void>
  /** Returns what the server answers last. */
  stop: <A = null>() => Promise<A>
}

/** Forks a server file. Rejects when it exits before it is ready. */
export async function startServer<T extends RunningServer>(
  file: string,
  args: readonly string[],
): Promise<ServerProcess<T>> {
  const child = fork(file, args, { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ask = <A>(question: string): Promise<A> => {
    const answer = answerOf<A>(child)
    child.send(question)
    return answer
  }
  return {
    ready: await answerOf<T>(child),
    ask,
    isRunning: () => child.connected && child.exitCode === null,
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
    stop: async <A>() => {
      const last = await ask<A>('stop')
      await ended
      return last
    },
  }
}

/** The next message of a process. Rejects when it exits before. */
const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`The server exited with ${code}`))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message as T)
    })
  })

/** Runs the work with a server of an database, and stops it. `more` are further arguments of its file. */
export async function withServer<R, T extends RunningServer = RunningServer>(
  file: string,
  database: string,
  work: (ready: T, server: ServerProcess<T>) => Promise<R>,
  more: readonly string[] = [],
): Promise<R> {
  const server = await startServer<T>(file, [database, ...more])
  try {
    return await work(server.ready, server)
  } finally {
    if (server.isRunning()) await server.stop()
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
