import { ServiceRefused, ServiceUnavailable } from './faults'

/** A person waits for the page. */
const TIMEOUT_MS = 8000
const MAX_BYTES = 256 * 1024

/** An answer of the provider; `body` is empty unless it is a JSON object. */
export interface JsonAnswer {
  ok: boolean
  status: number
  body: Readonly<Record<string, unknown>>
}

/**
 * Sends a request to the provider. Redirects are not followed, because they may carry a secret elsewhere. Rejects with
 * `ServiceUnavailable` without an answer or for 429 and 5xx.
 */
export async function requestJson(address: string, init: RequestInit = {}): Promise<JsonAnswer> {
  const response = await fetch(address, {
    ...init,
    headers: { accept: 'application/json', ...(init.headers as Record<string, string>) },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new ServiceUnavailable(`${new URL(address).host} does not answer`, { cause: error })
  })
  if (response.status === 429 || response.status >= 500)
    throw new ServiceUnavailable(`${new URL(address).host} answers ${response.status}`)
  return { ok: response.ok, status: response.status, body: parseObject(await readText(response)) }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > MAX_BYTES) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw new ServiceUnavailable('An answer of the provider breaks off', { cause: error })
  }
  if (size > MAX_BYTES) throw new ServiceRefused('An answer of the provider is too long')
  return Buffer.concat(chunks).toString()
}

function parseObject(text: string): JsonAnswer['body'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as JsonAnswer['body']) : {}
  } catch {
    return {}
  }
}
