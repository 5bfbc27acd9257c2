import path from 'node:path'
import { readBucket, type Bucket } from '../../providers/s3/bucketStorage'
import type { ClamdAddress } from '../../providers/clamd/scanByClamd'
import { ConfigError } from './configError'

/** What scans files: a command with its arguments, or ClamAV's daemon. */
export type ScannerSetting = readonly string[] | ClamdAddress

const KEY_BYTES = 32

/** Parses FILES_KEY: 32 bytes in base64. The message never repeats the value. */
export function parseFileKey(text: string, setting = 'FILES_KEY'): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length === KEY_BYTES && key.toString('base64') === text) return key
  throw new ConfigError(
    `${setting} is not valid; expected 32 bytes in base64, as \`openssl rand -base64 32\` prints them.`,
  )
}

/** Parses FILES_KEY_OTHERS: keys as in FILES_KEY, separated by commas. */
export const parseOtherKeys = (text: string): Buffer[] =>
  text.split(',').map((key) => parseFileKey(key.trim(), 'FILES_KEY_OTHERS'))

/**
 * Parses FILES_SCANNER: an absolute path and arguments, separated by spaces; or where ClamAV's daemon listens, as
 * `clamd:/run/clamav/clamd.ctl` or `clamd://host:3310`.
 */
export function parseScanner(text: string): ScannerSetting {
  const words = text.trim().split(/\s+/)
  if (path.isAbsolute(words[0] ?? '')) return words
  const { socket, host, port } =
    /^clamd:(?:(?<socket>\/(?!\/).+)|\/\/(?<host>[\w.-]+|\[[\da-f:]+\]):(?<port>\d{1,5}))$/.exec(text.trim())
      ?.groups ?? {}
  if (socket) return { path: socket }
  if (host && port) return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
  throw new ConfigError(
    `FILES_SCANNER is ${text}; expected a command with its absolute path, like /usr/bin/clamdscan --fdpass, or clamd:/run/clamav/clamd.ctl, or clamd://host:3310.`,
  )
}

/** Parses FILES_URL: the address of a bucket with its keys. The message never repeats the value. */
export function parseBucket(text: string): Bucket {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isBucket = url && /^https?:$/.test(url.protocol) && /^\/[^/]/.test(url.pathname)
  if (isBucket && url.username && url.password) return readBucket(text)
  throw new ConfigError(
    'FILES_URL is not valid; expected an address like https://KEY:SECRET@s3.eu-west-1.amazonaws.com/bucket?region=eu-west-1.',
  )
}
