import { randomBytes } from 'node:crypto'
import type { Download, Upload } from '../../platform/http/api/files'
import { invalidField } from '../../platform/errors/invalidField'

const MAX_BYTES = 2_000_000
const PART_BYTES = 65_536

/** Bytes that no proxy on the way can make smaller. */
const noise = randomBytes(PART_BYTES)

/** A file of a size, with which a browser measures how fast it receives. Throws 400 above the limit. */
export function bandwidthFile(bytes: number): Download {
  if (bytes < 1 || bytes > MAX_BYTES) throw invalidField('bytes')
  return { type: 'application/octet-stream', name: 'bandwidth', content: parts(bytes) }
}

async function* parts(bytes: number): AsyncIterable<Buffer> {
  for (let left = bytes; left > 0; left -= PART_BYTES) yield noise.subarray(0, Math.min(left, PART_BYTES))
}

/** Reads a file with which a browser measures how fast it sends, and keeps nothing of it. */
export async function dropUpload({ content }: Upload): Promise<undefined> {
  const reader = content[Symbol.asyncIterator]()
  while (!(await reader.next()).done);
  return undefined
}
