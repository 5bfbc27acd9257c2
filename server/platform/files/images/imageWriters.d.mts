export const imageWriters: Readonly<Record<string, unknown>>
