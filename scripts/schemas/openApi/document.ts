import type { JSONSchema } from 'json-schema-to-typescript'
import type { Capabilities, Operation, Operations, Topics } from '../contract'
import { nameOf, type Entities } from '../entities'
import { errorComponents } from './errorAnswers'
import { relink } from './jsonContent'
import { describeOperation, tagOf } from './operation'
import rules from './rules.json' with { type: 'json' }

/** What the document is made of. */
export interface DocumentParts {
  topics: Topics
  entities: Entities
  capabilities: Capabilities
  /** An answer of an operation from the data of the tests, by its key. */
  examples: ReadonlyMap<string, unknown>
}

/** The OpenAPI 3.1 document of the API. */
export function openApi({ topics, entities, capabilities, examples }: DocumentParts): object {
  const paths: Record<string, Record<string, unknown>> = {}
  const tags = new Map<string, Operation>()
  for (const [topic, operations] of Object.entries(topics))
    for (const [key, operation] of Object.entries(operations)) {
      const [method = '', path = ''] = key.split(' ')
      tags.set(tagOf(topic, operation), operation)
      ;(paths[`/${path}`] ??= {})[method.toLowerCase()] = describeOperation({
        key,
        topic,
        operation,
        example: examples.get(key),
      })
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: rules.join('\n\n'),
      'x-capabilities': capabilities,
    },
    servers: [{ url: '/' }],
    tags: [...tags].map(([name, { feature }]) => ({
      name,
      description: feature === name ? `Needs the feature \`${name}\`.` : `\`schemas/api/${name}.json\``,
    })),
    paths,
    components: {
      schemas: schemasOf(entities, JSON.stringify(topics)),
      responses: errorComponents(Object.assign({}, ...Object.values(topics)) as Operations),
      parameters: { impersonation },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** Whom a call is about. */
const impersonation = {
  name: 'X-Impersonation-User',
  in: 'header',
  description: 'The id of the person who the caller acts for. Without it the call is about the caller.',
  schema: { type: 'string' },
}

/** The entities that operations use, themselves or through other entities. */
function schemasOf(entities: Entities, operations: string): Record<string, JSONSchema> {
  const schemas = new Map(Object.entries(entities).map(([file, schema]) => [nameOf(file), schema]))
  const used = new Set(['ApiError'])
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"\$ref":"(\w+)/g))
      if (!used.has(name) && schemas.has(name)) {
        used.add(name)
        add(JSON.stringify(schemas.get(name)))
      }
  }
  add(operations)
  return Object.fromEntries(
    [...schemas]
      .filter(([name]) => used.has(name))
      .map(([name, schema]) => [name, relink({ ...schema, $id: undefined })]),
  )
}
