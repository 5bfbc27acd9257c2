/** Starts the reference server and the portal on one port. The settings are listed in server/app/settings/config.ts. */
import { printBanner } from './banner'
import { logFaults } from './logFaults'
import { readConfig } from './settings/config'
import { formatStartError } from './startError'
import { startServer } from './startServer'
import { stopOnSignal } from './process/stopOnSignal'

try {
  const config = readConfig(process.env, process.argv.slice(2))
  const server = await startServer(config)
  if (config.log) logFaults(server.log)
  stopOnSignal(server, config.stopDelayMs)
  await printBanner(config, server.tenants)
} catch (error) {
  console.error(`\n${formatStartError(error)}\n`)
  process.exit(1)
}
