import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../../../schemas/generated/entities'
import { formatError } from '../../formatError'
import { isBadInput } from './badInput'
import { HttpError } from './httpError'

/** Every failure becomes an ApiError as JSON; what was not foreseen becomes GENERAL and goes to the log. */
export function setErrorHandler(http: FastifyInstance): void {
  http.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const refusal = error instanceof HttpError ? error : toHttpError(error)
    if (refusal.status >= 500) logRequestError(error, request)
    return reply.code(refusal.status).type('application/json').send(JSON.stringify(refusal.body()))
  })
}

/** The answer of an address that does not exist. */
export const sendNotFound = (_: FastifyRequest, reply: FastifyReply) => {
  const body: ApiError = { message: 'NOT_FOUND' }
  return reply.code(404).type('application/json').send(JSON.stringify(body))
}

function toHttpError(error: FastifyError): HttpError {
  if (error.validation) {
    const [finding] = error.validation
    const field = `${error.validationContext ?? 'body'}${finding?.instancePath ?? ''}`
    const fields = error.validationContext === 'body' ? { fields: error.validation.map(toFieldError) } : {}
    return new HttpError(400, 'FORMAT_NOT_VALID', {
      details: { field, problem: finding?.message ?? '', ...fields },
    })
  }
  if (isBadInput(error)) return new HttpError(400, 'FORMAT_NOT_VALID')
  const status = error.statusCode ?? 500
  if (status === 413) return new HttpError(400, 'MAX_EXCEEDED')
  if (status >= 400 && status < 500) return new HttpError(status, 'FORMAT_NOT_VALID')
  return new HttpError(500, 'GENERAL')
}

/** Which field of a body, and the rule of the schema that it breaks: a form shows it there. */
function toFieldError({ instancePath, keyword, params }: NonNullable<FastifyError['validation']>[number]) {
  const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : ''
  return { path: `${instancePath}${missing}`, keyword, params }
}

/** Names the route, never the address: queries carry tokens. */
export function logRequestError(error: Error, request: FastifyRequest): void {
  console.error(`${request.id} ${request.method} ${request.routeOptions.url ?? '?'}: ${formatError(error)}`)
}
