/**
 * The OpenID Connect library, brought in past its remark that it wants Node 22: what Portico uses of it is tested
 * on Node 20, and the remark would meet every newcomer at every start. Other warnings pass.
 */
const { warn } = console
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
}
export const { errors, interactionPolicy, Provider } = await import('oidc-provider').finally(() => {
  console.warn = warn
})
