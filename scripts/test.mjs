/**
 * `npm test`: all checks and tests, from formatting to the whole product in a browser.
 * `npm run test:quick`: types, lint, format, unused code and the unit tests, without databases, servers, builds and browsers.
 * Installs packages and builds on a fresh clone. The last line is `N passed, N failed`; before it is the first failure, with the command
 * that repeats it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensurePackages, root } from './setup/packages.mjs'
import { browserFailures, flakyStories, formatEnd, unitFailures } from './test/failures.mjs'
import { createTemporaryFolder } from './test/temporaryFolder.mjs'
import { readCleanCommit, writeTested } from './test/testedCommit.mjs'

const isQuick = process.argv.includes('--quick')
// The compiler and the linter are programs in Go. Without its garbage collection they take two thirds of the processor time; above a
// quarter of the memory it collects.
process.env.GOGC ??= 'off'
process.env.GOMEMLIMIT ??= `${Math.floor(os.totalmem() / 4 / 2 ** 20)}MiB`
/** How many parts of the program the compiler checks at a time. Each checks the types that they share again. */
const checkers = String(Math.min(4, os.availableParallelism()))

await ensurePackages()
const { findChromium } = await import('./setup/chromium.mjs')
const { ensureBuild } = await import('./setup/build.mjs')

const resultFolder = createTemporaryFolder()
const totals = { passed: 0, failed: 0 }
/** Labels of the failed checks and suites. */
const failedLabels = []
/** The failed checks, each with its output and the command that repeats it. */
const failedChecks = []
/** The same of each failed test, in the order of the run. */
const failedTests = []
/** The same of each story that passed the second time. */
const flaky = []
const commit = readCleanCommit(root)

const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(0)

/** Prints the result of a check or suite. */
function printResult(label, isOk, start) {
  console.log(`── ${label}: ${isOk ? 'ok' : 'FAILED'}, ${secondsSince(start)} s`)
  if (!isOk) failedLabels.push(label)
}

/** Runs checks in parallel; each counts as one test and its output is printed when it ends. */
async function runChecks(checks) {
  const running = Object.entries(checks).map(async ([label, [script, ...args]]) => {
    const start = Date.now()
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    const [status] = await once(child, 'close')
    const text = Buffer.concat(output).toString()
    console.log(`\n── ${label}\n${text}`)
    printResult(label, status === 0, start)
    if (status !== 0)
      failedChecks.push({
        text: `${label}\n${text.trimEnd()}`,
        command: ['node', `node_modules/${script}`, ...args].join(' '),
      })
    totals[status === 0 ? 'passed' : 'failed'] += 1
  })
  await Promise.all(running)
}

/** Less garbage collection: rendered screens are short-lived, and the default of 16 MB is soon full of them. */
const roomForNew = '--max-semi-space-size=64'

/** Runs a test suite and adds the counts of its report; a run without a readable report counts as failed. */
async function runSuite(label, script, args, env, readCounts) {
  console.log(`\n── ${label}`)
  const start = Date.now()
  const child = spawn(process.execPath, [roomForNew, path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [status] = await once(child, 'close')
  printResult(label, status === 0, start)
  const { passed, failed, failures, unsteady = [] } = readCounts() ?? { passed: 0, failed: 1, failures: [] }
  totals.passed += passed
  totals.failed += status === 0 ? failed : Math.max(failed, 1)
  failedTests.push(...failures)
  flaky.push(...unsteady)
}

/** Returns a function that reads a JSON report; undefined if the report is missing or malformed. */
const report = (file, read) => () => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The projects of vitest.config.ts without databases, servers, builds and pages. */
const unitProjects = ['rules', 'documents', 'screens', 'isolated']

async function runUnitTests() {
  const file = path.join(resultFolder, 'unit.json')
  const projects = isQuick ? unitProjects.map((name) => `--project=${name}`) : []
  await runSuite(
    isQuick ? 'unit' : 'unit and contract',
    'vitest/vitest.mjs',
    [
      'run',
      ...projects,
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {},
    report(file, (result) => ({
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numFailedTestSuites,
      failures: unitFailures(result, root),
    })),
  )
}

async function runBrowserTests() {
  const chromium = await findChromium()
  if (chromium === undefined) {
    console.error('\nNo Chromium found. Install one, or set CHROMIUM_PATH.')
    totals.failed += 1
    failedLabels.push('end to end: no browser')
    return
  }
  const file = path.join(resultFolder, 'e2e.json')
  await runSuite(
    'end to end',
    '@playwright/test/cli.js',
    ['test'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report(file, (result) => ({
      passed: result.stats.expected + result.stats.flaky,
      failed: result.stats.unexpected,
      failures: browserFailures(result, root),
      unsteady: flakyStories(result, root),
    })),
  )
}

const checks = {
  formatting: ['oxfmt/bin/oxfmt', '--check'],
  lint: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  types: ['typescript/bin/tsc', '-p', 'tsconfig.json', '--checkers', checkers],
  'unused code': ['knip/bin/knip.js', '--no-progress'],
  ...(!isQuick && {
    schemas: ['tsx/dist/cli.mjs', 'scripts/schemas.ts', '--check'],
    tenants: ['tsx/dist/cli.mjs', 'scripts/tenant.ts', 'check'],
  }),
}
// The build uses one core, and the unit tests wait for a third of their time.
const checked = runChecks(checks)
if (!isQuick) await ensureBuild()
await Promise.all([checked, runUnitTests()])
if (!isQuick) await runBrowserTests()

const end = formatEnd(flaky, [...failedChecks, ...failedTests])
if (end !== '') console.error(`\n${end}`)
if (failedLabels.length > 0) console.error(`\nFailed: ${failedLabels.join('; ')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
// A release asks for the commit that has passed (scripts/release.ts).
if (!isQuick && totals.failed === 0 && commit !== null && commit === readCleanCommit(root))
  writeTested(root, { commit, passed: totals.passed })
