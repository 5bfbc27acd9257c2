import { PluginProblem } from './problem'

/** Where a file is, and its hash. */
export interface PluginFile {
  url: string
  integrity: string
}

/** Milliseconds until a file that does not arrive, or never ends to run, counts as a problem. */
export const LIMIT_MS = 15_000

/**
 * Loads the module at an address if it has the given hash. The browser checks the hash of a module script before it runs it; the
 * import afterwards gives the same module without a request. Rejects with a `PluginProblem`.
 */
export async function loadModule({ url, integrity }: PluginFile, limit = LIMIT_MS): Promise<unknown> {
  const address = new URL(url, location.origin).href
  await inTime(runScript(address, integrity), limit)
  try {
    return await inTime(import(/* @vite-ignore */ address), limit)
  } catch (cause) {
    throw cause instanceof PluginProblem ? cause : new PluginProblem('throwsAtLoad', String(cause))
  }
}

/** Resolves when the script has run, also where it has thrown. */
async function runScript(address: string, integrity: string): Promise<void> {
  const script = document.createElement('script')
  const ended = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
  })
  Object.assign(script, {
    type: 'module',
    crossOrigin: 'anonymous',
    integrity,
    referrerPolicy: 'no-referrer',
  })
  script.src = address
  document.head.append(script)
  const hasRun = await ended
  script.remove()
  if (!hasRun) throw await explainFailure(address, integrity)
}

/** Why the browser did not run a file: reads it once more and compares. */
export async function explainFailure(address: string, integrity: string): Promise<PluginProblem> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    if (!answer.ok) return new PluginProblem('unreachable', `status ${answer.status}`)
    const found = await integrityOf(new Uint8Array(await answer.arrayBuffer()), integrity.split('-')[0] ?? '')
    if (found !== integrity) return new PluginProblem('changed', found)
    return new PluginProblem(
      'unreachable',
      'The browser refuses the file: its type, or the policy of the page',
    )
  } catch (cause) {
    return new PluginProblem('unreachable', String(cause))
  }
}

async function integrityOf(bytes: BufferSource, algorithm: string): Promise<string> {
  const hash = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), bytes)
  return `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}

/** Rejects where something takes longer than the limit, in milliseconds. */
function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PluginProblem('hangs', `no end within ${limit / 1000} s`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
