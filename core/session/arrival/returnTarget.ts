/** Where to go after signing in: a page of this portal, or another site that the tenant allows. */
export type ReturnTarget = { path: string } | { url: string }

/**
 * Accepts an in-app path (`/appointments?x=1`, `#/appointments`, or either with this origin) or a URL whose https origin is
 * on the tenant's list. Returns null for anything else, which means the default page (C-023).
 */
export function parseReturnTarget(
  wanted: string | null | undefined,
  origin: string,
  allowed: readonly string[] = [],
): ReturnTarget | null {
  if (!wanted || hasControls(wanted)) return null
  if (/^#?\/(?![/\\])/.test(wanted)) return { path: wanted.replace(/^#/, '') }
  const url = parse(wanted)
  if (url === null || url.username !== '' || url.password !== '') return null
  if (url.origin === origin) return { path: url.hash.startsWith('#/') ? url.hash.slice(1) : '/' }
  return url.protocol === 'https:' && allowed.includes(url.origin) ? { url: url.href } : null
}

/** Browsers remove tabs and line breaks from URLs and read `\` as `/`, so such a target could bypass the checks. */
const hasControls = (text: string) => Array.from(text).some((char) => char < ' ' || char === '\\')

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
