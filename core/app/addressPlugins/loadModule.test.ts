// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { explainFailure } from './loadModule'

/** `hello`, and its hash as command line tools give it. */
const integrity = 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ='
const address = 'https://plugins.test/nuvia.js'
const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))

test.each<[string, () => Promise<Response>, string, string]>([
  ['a network that is away', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable', 'Failed'],
  ['an address without a file', async () => new Response('', { status: 404 }), 'unreachable', '404'],
  ['other bytes, with their hash', async () => new Response('hello!'), 'changed', 'sha256-zgYJL'],
  ['a browser that refuses the right bytes', async () => new Response('hello'), 'unreachable', 'refuses'],
])('a file that does not run says why: %s', async (_, answer, kind, found) => {
  answers(answer)
  const problem = await explainFailure(address, integrity)
  expect(problem.kind).toBe(kind)
  expect(problem.found).toContain(found)
})
