import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../../../../schemas/generated/entities'
import { isUnavailable } from '../../db/isUnavailable'
import { formatError } from '../../errors/formatError'
import { isBadInput } from './badInput'
import { HttpError } from '../../errors/httpError'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the contract of the operation names an error. Only where answers are checked. */
    documents?: (error: HttpError) => boolean
  }
}

/**
 * Sends every error as an ApiError in JSON. Unexpected errors become GENERAL and are logged; where answers are checked, also those
 * that the contract of the operation does not name.
 */
export function setErrorHandler(http: FastifyInstance): void {
  http.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const refusal = requireDocumented(error instanceof HttpError ? error : toHttpError(error), request)
    if (refusal.status >= 500) logRequestError(error, request)
    if (refusal.status === 429) void reply.header('retry-after', secondsToWait(refusal))
    return reply
      .code(refusal.status)
      .type('application/json')
      .send(JSON.stringify(bodyOf(refusal, request.id)))
  })
}

/** The body of an error. A fault of the server has the reference under which the log has it, so that people can name it. */
function bodyOf(refusal: HttpError, reference: string): ApiError {
  const body = refusal.body()
  return refusal.status < 500 ? body : { ...body, details: { ...body.details, reference } }
}

function requireDocumented(error: HttpError, { routeOptions }: FastifyRequest): HttpError {
  if (routeOptions.config.documents?.(error) !== false) return error
  console.error(
    `${routeOptions.url ?? '?'} answers ${error.status} ${error.message}, which its contract does not name`,
  )
  return new HttpError(500, 'GENERAL')
}

/** The seconds of `details`, for clients that read the header only. */
const secondsToWait = ({ extra }: HttpError): number =>
  typeof extra.details?.['seconds'] === 'number' ? extra.details['seconds'] : 60

/** The response of an unknown address. */
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
  if (isUnavailable(error)) return new HttpError(503, 'GENERAL')
  if (isBadInput(error)) return new HttpError(400, 'FORMAT_NOT_VALID')
  const status = error.statusCode ?? 500
  if (status === 413) return new HttpError(400, 'MAX_EXCEEDED')
  if (status >= 400 && status < 500) return new HttpError(status, 'FORMAT_NOT_VALID')
  return new HttpError(500, 'GENERAL')
}

/** The path of an invalid body field and the schema keyword it violates; forms show it at that field. */
function toFieldError({ instancePath, keyword, params }: NonNullable<FastifyError['validation']>[number]) {
  const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : ''
  return { path: `${instancePath}${missing}`, keyword, params }
}

/** Logs the route, never the URL: queries carry tokens. */
export function logRequestError(error: Error, request: FastifyRequest): void {
  console.error(`${request.id} ${request.method} ${request.routeOptions.url ?? '?'}: ${formatError(error)}`)
}
