/**
 * Compares an API with the contract, without changing anything unless `--write` says so:
 * `npm run contract -- --api https://api.example --as patient,admin [--write] [--format text|json|html] [--out FILE] [--record FILE]`.
 * The access token of a role is in `PORTICO_TOKEN_<ROLE>`. `--mock FILE [--port 4100]` serves a recording instead, or the calls of
 * the specification with the data of a folder.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { askApi, noteRoles, recordAnswers, type Recording } from './contract/askApi'
import { checkContract } from './contract/checkContract'
import { checkSaves } from './contract/checkSaves'
import { readContract } from './contract/contract'
import { isBreach } from './contract/finding'
import { mockApi } from './contract/mockApi'
import { formatFindings, type Format } from './contract/formatFindings'
import { readOptions } from './setup/readOptions'

const usage = `Usage: npm run contract -- --api https://api.example --as patient,admin
  --as      roles, each with its access token in PORTICO_TOKEN_<ROLE>
  --format  text (default), json or html
  --out     a file for the report; without it the report is printed
  --write   also creates, changes and removes a record of each list of the administration
  --record  a file for the answers as they are, with the data of real people
  --mock    serves such a file, or the specification with a folder of data, at --port (default 4100), instead of checking an API`

const { values } = readOptions(usage, {
  options: {
    api: { type: 'string' },
    as: { type: 'string', default: '' },
    format: { type: 'string', default: 'text' },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
    record: { type: 'string' },
    mock: { type: 'string' },
    port: { type: 'string', default: '4100' },
  },
})

if (values.mock !== undefined) await serve(values.mock, Number(values.port))
else if (values.api === undefined || !['text', 'json', 'html'].includes(values.format)) fail(usage)
else await check(values.api)

async function serve(file: string, port: number): Promise<void> {
  if (statSync(file).isDirectory()) return serveData(file, port)
  const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording
  mockApi(recording).listen(port, () =>
    console.log(
      `The API of ${file} is at http://localhost:${port}/. The name of a role is its access token: ${rolesOf(recording)}.`,
    ),
  )
}

/** The roles that a recording has answers for. */
const rolesOf = (recording: Recording): string => {
  const roles = new Set(Object.keys(recording).map((key) => key.slice(0, key.indexOf(' '))))
  roles.delete('nobody')
  return [...roles].join(', ')
}

/** Serves API, identity server and hub of the specification with the data of a folder. */
async function serveData(folder: string, port: number): Promise<void> {
  const { serveSpecified } = await import('../tests/specification/serve')
  const { readWorld } = await import('../tests/specification/world')
  const base = `http://localhost:${port}`
  await serveSpecified(readWorld(folder), base)
  console.log(
    `The specification with the data of ${folder} is at ${base}/, its identity server at ${base}/identity`,
  )
}

async function check(api: string): Promise<void> {
  const roles = values.as.split(',').filter(Boolean)
  const tokens = new Map(roles.map((role) => [role, process.env[tokenName(role)] ?? '']))
  const missing = roles.filter((role) => tokens.get(role) === '')
  if (missing.length > 0) fail(`Set ${missing.map(tokenName).join(' and ')} to the access token of the role.`)
  const recording: Recording = {}
  const isKnown = new Map<string, boolean>()
  const ask = noteRoles(recordAnswers(askApi(api, tokens), recording), isKnown)
  const operations = readContract(path.resolve(import.meta.dirname, '..'))
  const today = new Date().toISOString().slice(0, 10)
  const read = await checkContract({ operations, roles, ask, today })
  const findings = values.write ? [...read, ...(await checkSaves({ operations, roles, ask }))] : read
  const report = formatFindings(findings, values.format as Format)
  if (values.out === undefined) console.log(report)
  else writeFileSync(values.out, report)
  if (values.record !== undefined)
    writeFileSync(values.record, JSON.stringify(recording, null, 2), { mode: 0o600 })
  const unknown = roles.filter((role) => isKnown.get(role) === false)
  for (const role of unknown)
    console.error(
      `The API answers each call of ${role} with 401. Is ${tokenName(role)} an access token that is still valid?`,
    )
  process.exitCode = isBreach(findings) || unknown.length > 0 ? 1 : 0
}

function tokenName(role: string): string {
  return `PORTICO_TOKEN_${role.toUpperCase()}`
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
