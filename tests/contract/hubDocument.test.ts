// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import specifications from '@asyncapi/specs'
import { Ajv, type Options } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import errorCodes from '../../schemas/errors.json' with { type: 'json' }
import hub from '../../schemas/hub.json' with { type: 'json' }
import { hubMessageNames } from '../../schemas/hub'

const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'schemas/generated/asyncapi.json'), 'utf8')
const document = JSON.parse(text) as {
  operations: Record<string, Record<string, unknown>>
  components: { messages: Record<string, { payload: object }>; schemas: Record<string, object> }
}
const official = specifications.schemas['3.0.0'] as object

const isValid = (schema: object, value: unknown, options: Options = {}) => {
  const validate = addFormats.default(new Ajv({ strict: false, allErrors: true, ...options })).compile(schema)
  return [validate(value), validate.errors ?? []]
}

it('SHELL-048 the document of the hub is AsyncAPI 3.0 for the official schema', () => {
  // The official schema has the meta-schema of JSON Schema in it.
  const own = { meta: false, validateSchema: false, logger: false } as const
  expect(isValid(official, document, own)).toEqual([true, []])
  const { channels: _, ...broken } = JSON.parse(text) as Record<string, unknown>
  expect(isValid(official, { ...broken, operations: { one: {} } }, own)[0]).toBe(false)
})

it('SHELL-048 every reference of the document leads to a part of it', () => {
  const links = [...new Set([...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, link = '']) => link))]
  const at = (link: string) =>
    link
      .split('/')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((link) => at(link) === undefined)).toEqual([])
})

it('SHELL-048 a message is of the specification, or the document says what the portal does without it', () => {
  for (const [name, one] of Object.entries(document.operations)) {
    const isSpecified = /^(CALL|CHAT)-\d{3}$/.test(String(one['x-requirement']))
    expect([name, one['x-level'], typeof one['description']]).toEqual(
      isSpecified ? [name, 'specified', 'undefined'] : [name, 'added', 'string'],
    )
  }
})

it.each([
  'CALL-048',
  'CALL-049',
  'CALL-050',
  'CALL-051',
  'CALL-052',
  'CALL-053',
  'CALL-054',
  'CHAT-012',
  'CHAT-013',
])('%s is a message of the document', (statement) => {
  const found = Object.values(document.operations).filter((one) => one['x-requirement'] === statement)
  expect(found).toHaveLength(1)
})

it('SHELL-048 the portal listens to every message that the hub sends, and to no other', () => {
  const sent = Object.entries(hub.messages).filter(([, one]) => one.from === 'hub')
  expect(sent.map(([name]) => name).toSorted()).toEqual(hubMessageNames.toSorted())
})

it('SHELL-048 every error of a message has a meaning, and every meaning a message', () => {
  const used = new Set(Object.values(hub.messages).flatMap((one) => ('errors' in one ? one.errors : [])))
  expect([...used].filter((code) => !(code in errorCodes) && !(code in hub.errors))).toEqual([])
  expect(Object.keys(hub.errors).filter((code) => !used.has(code))).toEqual([])
})

it('CALL-053 the arguments of a message are described in order', () => {
  const { payload = {} } = document.components.messages['delayCall'] ?? {}
  const schema = { ...payload, components: document.components }
  expect(isValid(schema, [7, 10])).toEqual([true, []])
  for (const wrong of [[7], ['7', 10], [7, 10, 1]])
    expect([wrong, isValid(schema, wrong)[0]]).toEqual([wrong, false])
})
