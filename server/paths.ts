import path from 'node:path'

/** The folder of the whole house; every path of the server starts here, so it runs from any working folder. */
export const root = path.resolve(import.meta.dirname, '..')
