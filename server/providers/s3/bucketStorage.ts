import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { HttpError } from '../../platform/errors/httpError'
import type { ContentStorage } from '../../platform/files/contentStorage'

const ATTEMPTS = 3

/** Milliseconds until the storage must begin to answer. */
const TIMEOUT = 60_000

/** A bucket of an S3-compatible storage. */
export interface Bucket {
  /** The address of the bucket, and a folder in it, without a slash at the end. */
  url: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Reads a setting like `https://KEY:SECRET@s3.eu-west-1.amazonaws.com/bucket?region=eu-west-1`. */
export function readBucket(setting: string): Bucket {
  const { protocol, host, pathname, username, password, searchParams } = new URL(setting)
  return {
    url: `${protocol}//${host}${pathname.replace(/\/+$/, '')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

/**
 * Contents in a bucket, which several servers share. Each request is signed (AWS Signature Version 4). A request that the
 * storage cannot take now is sent again, at most three times; then it is 503, and nothing is kept.
 */
export function bucketStorage({ url, ...keys }: Bucket): ContentStorage {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 })
  const send = async (name: string, init: () => Promise<RequestInit>): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await request(client, `${url}/${name}`, await init())
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      await answer?.body?.cancel()
      if (attempt === ATTEMPTS) throw unavailable(answer?.status)
    }
  }
  return {
    put: async (name, file) => {
      const { size } = await stat(file)
      const answer = await send(name, async () => ({
        method: 'PUT',
        duplex: 'half',
        body: Readable.toWeb(createReadStream(file)) as BodyInit,
        headers: { 'content-length': String(size), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      }))
      await done(answer)
    },
    open: async (name, range) => {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      const answer = await send(name, async () => ({ method: 'GET', ...(headers && { headers }) }))
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      // A storage that ignores the range would send other bytes.
      const isExpected = answer.status === (range ? 206 : 200)
      if (!isExpected || !answer.body) throw unavailable(answer.status)
      return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]) as AsyncIterable<Buffer>
    },
    remove: async (name) => {
      const answer = await send(name, async () => ({ method: 'DELETE' }))
      if (answer.status !== 404) await done(answer)
    },
  }
}

/** Undefined without an answer. */
async function request(client: AwsClient, url: string, init: RequestInit): Promise<Response | undefined> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), TIMEOUT)
  try {
    return await client.fetch(url, { ...init, signal: stop.signal })
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

async function done(answer: Response): Promise<void> {
  await answer.body?.cancel()
  if (!answer.ok) throw unavailable(answer.status)
}

/** The operator reads the status in the log; addresses and keys are never part of the message. */
function unavailable(status: number | undefined): HttpError {
  console.error(`files: the storage answered ${status ?? 'nothing'}`)
  return new HttpError(503, 'GENERAL')
}
