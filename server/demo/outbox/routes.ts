import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../platform/errors/httpError'
import type { Api, Area } from '../../platform/http/api/operation'
import { clientAddress } from '../../platform/requests/clientAddress'
import { pickLanguage } from '../../platform/requests/language'
import { requireTenant } from '../../platform/http/request/personContext'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { orNotFound } from '../../platform/errors/orNotFound'
import { createPageTheme } from '../../platform/pages/pageTheme'
import { loadLetterTexts } from '../../platform/letters/letterTexts'
import type { Outbox, OutboxLetter } from './outbox'
import { outboxPage } from './page'
import { OUTBOX } from './paths'

/** A letter is shown alone: no script, no request, no form. */
const LETTER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups"
const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

type ListRequest = FastifyRequest<{ Querystring: { to?: unknown } }>
type LetterRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * The letters of a demo, for the person at this machine. Letters contain sign-in links, so this area is only for a server
 * with demo data at a local address.
 */
export const outboxArea =
  (outbox: Outbox): Area =>
  (api) => {
    api.http.get(OUTBOX, async (request: ListRequest, reply) => {
      const tenant = localTenant(api, request)
      const language = pickLanguage(tenant.manifest.languages, [request.headers['accept-language']])
      const theme = createPageTheme(tenant)
      const { name, favicon } = tenant.manifest
      const t = loadLetterTexts(tenant, language)
      const to = typeof request.query.to === 'string' ? request.query.to : undefined
      const view = { t, theme, language, name, favicon: `/tenant/${favicon}`, to }
      return sendPrivately(reply, theme.policy, 'text/html', outboxPage(view, lettersOf(outbox, tenant)))
    })
    api.http.get(`${OUTBOX}/:id`, async (request: LetterRequest, reply) => {
      const { html, text, pictures = [] } = findLetter(api, outbox, request)
      if (html === undefined) return sendPrivately(reply, LETTER_POLICY, 'text/plain', text)
      return sendPrivately(reply, LETTER_POLICY, 'text/html', await withPictures(html, pictures))
    })
    api.http.get(`${OUTBOX}/:id/calendar`, async (request: LetterRequest, reply) => {
      const { calendar } = findLetter(api, outbox, request)
      return sendPrivately(reply, LETTER_POLICY, 'text/calendar', orNotFound(calendar).content)
    })
  }

function localTenant({ tenants }: Api, request: FastifyRequest): TenantOnServer {
  if (!LOCAL.has(clientAddress(request.raw))) throw new HttpError(404, 'NOT_FOUND')
  return requireTenant(tenants, request)
}

const lettersOf = (outbox: Outbox, { manifest }: TenantOnServer): OutboxLetter[] =>
  outbox.letters().filter(({ from }) => from.name === manifest.name)

const findLetter = (api: Api, outbox: Outbox, request: LetterRequest): OutboxLetter =>
  orNotFound(lettersOf(outbox, localTenant(api, request)).find(({ id }) => String(id) === request.params.id))

async function withPictures(html: string, pictures: NonNullable<OutboxLetter['pictures']>): Promise<string> {
  const files = await Promise.all(
    pictures.map(async ({ id, file }) => ({ id, data: await readFile(file, 'base64') })),
  )
  return files.reduce(
    (text, { id, data }) => text.replaceAll(`cid:${id}`, `data:image/png;base64,${data}`),
    html,
  )
}

const sendPrivately = (reply: FastifyReply, policy: string, type: string, content: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(content)
