/** Starts the reference back end and the portal on one port. See server/startup/config.ts for the settings. */
import { printBanner } from './startup/banner'
import { readConfig } from './startup/config'
import { formatStartError } from './startup/startError'
import { startServer } from './startup/startServer'

/** How long requests under way may take when the server stops. */
const LAST_WAIT_MS = 8000

try {
  const config = readConfig(process.env, process.argv.slice(2))
  const { tenants, close } = await startServer(config)
  printBanner(config, tenants)
  stopOnSignal(close)
} catch (error) {
  console.error(`\n${formatStartError(error)}\n`)
  process.exit(1)
}

/** The first signal stops cleanly, the second at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), LAST_WAIT_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(formatStartError(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
