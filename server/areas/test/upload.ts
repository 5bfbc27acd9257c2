import type { Answer, Caller } from './clinic'

const boundary = 'portico-test-boundary'

/** Sends a file as a browser's form does. */
export function upload(call: Caller, path: string, name: string, content: string | Buffer): Promise<Answer> {
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return call('POST', path, body, { 'content-type': `multipart/form-data; boundary=${boundary}` })
}
