// @vitest-environment node
import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { openShare } from './openShare'
import { readShlink, type Shlink } from './shlink'

/*
 * Links and files as other programs make them: docs.smarthealthit.org/smart-health-links/spec. The files are encrypted here with
 * node:crypto by RFC 7516 (compact form, `dir`, `A256GCM`), and not with the library that the portal reads them with.
 */
const key = randomBytes(32)
const summary = { resourceType: 'Bundle', type: 'document' }

/** A file as its maker encrypts it; most makers compress it first. */
function fileOf(content: object, more: object): string {
  const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', ...more })).toString('base64url')
  const text = Buffer.from(JSON.stringify(content))
  const start = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, start).setAAD(Buffer.from(header))
  const body = Buffer.concat([cipher.update('zip' in more ? deflateRawSync(text) : text), cipher.final()])
  const parts = [start, body, cipher.getAuthTag()].map((part) => part.toString('base64url'))
  return [header, '', ...parts].join('.')
}
const compressed = fileOf(summary, { zip: 'DEF', cty: 'application/fhir+json' })
const link = (flag = ''): Shlink => ({ url: 'https://shl.example/m', key: key.toString('base64url'), flag })

/** Answers by address, and notes what was asked. */
function serve(answers: Record<string, () => Response>) {
  const asked: [string, string | undefined, unknown][] = []
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    asked.push([String(address), init.method, body])
    return answers[String(address).split('?')[0] ?? '']?.() ?? new Response(null, { status: 404 })
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())
const manifest =
  (...files: object[]) =>
  () =>
    Response.json({ files })

it.each([
  ['compressed', compressed],
  ['not compressed', fileOf(summary, {})],
  ['with a line break at its end', `${compressed}\n`],
])('REC-062 a file of another maker, %s, is read from its manifest', async (_, embedded) => {
  const asked = serve({
    'https://shl.example/m': manifest({ contentType: 'application/fhir+json', embedded }),
  })
  expect(await openShare(link('P'), '123456', 'portal.example')).toEqual({ state: 'open', summary })
  expect(asked).toEqual([
    ['https://shl.example/m', 'POST', { recipient: 'portal.example', passcode: '123456' }],
  ])
})

it('REC-062 of several files the one with FHIR is read, and where it is elsewhere it is fetched', async () => {
  serve({
    'https://shl.example/m': manifest(
      { contentType: 'application/smart-health-card', embedded: fileOf({ verifiableCredential: [] }, {}) },
      { contentType: 'application/fhir+json;fhirVersion=4.0.1', location: 'https://files.example/1' },
    ),
    'https://files.example/1': () => new Response(compressed),
  })
  expect(await openShare(link(), '', 'portal.example')).toEqual({ state: 'open', summary })
})

it('REC-062 a link to one file has no manifest: it is fetched, with who reads it in its address', async () => {
  const asked = serve({ 'https://shl.example/m': () => new Response(compressed) })
  expect(await openShare(link('U'), '', 'portal.example')).toEqual({ state: 'open', summary })
  expect(asked).toEqual([['https://shl.example/m?recipient=portal.example', undefined, undefined]])
})

it.each([
  [
    'a wrong code',
    () => Response.json({ remainingAttempts: 2 }, { status: 401 }),
    { state: 'wrong', remaining: 2 },
  ],
  ['an ended link', () => Response.json({}, { status: 404 }), { state: 'closed' }],
  [
    'a server that has failed',
    () => new Response(null, { status: 503 }),
    { state: 'unreachable', host: 'shl.example' },
  ],
  ['an empty manifest', manifest(), { state: 'unreadable' }],
  [
    'a file of another key',
    manifest({ embedded: `${compressed.slice(0, -4)}AAAA` }),
    { state: 'unreadable' },
  ],
  ['a file that is gone', manifest({ location: 'https://files.example/2' }), { state: 'unreadable' }],
])('REC-062 %s', async (_, answer, expected) => {
  serve({ 'https://shl.example/m': answer })
  expect(await openShare(link(), '', 'x')).toEqual(expected)
})

/* Links that others have made: of the viewer of the University of Washington (CIRG), and of VaxX. */
it.each([
  [
    'https://smart-health-links-ips.cirg.washington.edu/ips#shlink:/eyJ1cmwiOiJodHRwczovL3NtYXJ0LWhlYWx0aC1saW5rcy1zZXJ2ZXIuY2lyZy53YXNoaW5ndG9uLmVkdS9hcGkvc2hsL3NzcFhkSHdrbmRQb3Z2bmNpbW1MS2xaS2pMR3FiUzFzQUtycmNDbDUzRTQiLCJmbGFnIjoiIiwia2V5IjoieUQ2VTQ1RjU4ZzJXOTRSUzRZVklMS0hoS0xpZ1lNdkRSQi0xenNGdjdMTSIsImxhYmVsIjoiU0hMIGZyb20gMjAyMy0wNy0xNyJ9',
    'smart-health-links-server.cirg.washington.edu',
  ],
  [
    'shlink:/eyJsYWJlbCI6IkN1c3RvbSBEYXRhc2V0IDExIiwidXJsIjoiaHR0cHM6Ly9hcGkudmF4eC5saW5rL2FwaS9zaGwveFJ4M2Q0QzNROE0wbnhaejZmc1ZYdGYyLW5QTDlwUXdBb2RRZVVYNzFqYyIsImZsYWciOiIiLCJrZXkiOiI0RXNvSFF3WXdTLU8wVW43WkNBQXlSMnQ2TVJ3WjJpSndLMFlZTnBNcEZFIn0',
    'api.vaxx.link',
  ],
])('REC-062 a link of another portal is read: %s', (text, host) => {
  const found = readShlink(text)
  expect([found && new URL(found.url).host, found?.flag]).toEqual([host, ''])
})
