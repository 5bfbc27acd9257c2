import type { Link } from '@portico/calls/engine/engine'

/** Codes of Twilio that mean something else than another try. */
export const codes = { duplicateIdentity: 53205 } as const

/** Twilio's network quality from 0 (broken) to 5, as the link of a call. */
export const linkOfQuality = (level: number): Link => (level === 0 ? 'lost' : level <= 2 ? 'slow' : 'good')
