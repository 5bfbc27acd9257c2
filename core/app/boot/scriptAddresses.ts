type Rule = (text: string) => string | null

interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: Rule; createHTML: Rule }) => unknown
}

/**
 * Lets libraries load scripts and workers by address in a browser that requires Trusted Types. The sources of the policy
 * (`script-src`) decide which addresses; here only those are refused that carry the script themselves. Markup is refused
 * unless it is empty, and the text of a script everywhere (decision 607).
 */
export function allowScriptAddresses(types = (window as { trustedTypes?: TrustedTypes }).trustedTypes): void {
  types?.createPolicy('default', {
    createScriptURL: (address) => (isAddress(address) ? address : null),
    // React Aria empties its announcements with it.
    createHTML: (markup) => (markup === '' ? markup : null),
  })
}

const isAddress = (address: string) => /^https?:$/.test(new URL(address, location.href).protocol)
