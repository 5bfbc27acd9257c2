export function findChromium(): Promise<string | undefined>
export function findBrowser(): Promise<string | undefined>
export const chromiumArguments: string[]
/** The setting of a browser for text of twice the size. */
export const largeText: string
export function installedChromium(): string | undefined
export function installedBrowser(): string | undefined
