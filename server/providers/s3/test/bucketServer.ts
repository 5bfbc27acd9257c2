import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a request carries the AWS Signature Version 4 of the secret, computed from the documentation of S3. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, secret: string): boolean {
  const { date, region, signedHeaders, signature } =
    /Credential=\w+\/(?<date>\d{8})\/(?<region>[\w-]+)\/s3\/aws4_request, ?SignedHeaders=(?<signedHeaders>[\w;-]+), ?Signature=(?<signature>\w+)$/.exec(
      headers.authorization ?? '',
    )?.groups ?? {}
  if (!date || !region || !signedHeaders?.split(';').includes('host')) return false
  const canonical = [
    method,
    ...url.split('?').concat('').slice(0, 2),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, date), region))
  return hmac(key, text).toString('hex') === signature
}

/** A storage with the part of S3 that the file store uses; it refuses requests without a valid signature. */
export async function startBucket(secret: string) {
  const contents = new Map<string, Buffer>()
  const requests: string[] = []
  let faults = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '' } = request
      requests.push(`${method} ${url}`)
      if (faults-- > 0) return response.writeHead(503).end()
      if (!isSigned(request, secret)) return response.writeHead(403).end('SignatureDoesNotMatch')
      if (method === 'PUT') contents.set(url, Buffer.concat(parts))
      if (method === 'DELETE') contents.delete(url)
      const content = contents.get(url)
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      if (method === 'GET' && content && from !== undefined)
        return response.writeHead(206).end(content.subarray(Number(from), Number(to) + 1))
      if (method === 'GET') return response.writeHead(content ? 200 : 404).end(content)
      return response.writeHead(method === 'PUT' ? 200 : 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/portico`,
    contents,
    requests,
    /** Answers the next requests with 503. */
    failNext: (count: number) => {
      faults = count
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
