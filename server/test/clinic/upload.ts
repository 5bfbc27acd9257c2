import { encodePng } from '../../demo/people/encodePng'
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

/** A black PNG of a size. */
export function pngOf(width: number, height: number): Buffer {
  // One bit for each pixel.
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return encodePng({ width, height, bits: 1, colour: 0 }, rows)
}
