import type { JSONSchema } from 'json-schema-to-typescript'
import errorCodes from '../../../schemas/errors.json' with { type: 'json' }
import { nameOf, type Entities } from '../entities'
import type { HubContract, HubMessage } from '../hubContract'
import { withLinks } from '../hubTypes'
import rules from './rules.json' with { type: 'json' }

type Codes = Readonly<Record<string, string>>

/** The AsyncAPI 3.0 document of the hub: each message with its arguments, its answer, its errors and its level. */
export function asyncApi(hub: HubContract, entities: Entities): object {
  const messages = Object.entries(hub.messages)
  const answered = messages.filter(([, { answer }]) => answer)
  const codes = {
    ...Object.fromEntries(Object.entries(errorCodes).map(([code, { text }]) => [code, text])),
    ...hub.errors,
  }
  const document = {
    asyncapi: '3.0.0',
    info: { title: 'Portico hub', version: '1', description: rules.join('\n\n') },
    defaultContentType: 'application/json',
    servers: { hub: { host: '{host}', pathname: '/hub', protocol: 'wss', security: [bearer], variables } },
    channels: {
      hub: {
        address: '/hub',
        messages: Object.fromEntries([
          ...messages.map(([name]) => [name, message(name)]),
          ...answered.map(([name]) => [answerOf(name), message(answerOf(name))]),
        ]),
      },
    },
    operations: Object.fromEntries(messages.map(([name, one]) => [name, operation(name, one)])),
    components: {
      messages: Object.fromEntries([
        ...messages.map(([name, one]) => [name, describeMessage(name, one)]),
        ...answered.map(([name, one]) => [answerOf(name), describeAnswer(name, one, codes)]),
      ]),
      schemas: { ...hub.definitions, ...entitiesOf(entities, hub) },
    },
  }
  return withLinks(JSON.parse(JSON.stringify(document).replaceAll('.schema.json"', '"')) as object, schemas)
}

const schemas = '#/components/schemas/'
const variables = { host: { description: 'The host of `addresses.hub` in the tenant.' } }
const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description:
    'The access token, as header or as `access_token` in the address of the WebSocket, as SignalR sends it.',
}

const answerOf = (name: string) => `${name}Answer`
const message = (name: string) => ({ $ref: `#/components/messages/${name}` })
const inChannel = (name: string) => ({ $ref: `#/channels/hub/messages/${name}` })

/** The document describes the hub: it receives what the portal sends. */
const operation = (name: string, one: HubMessage) => ({
  action: one.from === 'portal' ? 'receive' : 'send',
  channel: { $ref: '#/channels/hub' },
  summary: one.summary,
  ...(one.requirement && { 'x-requirement': one.requirement }),
  'x-level': one.requirement ? 'specified' : 'added',
  ...(one.without && { description: `Without it: ${one.without}` }),
  messages: [inChannel(name)],
  ...(one.answer && {
    reply: { channel: { $ref: '#/channels/hub' }, messages: [inChannel(answerOf(name))] },
  }),
})

/** The arguments of an invocation, in order. */
const describeMessage = (name: string, { summary, arguments: args, mayBePartial }: HubMessage) => ({
  name,
  title: name,
  summary,
  ...(mayBePartial && { 'x-may-be-partial': true }),
  payload: {
    type: 'array',
    description: 'The arguments of the invocation, in order.',
    ...(args.length > 0 && { items: args.map(describeArgument) }),
    minItems: args.filter(({ isOptional }) => !isOptional).length,
    maxItems: args.length,
  },
})

const describeArgument = ({ name: title, schema, description }: HubMessage['arguments'][0]) => ({
  ...(schema.$ref ? { allOf: [schema] } : schema),
  title,
  ...(description && { description }),
})

/** The completion of an invocation: a result, or an error whose text is one of the codes. */
const describeAnswer = (
  name: string,
  { answer = {}, answerMayBeEmpty, errors = [] }: HubMessage,
  codes: Codes,
) => ({
  name: answerOf(name),
  title: answerOf(name),
  summary: `The completion of \`${name}\`.`,
  ...(answerMayBeEmpty && { 'x-may-be-empty': true }),
  payload: {
    type: 'object',
    properties: {
      result: answer,
      error: {
        enum: errors,
        description: errors.map((code) => `\`${code}\`: ${codes[code] ?? ''}`).join('\n\n'),
      },
    },
  },
})

/** The entities of the messages, themselves or through other entities. */
function entitiesOf(entities: Entities, hub: HubContract): Record<string, JSONSchema> {
  const used = new Map<string, JSONSchema>()
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"\$ref":"(\w+)/g)) {
      const schema = entities[`${name}.schema.json`]
      if (!schema || used.has(name)) continue
      used.set(name, { ...schema, $id: undefined })
      add(JSON.stringify(schema))
    }
  }
  add(JSON.stringify([hub.messages, hub.definitions]))
  return Object.fromEntries([...used].map(([name, schema]) => [nameOf(name), schema]))
}
