import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

/** What a test changes about an answer. */
export interface AnswerChange {
  origin?: string
  /** Whether the authenticator has asked for the person. Default: true. */
  isVerified?: boolean
  /** The signature counter. Default: 0, as synced passkeys have it. */
  counter?: number
  userHandle?: string
}

export interface TestAuthenticator {
  id: string
  create: (options: PublicKeyCredentialCreationOptionsJSON, change?: AnswerChange) => RegistrationResponseJSON
  get: (options: PublicKeyCredentialRequestOptionsJSON, change?: AnswerChange) => AuthenticationResponseJSON
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** An authenticator in software with one passkey, by the text of WebAuthn level 3 (sections 6.1, 6.5.1 and 8.7). */
export function createAuthenticator(origin: string): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = base64url(rawId)
  let handle = ''
  const clientData = (type: string, challenge: string, change: AnswerChange) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: change.origin ?? origin, crossOrigin: false }))
  const frame = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  return {
    id,
    create: (options, change = {}) => {
      handle = options.user.id
      const data = clientData('webauthn.create', options.challenge, change)
      const authData = Buffer.concat([
        head(options.rp.id ?? '', change, 0x40),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        coseKey(publicKey),
      ])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      )
      const response = { clientDataJSON: base64url(data), attestationObject: base64url(attestation) }
      return { ...frame, response: { ...response, transports: ['internal'] } }
    },
    get: (options, change = {}) => {
      const data = clientData('webauthn.get', options.challenge, change)
      const authData = head(options.rpId ?? '', change, 0)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey)
      return {
        ...frame,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: change.userHandle ?? handle,
        },
      }
    },
  }
}

/** Hash of the host, flags (user present, user verified, further ones) and counter. */
function head(host: string, { isVerified = true, counter = 0 }: AnswerChange, flags: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(host), Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), count])
}

/** An ES256 key as COSE (RFC 9053): key type 2, algorithm -7, curve 1, x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]
  return Buffer.from(isoCBOR.encode(new Map(entries) as never))
}
