// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Call } from '@core/http/call'
import { ApiError } from '@core/http/apiError'
import { resetPersonAtoms, store } from '@core/state/store'
import { importJobAtom, startImport } from './importJob'

const chosen = {
  file: new File(['name\nAna'], 'altas.csv'),
  csv: { names: ['name'], separator: ',' as const, lines: new Map([[2, 'Ana']]) },
}
const counts = { created: 1, updated: 0, unchanged: 0, refused: 0 }
const lines = (...all: object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('')

/** A server that tells these pieces and then ends so. */
const server = (pieces: string[], end: () => Promise<undefined> = () => Promise.resolve(undefined)) =>
  ((_: string, { onText }: { onText: (piece: string) => void }) => {
    pieces.forEach(onText)
    return end()
  }) as unknown as Call

const endOf = async (call: Call) => (await startImport(call, chosen))?.end

test('ADMIN-159 an import is done when the server has told its result', async () => {
  const run = await startImport(
    server([lines({ done: 1, ...counts }), lines({ total: 1, ...counts })]),
    chosen,
  )
  expect([run?.end, run?.progress.created]).toEqual(['done', 1])
  expect(store.get(importJobAtom)).toBe(run)
})

test('ADMIN-159 without the result, or without a connection, nobody knows what is in: it is to be repeated', async () => {
  expect(await endOf(server([lines({ done: 1, ...counts })]))).toBe('lost')
  expect(await endOf(server([], () => Promise.reject(new ApiError(0, 'NETWORK'))))).toBe('lost')
})

test('ADMIN-043 what the server refuses as a whole is told as it says', async () => {
  const refused = new ApiError(400, 'FORMAT_NOT_VALID')
  expect(await endOf(server([], () => Promise.reject(refused)))).toBe(refused)
})

test('ADMIN-015 an import that is stopped, stops', async () => {
  const call = ((_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })) as unknown as Call
  const running = startImport(call, chosen)
  store.get(importJobAtom)?.stop()
  expect((await running)?.end).toBe('stopped')
})

test('ROLE-005 an import of somebody who has signed out is nobody’s news', async () => {
  const call = ((_: string, { onText, signal }: { onText: (piece: string) => void; signal: AbortSignal }) => {
    resetPersonAtoms()
    onText(lines({ done: 1, ...counts }))
    return Promise.resolve(signal.aborted)
  }) as unknown as Call
  expect(await startImport(call, chosen)).toBeNull()
  expect(store.get(importJobAtom)).toBeNull()
})
