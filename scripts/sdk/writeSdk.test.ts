// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundlePlugin } from './bundlePlugin'
import { sharedModules } from './sharedModules'
import { writeSdk } from './writeSdk'

const root = path.resolve(import.meta.dirname, '../..')
const work = mkdtempSync(path.join(os.tmpdir(), 'portico-sdk-'))
const nuvia = path.join(work, 'nuvia')
const installed = path.join(nuvia, 'node_modules')
afterAll(() => rmSync(work, { recursive: true }))

/** A repository of its own with the plugin, the packed SDK and its peers, and nothing of this project. */
beforeAll(async () => {
  await writeSdk(root, path.join(work, 'sdk'))
  execFileSync('npm', ['pack', path.join(work, 'sdk'), '--silent'], { cwd: work })
  mkdirSync(path.join(installed, '@portico/sdk'), { recursive: true })
  const [tarball = ''] = readdirSync(work).filter((file) => file.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', tarball, '-C', path.join(installed, '@portico/sdk'), '--strip-components=1'], {
    cwd: work,
  })
  for (const peer of ['@types/react', 'csstype', 'typescript', '@typescript', 'vite']) {
    mkdirSync(path.dirname(path.join(installed, peer)), { recursive: true })
    symlinkSync(path.join(root, 'node_modules', peer), path.join(installed, peer))
  }
  cpSync(path.join(root, 'examples/nuvia'), nuvia, {
    recursive: true,
    filter: (file) => !/\.test\.ts$|testBackEnd|node_modules|dist$/.test(file),
  })
  writeFileSync(
    path.join(nuvia, 'tsconfig.json'),
    '{ "extends": "@portico/sdk/tsconfig.json", "include": ["*.ts"] }',
  )
})

const check = () =>
  spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], {
    cwd: nuvia,
    encoding: 'utf8',
  })

test('the example of an integrator type-checks against the packed SDK, in a folder of its own', () => {
  expect(check().stdout).toBe('')
})

test('the types are those of the portal: a misspelt member of a variant does not compile', () => {
  const file = path.join(nuvia, 'variant.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('isUnlisted: true', 'isUnlistd: true'))
  const { stdout } = check()
  writeFileSync(file, text)
  expect(stdout).toContain('isUnlistd')
})

test('its command writes the file that this project would write, and the entry for a tenant', async () => {
  const command = path.join(installed, '@portico/sdk/command.js')
  const output = execFileSync(process.execPath, [command, 'build'], { cwd: nuvia, encoding: 'utf8' })
  const expected = await bundlePlugin(path.join(root, 'examples/nuvia'), sharedModules(root))
  expect(readFileSync(path.join(nuvia, 'dist/nuvia-1.0.0.js'), 'utf8')).toBe(expected.code)
  expect(output).toContain(expected.integrity)
  expect(output).toContain('"range": "^')
})
