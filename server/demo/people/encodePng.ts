import { crc32, deflateSync } from 'node:zlib'

/** The size of a picture, and how a pixel is written: bits of a channel, and 0 for grey or 2 for red, green and blue. */
interface PngHead {
  width: number
  height: number
  bits: 1 | 8
  colour: 0 | 2
}

/** Writes a PNG file. Takes its rows, each with a 0 before its pixels. */
export function encodePng({ width, height, bits, colour }: PngHead, rows: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colour], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    encodeChunk('IHDR', head),
    encodeChunk('IDAT', deflateSync(rows)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ])
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content) >>> 0, content.length + 4)
  return chunk
}
