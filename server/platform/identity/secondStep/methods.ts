/** How somebody has signed in, as the claim `amr` says it (RFC 8176; `link` and `fed` are not registered). */
export type SignInMethod =
  /** A password. */
  | 'pwd'
  /** The link of a letter. */
  | 'link'
  /** Another provider. */
  | 'fed'
  /** A one-time code of an app, or a recovery code. */
  | 'otp'
  /** A passkey that stays on one device. */
  | 'hwk'
  /** A passkey that its owner may copy to other devices. */
  | 'swk'
  /** The authenticator has asked for the person, by finger, face or PIN. */
  | 'user'
  /** More than one of something known, owned or inherent: the second step is done. */
  | 'mfa'

/** Whether a sign-in included a second step, from its `amr`. */
export const hasSecondStep = (methods: unknown): boolean => Array.isArray(methods) && methods.includes('mfa')

/** The value of `acr` of a sign-in. */
export const assuranceOf = (methods: readonly string[]): string =>
  hasSecondStep(methods) ? SECOND_STEP : FIRST_STEP

const FIRST_STEP = 'urn:portico:first-step'
const SECOND_STEP = 'urn:portico:second-step'

/** The values of `acr`. */
export const ASSURANCES: readonly string[] = [FIRST_STEP, SECOND_STEP]
