import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OnfidoCheckSettings } from '../../platform/tenants/settings/identityCheckSettings'
import { ServiceError, type IdentityProvider, type RawNotification } from '../../domain/identityChecks/port'
import { reportOf, textIn } from './wire'

/** The secrets of an account, which are in no file. */
export interface OnfidoKeys {
  /** Authorises calls of the API. */
  apiToken: string
  /** Signs notifications. */
  webhookToken: string
}

interface Account {
  settings: OnfidoCheckSettings
  keys: OnfidoKeys
  /** The origin of the page that runs the service's software; its tokens work only there. */
  pageOrigin: string
}

const TIMEOUT_MS = 10_000

/** Onfido Studio, as its public documentation describes API 3.6. */
export function createOnfido({ settings, keys, pageOrigin }: Account): IdentityProvider {
  const call = createCaller(settings.url, keys.apiToken)
  return {
    createApplicant: async ({ name, surname }) =>
      // A last name is required; people with one name repeat it.
      textIn(await call('POST', 'applicants', { first_name: name, last_name: surname || name }), 'id'),
    createToken: async (applicantId) =>
      textIn(
        await call('POST', 'sdk_token', { applicant_id: applicantId, referrer: `${pageOrigin}/*` }),
        'token',
      ),
    startRun: async (applicantId) =>
      textIn(
        await call('POST', 'workflow_runs', { workflow_id: settings.workflowId, applicant_id: applicantId }),
        'id',
      ),
    readRun: async (runId) => reportOf(await call('GET', `workflow_runs/${encodeURIComponent(runId)}`)),
    readNotification: (notification) => readSigned(keys.webhookToken, notification),
  }
}

type Caller = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>

const createCaller =
  (url: string, token: string): Caller =>
  async (method, path, body) => {
    const [resource] = path.split('/')
    try {
      const answer = await fetch(`${url}/${path}`, {
        method,
        headers: {
          authorization: `Token token=${token}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new ServiceError(`${resource}: status ${answer.status}`)
      return (await answer.json()) as unknown
    } catch (error) {
      if (error instanceof ServiceError) throw error
      throw new ServiceError(`${resource}: no answer`, { cause: error })
    }
  }

/** The check of a notification: the signature is an HMAC-SHA256 of the body, in hexadecimal digits. */
function readSigned(key: string, { body, headers }: RawNotification): string | null {
  const sent = headers['x-sha2-signature']
  const expected = createHmac('sha256', key).update(body).digest()
  const received = Buffer.from(typeof sent === 'string' ? sent : '', 'hex')
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null
  return runOf(body)
}

function runOf(body: Buffer): string | null {
  try {
    const { payload } = JSON.parse(body.toString('utf8')) as {
      payload?: { resource_type?: unknown; object?: { id?: unknown } }
    }
    const id = payload?.object?.id
    return payload?.resource_type === 'workflow_run' && typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
