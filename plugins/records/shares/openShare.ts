import { decryptSummary, type Shlink } from './shlink'

/** What became of a try to open a link. */
export type Opening =
  | { state: 'open'; summary: unknown }
  | { state: 'wrong'; remaining: number }
  | { state: 'closed' }
  | { state: 'unreachable' }
  | { state: 'unreadable' }

/** Asks for what a link shares. The request goes to the address in the link, so a session of the portal has no part in it. */
export async function openShare(link: Shlink, passcode: string, recipient: string): Promise<Opening> {
  const answer = await fetch(link.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recipient, ...(passcode && { passcode }) }),
  }).catch(() => null)
  if (!answer || answer.status >= 500) return { state: 'unreachable' }
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status === 401)
    return { state: 'wrong', remaining: Number(field(body, 'remainingAttempts') ?? 0) }
  if (!answer.ok) return { state: 'closed' }
  const files = field(body, 'files')
  const file: unknown = Array.isArray(files) ? files[0] : undefined
  const content = field(file, 'embedded')
  if (typeof content !== 'string') return { state: 'unreadable' }
  return decryptSummary(content, link.key).then(
    (summary): Opening => ({ state: 'open', summary }),
    (): Opening => ({ state: 'unreadable' }),
  )
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
