interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | null }) => unknown
}

/**
 * Lets libraries load scripts and workers by address in a browser that requires Trusted Types. The sources of the policy
 * (`script-src`) decide which addresses; here only those are refused that carry the script themselves. Text that would become
 * markup or a script is refused everywhere, because the policy has no rule for it (decision 607).
 */
export function allowScriptAddresses(types = (window as { trustedTypes?: TrustedTypes }).trustedTypes): void {
  types?.createPolicy('default', { createScriptURL: (address) => (isAddress(address) ? address : null) })
}

const isAddress = (address: string) => /^https?:$/.test(new URL(address, location.href).protocol)
