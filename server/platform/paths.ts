import path from 'node:path'

/** The project's folder. Every path of the server is relative to it, so the server runs from any working directory. */
export const root = path.resolve(import.meta.dirname, '../..')
