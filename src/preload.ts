const requests = new Map<string, Promise<unknown>>()

/**
 * Imports a part and requests the files it needs meanwhile. Every dynamic import of a build calls it (`build/preloadHelper.ts`).
 * `files` are relative to the root of the portal. Rejects if the part or one of its style sheets does not load.
 */
export async function importWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [part] = await Promise.all([load(), ...files.map(request)])
  return part
}

/** Requests a file once. One that failed is requested again by the next import that needs it. */
function request(file: string): Promise<unknown> {
  const known = requests.get(file)
  if (known) return known
  const requested = isThere(file) ? Promise.resolve() : append(file)
  requests.set(file, requested)
  requested.catch(() => requests.delete(file))
  return requested
}

/** Whether the page has the file; a style sheet of the start page that has not arrived may have failed. */
function isThere(file: string): boolean {
  const link = document.querySelector<HTMLLinkElement>(`link[href$="${file}"]`)
  return link !== null && (link.rel !== 'stylesheet' || link.sheet !== null)
}

async function append(file: string): Promise<unknown> {
  const link = document.createElement('link')
  link.crossOrigin = ''
  link.href = `/${file}`
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  document.head.append(link)
  if (link.rel !== 'stylesheet') return undefined
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${link.href} did not load`))
    })
  })
}
