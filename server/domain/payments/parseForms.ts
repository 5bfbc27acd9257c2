import type { FastifyInstance } from 'fastify'

/** Lets a scope accept forms, which the rest of the server refuses. */
export function parseForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  // An empty request gets the same response as one without a signature.
  scope.addHook('preHandler', async (request) => {
    request.body ??= {}
  })
}
