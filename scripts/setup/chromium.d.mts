export function findChromium(): Promise<string | undefined>
export function findBrowser(): Promise<string | undefined>
export const chromiumArguments: string[]
export function installedChromium(): string | undefined
