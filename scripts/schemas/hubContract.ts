import type { JSONSchema } from 'json-schema-to-typescript'

/** An argument of a hub message. */
interface HubArgument {
  name: string
  schema: JSONSchema
  description?: string
  isOptional?: true
}

/** A message of the hub, in either direction. */
export interface HubMessage {
  from: 'portal' | 'hub'
  summary: string
  /** The statement that names it. Absent: it is added, and `without` says what the portal does where the hub lacks it. */
  requirement?: string
  without?: string
  arguments: HubArgument[]
  /** What the hub answers to a message of the portal. */
  answer?: JSONSchema
  /** The portal completes an answer that is empty. */
  answerMayBeEmpty?: true
  /** The portal completes what the arguments lack. */
  mayBePartial?: true
  /** The codes that the hub may answer instead. */
  errors?: string[]
}

/** `schemas/hub.json`. */
export interface HubContract {
  messages: Record<string, HubMessage>
  definitions: Record<string, JSONSchema>
  /** The meaning of the codes that only the hub has; `schemas/errors.json` has the others. */
  errors: Record<string, string>
}
