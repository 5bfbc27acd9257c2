#!/usr/bin/env node
/** `portico-plugin build [folder] [--out folder]`, the command of `@portico/sdk`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runBuild } from './runBuild'
import type { SharedModules } from './sharedOnly'

const list = readFileSync(path.join(import.meta.dirname, 'shared.json'), 'utf8')
const { portal, modules } = JSON.parse(list) as {
  portal: string
  modules: Record<string, readonly string[] | 'all'>
}
const shared: SharedModules = new Map(Object.entries(modules))
process.exitCode = await runBuild(process.argv.slice(2), { shared, portal, name: 'portico-plugin' })
