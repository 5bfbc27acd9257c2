/** The name of a file as people read it: without its extension. */
export const nameWithoutExtension = (name: string): string => name.replace(/\.[^.]*$/, '')
