/**
 * Imports oidc-provider without its warning about Node 20. The parts Portico uses are tested on Node 20, and the warning
 * would appear on every start. Other warnings are kept.
 */
const { warn } = console
console.warn = (...args: unknown[]) => {
  if (!String(args[0]).includes('Unsupported runtime')) warn(...args)
}
export const { errors, interactionPolicy, Provider } = await import('oidc-provider').finally(() => {
  console.warn = warn
})
export const { Check: InteractionCheck } = interactionPolicy
