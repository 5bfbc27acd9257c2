import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the options of a command as `parseArgs` does. `--help` prints the usage and ends the process; an option that the command
 * does not have prints what is wrong and the usage, and ends it with 1.
 */
export function readOptions<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return process.exit(1)
  }
}
