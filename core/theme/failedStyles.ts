const failed = new Set<HTMLLinkElement>()

// Errors of resources do not bubble, but they are captured.
globalThis.document?.addEventListener('error', ({ target }) => noteFailure(target), true)

function noteFailure(target: EventTarget | null) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
}

/**
 * Requests again every style sheet that failed to load. The bundler adds each sheet once, so a second import of the part
 * that needs it succeeds without it. Rejects when a sheet fails again.
 */
export async function reloadFailedStyles(): Promise<void> {
  const links = [...failed].filter(({ isConnected }) => isConnected)
  failed.clear()
  await Promise.all(links.map(reload))
}

const reload = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const copy = link.cloneNode() as HTMLLinkElement
    copy.addEventListener('load', () => resolve())
    copy.addEventListener('error', () => reject(new Error(`${copy.href} did not load`)))
    link.replaceWith(copy)
  })
