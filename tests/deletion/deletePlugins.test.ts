import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkPackages } from '../support/linkPackages'
import { violations } from '../architecture/rules'

const root = path.resolve(import.meta.dirname, '../..')
const copied = [
  'core',
  'kits',
  'plugins',
  'schemas',
  'scripts',
  'server',
  'src',
  'tests/architecture',
  'tests/specification',
]
const files = ['index.html', 'package.json', 'tsconfig.base.json', 'vite.config.ts']
const plugins = readdirSync(path.join(root, 'plugins')).sort()

/** The product without tests, pictures and the bench, which may name any plugin. Incremental: each run checks what the deletion changes. */
const tsconfig = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    incremental: true,
    tsBuildInfoFile: 'tsc.tsbuildinfo',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client', 'node'],
  },
  include: ['core', 'kits', 'plugins', 'src', 'schemas', 'server', 'scripts'],
  exclude: [
    '**/*.test.ts',
    '**/*.test.tsx',
    '**/test*/**',
    '**/test[A-Z]*',
    'scripts/pictures*',
    'scripts/bench*',
  ],
}

let project = ''
beforeAll(() => {
  // A folder that contains a locale shows that the build does not depend on where it is.
  project = mkdtempSync(path.join(os.tmpdir(), 'portal-MX-'))
  for (const part of [...copied, ...files]) {
    cpSync(path.join(root, part), path.join(project, part), { recursive: true })
  }
  linkPackages(root, project)
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(tsconfig))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** The compiler's errors; empty for none. */
const compile = () =>
  new Promise<string>((resolve) => {
    const script = path.join(project, 'node_modules/typescript/bin/tsc')
    // Other tests have the other cores, and several threads check the types that they share once each.
    const options = ['-p', 'tsconfig.json', '--pretty', 'false', '--singleThreaded']
    const program = spawn(process.execPath, [script, ...options], { cwd: project })
    let output = ''
    program.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
    program.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
    program.on('close', () => resolve(output))
  })

/** Builds without writing files. Rejects when an import leads nowhere or a build step fails. */
const bundle = () =>
  build({
    root: project,
    configFile: path.join(project, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false, cssMinify: false },
  })

/** The subsets of `items` with `size` members. */
const choose = (items: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : items.flatMap((first, at) => choose(items.slice(at + 1), size - 1).map((rest) => [first, ...rest]))

/** Gives each plugin as many groups as another one, and no two plugins the same groups. */
function groupPlugins(): string[][] {
  for (let count = 1; ; count += 1) {
    const numbers = Array.from({ length: count }, (_, number) => number)
    const subsets = choose(numbers, Math.floor(count / 2))
    if (subsets.length >= plugins.length)
      return numbers.map((number) => plugins.filter((_, at) => subsets[at]?.includes(number)))
  }
}

/**
 * Groups of plugins to delete together. For any two plugins there is a group with the first and without the second, so
 * whatever needs the deleted plugin is still there to fail. `PORTICO_EACH_PLUGIN=1` deletes each plugin alone instead, in
 * five times the time.
 */
const groups = process.env['PORTICO_EACH_PLUGIN'] ? plugins.map((id) => [id]) : groupPlugins()

it('for any two plugins a group contains the first and not the second', () => {
  const pairs = plugins.flatMap((one) =>
    plugins.filter((other) => other !== one).map((other) => [one, other]),
  )
  const together = pairs.filter(
    ([one, other]) => !groups.some((group) => group.includes(one!) && !group.includes(other!)),
  )
  expect(together).toEqual([])
})

/** Deletes the plugins of a group while `check` runs. */
async function without(group: readonly string[], check: () => Promise<void>): Promise<void> {
  const folder = path.join(project, 'plugins')
  const aside = path.join(project, 'deleted')
  mkdirSync(aside)
  const move = (from: string, to: string) =>
    group.forEach((id) => renameSync(path.join(from, id), path.join(to, id)))
  move(folder, aside)
  try {
    await check()
  } finally {
    move(aside, folder)
    rmSync(aside, { recursive: true })
  }
}

const named = (list: readonly string[][]) => list.map((group) => ({ group, names: group.join(', ') }))

it.each(named(groups))('without $names the project compiles and follows its rules', ({ group }) =>
  without(group, async () => {
    expect(await compile()).toBe('')
    expect(violations(project)).toEqual([])
  }),
)

/** What two plugins share is an import or a type, which the compiler sees; the build only adds its own lists of files. */
const halves = [groups[0]!, plugins.filter((id) => !groups[0]!.includes(id))]

it.each(named(process.env['PORTICO_EACH_PLUGIN'] ? groups : halves))(
  'without $names the project builds',
  ({ group }) =>
    without(group, async () => {
      await expect(bundle()).resolves.toBeDefined()
    }),
)
