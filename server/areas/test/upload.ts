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

/** The beginning of a PNG of a size, which is all that the server reads. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}
