import type { FastifyInstance } from 'fastify'
import type { PaymentSettings } from '../../tenants/tenants'
import type { SendRequest } from './paymentProvider'

const PATIENCE_MS = 10_000

/** How a tenant's payment service is asked: over the network, or within this server where the page is its own. */
export const createSender = (http: FastifyInstance, { url }: PaymentSettings): SendRequest =>
  url.startsWith('/') ? askHere(http) : askThere

const askThere: SendRequest = async (url, body) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return answer.json()
}

const askHere =
  (http: FastifyInstance): SendRequest =>
  async (url, body) => {
    const { host, pathname } = new URL(url)
    const answer = await http.inject({ method: 'POST', url: pathname, headers: { host }, payload: body })
    return answer.json()
  }
