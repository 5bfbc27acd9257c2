/** The extra parameter of an authorization request by link: the in-app path that the link leads to. */
export const linkTargetParameter = 'link_target'

const MAX_LENGTH = 500

/** The target of an authorization request by link, `/` for anything but an in-app path (C-023); undefined for other requests. */
export function readLinkTarget(params: Readonly<Record<string, unknown>> = {}): string | undefined {
  const target = params[linkTargetParameter]
  if (typeof target !== 'string') return undefined
  return target.length <= MAX_LENGTH && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(target) ? target : '/'
}
