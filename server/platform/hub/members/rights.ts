import type { HubMessageName } from '../../../../schemas/hub'

/**
 * Fields of messages that are a right or a secret: the link of an invitation, the token of a room. A test compares them with the
 * contract.
 */
const fields: ReadonlySet<string> = new Set(['invited', 'roomToken'])

/** Messages that are nothing else: the engines of a call exchange the keys and addresses of their connections. */
const messages: ReadonlySet<string> = new Set<HubMessageName>(['callSignal'])

/**
 * The arguments of a message for somebody who only sees what the person sees, without what opens something in the person's name. Undefined:
 * they do not receive the message. `message` is its name in the contract.
 */
export function withoutRights(message: string, args: readonly unknown[]): readonly unknown[] | undefined {
  return messages.has(message) ? undefined : args.map(withoutFields)
}

const withoutFields = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !fields.has(name)))
    : value
