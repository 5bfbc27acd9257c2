const requests = new Map<string, Promise<unknown> | undefined>()

/**
 * Imports a part and requests the files it needs meanwhile. Every dynamic import of a build calls it (`build/preloadHelper.ts`).
 * `files` are relative to the root of the portal. Rejects if the part or one of its style sheets does not load.
 */
export async function importWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [part] = await Promise.all([load(), ...files.map(request)])
  return part
}

/** Requests a file once. A style sheet that failed is requested again by `reloadFailedStyles`. */
function request(file: string): Promise<unknown> | undefined {
  if (!requests.has(file)) {
    const isThere = document.querySelector(`link[href$="${file}"]`) !== null
    requests.set(file, isThere ? undefined : append(file).finally(() => requests.set(file, undefined)))
  }
  return requests.get(file)
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
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)))
  })
}
