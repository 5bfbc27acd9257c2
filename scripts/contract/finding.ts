/** What a check found of an operation. */
export type Status =
  /** It answers as the contract says. */
  | 'ready'
  /** It lacks something that the contract names, and the portal does without. */
  | 'incomplete'
  /** It answers otherwise. */
  | 'differs'
  /** The API does not have it. */
  | 'missing'
  /** Nobody whom the check may act as may call it. */
  | 'refused'
  /** It needs an id or a value that no answer has given. */
  | 'not tried'

export interface Finding {
  operation: string
  /** The feature that it belongs to, or the topic of the contract where it belongs to none. */
  topic: string
  /** The requirement of the specification. */
  requirement?: string | undefined
  /** Whether the specification has the operation; otherwise `GET api/config` offers its capability. */
  level: 'specified' | 'added'
  status: Status
  /** What differs, each with its place in the answer. */
  problems: readonly string[]
  /** The person whose token was used for the call. */
  role?: string
  /** The address that was asked for, and the answer without names and other text. */
  request?: string
  answer?: { status: number; body: unknown }
}

/** Whether the API breaks the contract: what it lacks is no breach, because owners offer parts. */
export const isBreach = (findings: readonly Finding[]): boolean =>
  findings.some(({ status }) => status === 'differs')
