/** Notes the address of every module that a process loads, in the file that its last argument names. Use it with `--import`. */
import { appendFileSync } from 'node:fs'
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// The hooks run in a thread of their own, which loads this file again.
if (isMainThread) register(import.meta.url, { data: process.argv.at(-1) })

let file = ''
export function initialize(data) {
  file = data
}

export function load(url, context, nextLoad) {
  appendFileSync(file, `${url}\n`)
  return nextLoad(url, context)
}
