import type { FastifyInstance } from 'fastify'
import type { PaymentSettings } from '../../platform/tenants/tenants'
import type { SendRequest } from './port'

const TIMEOUT_MS = 10_000

/** Creates the sender for a tenant's payment service: over the network, or inside this server for its own payment page. */
export const createSender = (http: FastifyInstance, { url }: PaymentSettings): SendRequest =>
  url.startsWith('/') ? sendLocally(http) : sendRemotely

const sendRemotely: SendRequest = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.json()
}

const sendLocally =
  (http: FastifyInstance): SendRequest =>
  async (url, body) => {
    const { host, pathname } = new URL(url)
    const response = await http.inject({ method: 'POST', url: pathname, headers: { host }, payload: body })
    return response.json()
  }
