// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { operationId } from '../../scripts/schemas/openApi/operation'
import { errorCodes } from '../../schemas/operationErrors'

const file = path.resolve(import.meta.dirname, '../../schemas/generated/openapi.json')
const text = readFileSync(file, 'utf8')

interface DescribedOperation {
  operationId: string
  tags: string[]
  security: object[]
  parameters: { $ref?: string; name?: string }[]
  responses: Record<string, { $ref?: string; content?: Record<string, { example?: unknown }> }>
}
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, DescribedOperation>>
  components: {
    responses: Record<
      string,
      {
        description: string
        content: {
          'application/json': { schema: { allOf: { properties?: { message: { enum: string[] } } }[] } }
        }
      }
    >
  }
}
const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, one]) => ({
    key: `${method.toUpperCase()} ${address.slice(1)}`,
    ...one,
  })),
)

it('SHELL-048 the document is OpenAPI 3.1 for a validator of schemas', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>)
  expect([errors ?? [], valid]).toEqual([[], true])
})

it('SHELL-048 the document has nothing that a linter of OpenAPI refuses, in its examples either', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The addresses are those of the specification.
      'no-path-trailing-slash': 'off',
      'no-ambiguous-paths': 'off',
    },
  })
  const problems = await lintFromString({ source: text, config, absoluteRef: file })
  expect(problems.map(({ message, location: [place] }) => `${message} ${place?.pointer ?? ''}`)).toEqual([])
})

it('SHELL-048 a generated client has a name for every operation', () => {
  const ids = operations.map((one) => one.operationId)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([])
  expect(operationId('PUT api/users/admin/{id}/activate')).toBe('putUsersAdminByIdActivate')
  expect(operationId('GET api/careareas/')).not.toBe(operationId('GET api/careareas'))
})

it('SHELL-048 every error answer names its status and the values of its message', () => {
  const answers = document.components.responses
  for (const { key, responses } of operations)
    for (const [status, { $ref }] of Object.entries(responses)) {
      if (status.startsWith('2')) continue
      const name = $ref?.split('/').at(-1) ?? ''
      const codes = answers[name]?.content['application/json'].schema.allOf[1]?.properties?.message.enum ?? []
      expect([key, status, codes.length > 0, codes.filter((code) => !errorCodes[code])]).toEqual([
        key,
        status,
        true,
        [],
      ])
      expect([key, status === '5XX' ? '5XX' : name.split('.')[0]]).toEqual([key, status])
    }
})

it('SHELL-046 an operation with a session says that it may refuse one, and that it may be for somebody else', () => {
  for (const { key, security, parameters, responses } of operations) {
    const needsSession = security.length > 0
    expect([key, '401' in responses && '403' in responses]).toEqual([key, needsSession])
    expect([key, parameters.some(({ $ref }) => $ref?.endsWith('/impersonation'))]).toEqual([
      key,
      needsSession,
    ])
  }
})

it('SHELL-048 reads of the specification have an answer of the test data as example', () => {
  const withExample = operations.filter(
    ({ responses }) => responses['200']?.content?.['application/json']?.example !== undefined,
  )
  expect(withExample.length).toBeGreaterThan(60)
})
