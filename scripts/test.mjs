/**
 * `npm test`: everything that must hold, from formatting to the whole product in a browser.
 * Sets itself up on a fresh clone. The last line is `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensurePackages, root } from './setup/packages.mjs'
import { storyFailures, unitFailures } from './test/failures.mjs'

ensurePackages()
const { findChromium } = await import('./setup/chromium.mjs')
const { ensureBuild } = await import('./setup/build.mjs')

const reports = mkdtempSync(path.join(os.tmpdir(), 'portico-test-'))
const totals = { passed: 0, failed: 0 }
const failures = []
/** What each failed test said. */
const details = []

const seconds = (start) => ((Date.now() - start) / 1000).toFixed(0)

function run(label, script, args, env = {}) {
  console.log(`\n── ${label}`)
  const start = Date.now()
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(`── ${label}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(start)} s`)
  if (status !== 0) failures.push(label)
  return status === 0
}

/** Checks that count as one test each, side by side; each says all of its own at once. */
async function checks(all) {
  const begun = Object.entries(all).map(async ([label, [script, ...args]]) => {
    const start = Date.now()
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root })
    const said = []
    child.stdout.on('data', (piece) => said.push(piece))
    child.stderr.on('data', (piece) => said.push(piece))
    const [status] = await once(child, 'close')
    console.log(`\n── ${label}\n${Buffer.concat(said)}`)
    console.log(`── ${label}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(start)} s`)
    if (status !== 0) failures.push(label)
    totals[status === 0 ? 'passed' : 'failed'] += 1
  })
  await Promise.all(begun)
}

/** A test run that counts by its own report; a run without a readable report has failed. */
function suite(label, script, args, env, counts) {
  const ok = run(label, script, args, env)
  const { passed, failed, told } = counts() ?? { passed: 0, failed: 1, told: [] }
  totals.passed += passed
  totals.failed += ok ? failed : Math.max(failed, 1)
  details.push(...told)
}

const report = (file, read) => () => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

await checks({
  formatting: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  lint: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  types: ['typescript/bin/tsc', '-p', 'tsconfig.json'],
  schemas: ['tsx/dist/cli.mjs', 'scripts/schemas.ts', '--check'],
  tenants: ['tsx/dist/cli.mjs', 'scripts/tenant.ts', 'check'],
})
ensureBuild()

const unit = path.join(reports, 'unit.json')
suite(
  'unit and contract',
  'vitest/vitest.mjs',
  ['run', '--reporter=default', '--silent=passed-only', '--reporter=json', `--outputFile.json=${unit}`],
  {},
  report(unit, (r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests + r.numFailedTestSuites,
    told: unitFailures(r),
  })),
)

const chromium = await findChromium()
if (chromium === undefined) {
  console.error('\nNo Chromium found. Install one, or name it in CHROMIUM_PATH.')
  totals.failed += 1
  failures.push('end to end: no browser')
} else {
  const e2e = path.join(reports, 'e2e.json')
  suite(
    'end to end',
    '@playwright/test/cli.js',
    ['test'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: e2e },
    report(e2e, (r) => ({ passed: r.stats.expected, failed: r.stats.unexpected, told: storyFailures(r) })),
  )
}

rmSync(reports, { recursive: true, force: true })
for (const one of details) console.error(`\n── failed: ${one}`)
if (failures.length > 0) console.error(`\nFailed: ${failures.join('; ')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
