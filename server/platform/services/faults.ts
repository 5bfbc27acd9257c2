/** The provider does not answer, or answers with a fault of its own: trying again may help. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable'
}

/** The answer of the provider is not for this sign-in or is not valid: nothing of it may be used. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused'
}
