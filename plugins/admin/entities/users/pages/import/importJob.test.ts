// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { ApiError } from '@portico/core/http/apiError'
import { resetPersonAtoms, store } from '@portico/core/state/store'
import { importJobAtom, startImport } from './importJob'

const chosen = {
  file: new File(['name\nAna'], 'altas.csv'),
  csv: { names: ['name'], separator: ',' as const, lines: new Map([[2, 'Ana']]), headerLine: 1 },
  columns: ['name'],
}
const counts = { created: 1, updated: 0, unchanged: 0, refused: 0 }
const lines = (...all: object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('')

/** A server that sends these chunks and then ends. */
const server = (chunks: string[], end: () => Promise<undefined> = () => Promise.resolve(undefined)) =>
  ((_: string, { onText }: { onText: (chunk: string) => void }) => {
    chunks.forEach(onText)
    return end()
  }) as unknown as Call

const endOf = async (call: Call) => (await startImport(call, chosen))?.end

test('ADMIN-159 an import is done once the server has sent the total', async () => {
  const run = await startImport(
    server([lines({ done: 1, ...counts }), lines({ total: 1, ...counts })]),
    chosen,
  )
  expect([run?.end, run?.progress.created]).toEqual(['done', 1])
  expect(store.get(importJobAtom)).toBe(run)
})

test('ADMIN-159 without the total, or without a connection, the import is lost', async () => {
  expect(await endOf(server([lines({ done: 1, ...counts })]))).toBe('lost')
  expect(await endOf(server([], () => Promise.reject(new ApiError(0, 'NETWORK'))))).toBe('lost')
})

test('ADMIN-043 a rejected file ends the import with an error of the server', async () => {
  const refused = new ApiError(400, 'FORMAT_NOT_VALID')
  expect(await endOf(server([], () => Promise.reject(refused)))).toBe(refused)
})

/** A server that runs an import until it is stopped, and whose operation to stop one answers this. */
function stoppable(answerToStop: () => Promise<undefined>) {
  const asked: string[] = []
  let end = () => {}
  const call = ((operation: string, input: Record<string, never>) => {
    asked.push(operation)
    if (operation.endsWith('/stop')) return answerToStop().then(() => end())
    const { signal, onText, query } = input as unknown as {
      signal: AbortSignal
      onText: (chunk: string) => void
      query: { after?: number }
    }
    return new Promise<undefined>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      const total = query.after === undefined ? 5 : 9
      const isStopped = query.after === undefined
      end = () => {
        onText(lines({ total, ...(isStopped && { stopped: true }), ...counts }))
        resolve(undefined)
      }
      if (query.after !== undefined) end()
    })
  }) as unknown as Call
  return { call, asked }
}

test('ADMIN-015 ADMIN-159 a stopped import says what it has written, and continues after it', async () => {
  const { call } = stoppable(() => Promise.resolve(undefined))
  const running = startImport(call, chosen)
  store.get(importJobAtom)?.stop()
  expect(store.get(importJobAtom)).toMatchObject({ isStopping: true, end: null })
  const stopped = await running
  expect(stopped).toMatchObject({ end: 'stopped', progress: { done: 5, created: 1 } })
  const rest = await startImport(call, chosen, stopped ?? undefined)
  expect(rest).toMatchObject({ end: 'done', progress: { done: 9, created: 2 } })
})

test('ADMIN-015 an import that the server cannot stop is aborted', async () => {
  const { call, asked } = stoppable(() => Promise.reject(new ApiError(404, 'NOT_FOUND')))
  const running = startImport(call, chosen)
  store.get(importJobAtom)?.stop()
  expect((await running)?.end).toBe('stopped')
  expect(asked).toHaveLength(2)
})

test('ROLE-005 an import of a user who has signed out reports nothing', async () => {
  const call = ((_: string, { onText, signal }: { onText: (chunk: string) => void; signal: AbortSignal }) => {
    resetPersonAtoms()
    onText(lines({ done: 1, ...counts }))
    return Promise.resolve(signal.aborted)
  }) as unknown as Call
  expect(await startImport(call, chosen)).toBeNull()
  expect(store.get(importJobAtom)).toBeNull()
})
