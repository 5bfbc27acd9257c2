import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 bits for a link. Store only its hash. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token as the database has it. A fast one is enough: a token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
