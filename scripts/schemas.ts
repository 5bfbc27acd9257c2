/**
 * Generates TypeScript types, constants, the shapes of answers, the OpenAPI and AsyncAPI documents and the tenant manifest's schema from schemas/.
 * `npm run schemas` writes the files; `npm run schemas -- --check` fails when one of them is stale.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answerShapes } from './schemas/answerShapes'
import { enumConstants } from './schemas/constants'
import { contractTypes, type Capabilities, type Operations, type Topics } from './schemas/contract'
import { entityTypes, nameOf, type Entities } from './schemas/entities'
import { asyncApi } from './schemas/asyncApi/document'
import type { HubContract } from './schemas/hubContract'
import { hubTypes } from './schemas/hubTypes'
import { openApi } from './schemas/openApi/document'
import { readExamples } from './schemas/openApi/examples'
import { readPlugins, readQuestions } from './schemas/plugins'
import { tenantBase, tenantSchema } from './schemas/tenantSchema'
import { tenantTypes } from './schemas/tenantTypes'

const root = path.resolve(import.meta.dirname, '..')
const readAll = <T>(folder: string): Record<string, T> =>
  Object.fromEntries(
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [file, JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')) as T]),
  )

const entities: Entities = readAll('schemas/entities')
const topics: Topics = Object.fromEntries(
  Object.entries(readAll<Operations>('schemas/api')).map(([file, one]) => [file.replace('.json', ''), one]),
)
const operations: Operations = Object.assign({}, ...Object.values(topics)) as Operations
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown
const capabilities = readJson('schemas/capabilities.json') as Capabilities
const hub = readJson('schemas/hub.json') as HubContract
const base = tenantBase(root)
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const files: Record<string, string> = {
  'schemas/generated/entities.ts': await entityTypes(entities, path.join(root, 'schemas/entities')),
  'schemas/generated/constants.ts': enumConstants(entities),
  'schemas/generated/contract.ts': await contractTypes(operations, Object.keys(entities), capabilities),
  'schemas/generated/answerShapes.json': json(answerShapes(operations, entities)),
  'schemas/generated/bookingQuestions.json': json(await readQuestions(root)),
  'schemas/generated/openapi.json': json(
    openApi({ topics, entities, capabilities, examples: readExamples(root, { topics, entities }) }),
  ),
  'schemas/generated/hub.ts': await hubTypes(hub, Object.keys(entities).map(nameOf)),
  'schemas/generated/asyncapi.json': json(asyncApi(hub, entities)),
  'schemas/generated/tenant.ts': await tenantTypes(base),
  'schemas/tenant.schema.json': json(tenantSchema(base, await readPlugins(root))),
}

const current = (file: string) => {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return ''
  }
}
const stale = Object.entries(files).filter(([file, text]) => current(file) !== text)
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run npm run schemas`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  mkdirSync(path.join(root, 'schemas/generated'), { recursive: true })
  for (const [file, text] of stale) writeFileSync(path.join(root, file), text)
  console.log(stale.length > 0 ? `wrote ${stale.map(([file]) => file).join(', ')}` : 'schemas are up to date')
}
