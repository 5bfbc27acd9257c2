/** Starts a server without pages by the settings of the environment, prints what it prints, and stops it. */
import { printBanner } from '../banner'
import { readConfig } from '../settings/config'
import { startServer } from '../startServer'

const config = readConfig(process.env, [])
const { tenants, close } = await startServer(config, () => ({ register: async () => undefined }))
await printBanner(config, tenants)
await close()
