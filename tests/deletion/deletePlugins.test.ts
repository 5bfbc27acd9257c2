import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { violations } from '../architecture/rules'
import { readSources, type Source } from '../architecture/sources'

const root = path.resolve(import.meta.dirname, '../..')
const copied = ['core', 'kits', 'plugins', 'schemas', 'scripts', 'server', 'src', 'tests/architecture']
const files = ['package.json', 'tsconfig.base.json', 'vite.config.ts']
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
  project = mkdtempSync(path.join(os.tmpdir(), 'portico-delete-'))
  for (const part of [...copied, ...files]) {
    cpSync(path.join(root, part), path.join(project, part), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(tsconfig))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** The compiler's errors; empty for none. */
const compile = () =>
  new Promise<string>((resolve) => {
    const script = path.join(project, 'node_modules/typescript/bin/tsc')
    const program = spawn(process.execPath, [script, '-p', 'tsconfig.json', '--pretty', 'false'], {
      cwd: project,
    })
    let output = ''
    program.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
    program.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
    program.on('close', () => resolve(output))
  })

const extensions = ['', '.ts', '.tsx', '.mjs', '.mts', '.d.ts', '.js']

/** Imports of project files, lazy ones and style sheets included, that lead nowhere: the bundler would stop there. */
function missingImports(sources: readonly Source[]): string[] {
  const entries = readdirSync(project, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules'),
  )
  const present = new Set(entries.map((file) => file.replaceAll('\\', '/')))
  return sources
    .filter(({ isTest, file }) => !isTest && /^(core|kits|plugins|src)\//.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target }) => target !== undefined && !target.includes('*'))
        .filter(
          ({ target }) =>
            !extensions.some((extension) => present.has(`${target?.replace(/\?.*$/, '')}${extension}`)),
        )
        .map(({ specifier }) => `${file} imports ${specifier}`),
    )
}

it.each(plugins)('without plugins/%s the project compiles, resolves and follows its rules', async (id) => {
  const folder = path.join(project, 'plugins', id)
  const aside = path.join(project, `deleted-${id}`)
  renameSync(folder, aside)
  try {
    expect(await compile()).toBe('')
    expect(missingImports(readSources(project))).toEqual([])
    expect(violations(project)).toEqual([])
  } finally {
    renameSync(aside, folder)
  }
})
