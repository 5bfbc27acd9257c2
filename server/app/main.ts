/** Starts the reference server and the portal on one port. The settings are listed in server/app/settings/config.ts. */
import { printBanner } from './banner'
import { readConfig } from './settings/config'
import { formatStartError } from './startError'
import { startServer } from './startServer'

/** How long pending requests may take during shutdown. */
const SHUTDOWN_TIMEOUT_MS = 8000

try {
  const config = readConfig(process.env, process.argv.slice(2))
  const { tenants, close } = await startServer(config)
  await printBanner(config, tenants)
  stopOnSignal(close)
} catch (error) {
  console.error(`\n${formatStartError(error)}\n`)
  process.exit(1)
}

/** The first signal shuts down cleanly, the second exits at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
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
