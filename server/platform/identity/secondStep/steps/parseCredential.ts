/** What a browser has returned, from the field `credential` of a form; undefined for anything that is not an object. */
export function parseCredential(form: URLSearchParams): object | undefined {
  try {
    const value = JSON.parse(form.get('credential') ?? '') as unknown
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
