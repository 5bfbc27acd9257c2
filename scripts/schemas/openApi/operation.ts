import type { JSONSchema } from 'json-schema-to-typescript'
import { pathParams, type Operation } from '../contract'
import { errorAnswers } from './errorAnswers'
import { jsonContent } from './jsonContent'

interface DescribedOperation {
  /** For example `GET api/plans/{id}`. */
  key: string
  topic: string
  operation: Operation
  example: unknown
}

/** The tag of an operation: the feature that it belongs to, otherwise its topic. */
export const tagOf = (topic: string, { feature }: Operation): string => feature ?? topic

/** An operation as OpenAPI has it. */
export function describeOperation({ key, topic, operation, example }: DescribedOperation): object {
  const { summary, capability, role, feature, chosenBy, otherClients, body } = operation
  return {
    operationId: operationId(key),
    tags: [tagOf(topic, operation)],
    summary,
    description: sentencesOf(operation).join('\n\n'),
    ...(capability && { 'x-capability': capability }),
    ...(role && { 'x-role': role }),
    ...(feature && { 'x-feature': feature }),
    ...(chosenBy && { 'x-chosen-by': chosenBy }),
    ...(otherClients && { 'x-other-clients': otherClients }),
    security: securityOf(operation),
    parameters: parametersOf(key, operation),
    ...(body ? { requestBody: { required: true, content: contentOfBody(body) } } : {}),
    responses: { ...answerOf(operation, example), ...errorAnswers(key, operation) },
  }
}

/** The name of an operation for generated clients: `GET api/plans/{id}` is `getPlansById`. */
export function operationId(key: string): string {
  const [method = '', path = ''] = key.split(' ')
  const words = path
    .replace(/^api\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    // The specification has two calls that differ only in a slash at the end.
    .replace(/\/$/, '-root')
    .split(/[/.-]/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function sentencesOf(operation: Operation): string[] {
  const { requirement, capability, medical, visitSession, guestSession, otherClients, addedFields } =
    operation
  return [
    `${capability ? 'Added' : 'Specified'}${requirement ? `: ${requirement}` : ''}.`,
    ...callersOf(operation),
    ...(medical ? ['Medical content: administrators need the role `records` for it.'] : []),
    ...(visitSession ? ['Also for the session that the link of a visit has opened.'] : []),
    ...(guestSession ? ['Also for the session of a guest of a call.'] : []),
    ...Object.entries(addedFields ?? {}).map(
      ([field, added]) => `The portal sends \`${field}\` to an API with the capability \`${added}\`.`,
    ),
    ...(otherClients ? [`The portal never calls it. ${otherClients}`] : []),
  ]
}

function callersOf({ auth, role, feature, chosenBy, administrators }: Operation): string[] {
  const needs = [
    ...(role ? [`the role \`${role}\``] : []),
    ...(feature ? [`the feature \`${feature}\``] : []),
  ].join(' and ')
  return [
    ...(auth === 'none' ? ['Without a session.'] : auth === 'optional' ? ['With or without a session.'] : []),
    ...(needs ? [`Needs ${needs}.`] : []),
    ...(chosenBy
      ? [`Also for ${chosenBy.map((one) => `\`${one}\``).join(', ')}, whose forms offer its records.`]
      : []),
    ...(administrators
      ? [
          `With \`page\`, and for one record, administrators with the role \`${administrators.role}\` get more.`,
        ]
      : []),
  ]
}

const securityOf = ({ auth }: Operation) =>
  auth === 'none' ? [] : [...(auth === 'optional' ? [{}] : []), { bearer: [] }]

function parametersOf(key: string, { params, query, idempotent, auth }: Operation): object[] {
  return [
    ...pathParams(key).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: paramSchema(params?.[name]),
    })),
    ...Object.entries(query ?? {}).map(([name, { required, ...schema }]) => ({
      name,
      in: 'query',
      required: required ?? false,
      schema,
    })),
    ...(auth === 'none' ? [] : [{ $ref: '#/components/parameters/impersonation' }]),
    ...(idempotent ? [idempotencyKey] : []),
  ]
}

const paramSchema = (type?: 'string' | 'int64') =>
  type === 'string' ? { type } : { type: 'integer', ...(type && { format: type }) }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A random text of the caller. A repeated request with it is carried out once.',
  schema: { type: 'string', maxLength: 64 },
}

function answerOf({ response, administrators }: Operation, example: unknown): object {
  if (response === 'empty') return { 204: { description: 'Done' } }
  if (response === 'image') return { 200: { description: 'The picture', content: { 'image/*': {} } } }
  if (response === 'file') return { 200: { description: 'The file', content: { '*/*': {} } } }
  const schema = administrators ? { anyOf: [response, administrators.response] } : response
  return { 200: { description: 'The answer', content: jsonContent(schema, example) } }
}

const fileBody = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
const contentOfBody = (body: JSONSchema | 'file') =>
  body === 'file' ? { 'multipart/form-data': { schema: fileBody } } : jsonContent(body)
