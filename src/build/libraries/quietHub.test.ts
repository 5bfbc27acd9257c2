import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutLogCalls } from './quietHub'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'node_modules/@microsoft/signalr/dist/esm')
const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

it('every call of the log is dropped, and each is a statement of its own whose result nothing uses', () => {
  const calls = files.flatMap((name) => read(name).match(/^.*ogger\.log\(.*$/gm) ?? [])
  expect(calls.length).toBeGreaterThan(90)
  const quiet = files.flatMap((name) => withoutLogCalls(read(name)).match(/^.*ogger\.log\(.*$/gm) ?? [])
  expect(quiet.filter((line) => !/^\s*false && (this\._)?logger\.log\(LogLevel\./.test(line))).toEqual([])
})

it('nothing else changes', () => {
  for (const name of files) expect(withoutLogCalls(read(name)).replaceAll('false && ', '')).toBe(read(name))
})

it('the portal switches the log off', () => {
  const code = readFileSync(path.join(root, 'core/realtime/connection/openLink.ts'), 'utf8')
  expect(code).toContain('.configureLogging(LogLevel.None)')
})
