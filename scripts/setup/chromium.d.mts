export function findChromium(): Promise<string | undefined>
export const chromiumArguments: string[]
