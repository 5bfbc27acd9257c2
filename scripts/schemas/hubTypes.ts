import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { HubContract, HubMessage } from './hubContract'

const banner = '/* Generated from schemas/hub.json by `npm run schemas`. Do not edit. */'

/**
 * Generates the types of the hub's messages: `HubCalls`, what the portal invokes, with its answers; `HubMessages`, what it receives;
 * and the types of their arguments. `entities` are the names of the entities.
 */
export async function hubTypes(
  { messages, definitions }: HubContract,
  entities: readonly string[],
): Promise<string> {
  const used = entities.filter((name) => JSON.stringify(messages).includes(`"$ref":"${name}"`))
  const from = (side: HubMessage['from']) => Object.entries(messages).filter(([, one]) => one.from === side)
  return [
    banner,
    `import type { ${used.join(', ')} } from './entities'\n`,
    await definitionTypes(definitions),
    '/** What the portal invokes, with the answer of the hub. */',
    interfaceOf('HubCalls', from('portal')),
    '/** What the portal receives. Each message says which patient it concerns, because a user may act for others. */',
    interfaceOf('HubMessages', from('hub')),
  ].join('\n')
}

async function definitionTypes(definitions: HubContract['definitions']): Promise<string> {
  const text = await compile(
    {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]),
      ),
      definitions: withLinks(definitions, '#/definitions/'),
    },
    'HubDefinitions',
    { additionalProperties: false, bannerComment: '', style: { semi: false, singleQuote: true } },
  )
  // The object only makes the generator write the types of all definitions.
  return text.replace(/export interface HubDefinitions \{[^}]*\}\n/, '')
}

/** The definitions with their names as links to them below `place`. */
export const withLinks = <T>(value: T, place: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(/"\$ref":"(\w+)"/g, `"$ref":"${place}$1"`)) as T

const interfaceOf = (name: string, messages: readonly (readonly [string, HubMessage])[]) =>
  [
    `export interface ${name} {`,
    ...messages.flatMap(([message, one]) => [`  /** ${one.summary} */`, `  ${message}: ${functionOf(one)}`]),
    '}\n',
  ].join('\n')

function functionOf({ arguments: args, answer }: HubMessage): string {
  const parameters = args.map(
    ({ name, schema, isOptional }) => `${name}${isOptional ? '?' : ''}: ${typeOf(schema)}`,
  )
  return `(${parameters.join(', ')}) => ${answer ? typeOf(answer) : 'void'}`
}

/** The type of an argument: an entity, a definition, a list of them, or a plain value. */
function typeOf({ $ref, type = 'any', items }: JSONSchema): string {
  if ($ref !== undefined) return $ref
  if (type === 'array') return `${typeOf(items as JSONSchema)}[]`
  return [type]
    .flat()
    .map((one) => (one === 'integer' ? 'number' : one))
    .join(' | ')
}
