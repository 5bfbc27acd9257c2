/** Starts a server without pages by the settings of the environment, and stops it as `npm start` does. */
import { printBanner } from '../banner'
import { readConfig } from '../settings/config'
import { startServer } from '../startServer'
import { stopOnSignal } from '../process/stopOnSignal'

const config = readConfig(process.env, [])
const server = await startServer(config, () => ({ register: async () => undefined }))
stopOnSignal(server, config.stopDelayMs)
await printBanner(config, server.tenants)
