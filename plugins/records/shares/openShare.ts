import { decryptSummary, type Shlink } from './shlink'

/** What became of a try to open a link. */
export type Opening =
  | { state: 'open'; summary: unknown }
  | { state: 'wrong'; remaining: number }
  | { state: 'closed' }
  | { state: 'unreachable'; host: string }
  | { state: 'unreadable' }

/**
 * Asks for what a link shares, and decrypts it. The request goes to the address in the link, so a session of the portal has no part in
 * it. Reads the three forms of the standard: a manifest with the file in it, a manifest with the address of the file, and one file
 * without a manifest.
 */
export async function openShare(link: Shlink, passcode: string, recipient: string): Promise<Opening> {
  const answer = await ask(link, passcode, recipient)
  if (!answer || answer.status >= 500) return unreachable(link.url)
  if (link.flag?.includes('U') && answer.ok) return decrypt(await answer.text(), link)
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status === 401)
    return { state: 'wrong', remaining: Number(field(body, 'remainingAttempts') ?? 0) }
  if (!answer.ok) return { state: 'closed' }
  const content = await contentOf(body)
  return typeof content === 'string' ? decrypt(content, link) : content
}

const unreachable = (address: string): Opening => ({ state: 'unreachable', host: new URL(address).host })

function ask({ url, flag = '' }: Shlink, passcode: string, recipient: string): Promise<Response | null> {
  if (flag.includes('U')) {
    const address = new URL(url)
    address.searchParams.set('recipient', recipient)
    return fetch(address).catch(() => null)
  }
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recipient, ...(passcode && { passcode }) }),
  }).catch(() => null)
}

const FHIR = /^application\/fhir\+json\b/

/** The encrypted summary of a manifest: the first file with FHIR, else the first one; or why there is none. */
async function contentOf(manifest: unknown): Promise<string | Opening> {
  const list = field(manifest, 'files')
  const files: unknown[] = Array.isArray(list) ? list : []
  const file = files.find((one) => FHIR.test(String(field(one, 'contentType')))) ?? files[0]
  const [embedded, location] = [field(file, 'embedded'), field(file, 'location')]
  if (typeof embedded === 'string') return embedded
  if (typeof location !== 'string' || !URL.canParse(location)) return { state: 'unreadable' }
  // The files may be at another origin than the manifest.
  const answer = await fetch(location).catch(() => null)
  if (!answer) return unreachable(location)
  return answer.ok ? answer.text() : { state: 'unreadable' }
}

const decrypt = (content: string, { key }: Shlink): Promise<Opening> =>
  decryptSummary(content.trim(), key).then(
    (summary): Opening => ({ state: 'open', summary }),
    (): Opening => ({ state: 'unreadable' }),
  )

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
