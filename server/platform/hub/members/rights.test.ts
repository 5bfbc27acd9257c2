import { describe, expect, it } from 'vitest'
import asyncapi from '../../../../schemas/generated/asyncapi.json' with { type: 'json' }
import hub from '../../../../schemas/hub.json' with { type: 'json' }
import { withoutRights } from './rights'

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; description?: string }

const schemas = asyncapi.components.schemas as Record<string, Schema>
const isRight = (name: string) => /url|link|token|code|password|secret|credential|^key$/i.test(name)

/** The paths of the fields of a schema that are a link, a token or a code by their name. */
function rightsOf(schema: Schema, path: readonly string[] = []): string[][] {
  const named = schema.$ref && schemas[schema.$ref.split('/').at(-1) ?? '']
  if (named) return rightsOf(named, path)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isRight(name) ? [[...path, name]] : rightsOf(field, [...path, name]),
  )
}

const sent = Object.entries(hub.messages).filter(([, { from }]) => from === 'hub')
const rights = sent.flatMap(([message, { arguments: args }]) =>
  args.flatMap((argument) => rightsOf(argument.schema as Schema).map((path) => ({ message, path }))),
)

describe('withoutRights', () => {
  it('the contract has links and tokens', () => {
    expect(rights.map(({ message, path }) => `${message} ${path.join('.')}`)).toEqual(
      expect.arrayContaining(['consultationChanged invited.url', 'callAccepted roomToken']),
    )
  })

  it.each(rights)('ROLE-022 $message loses $path', ({ message, path }) => {
    const value = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), 'secret')
    const left = withoutRights(message, [{ ...(value as object), appointmentId: 3 }])
    expect(JSON.stringify(left ?? [])).not.toContain('secret')
    expect(JSON.stringify(left ?? [{ appointmentId: 3 }])).toContain('"appointmentId":3')
  })

  it('every other message arrives as it was sent', () => {
    expect(withoutRights('waitingChanged', [])).toEqual([])
    expect(withoutRights('receiveMessage', [{ id: 1, content: 'hola' }])).toEqual([
      { id: 1, content: 'hola' },
    ])
  })
})
