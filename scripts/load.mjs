/**
 * `npm run test:load -- 6 COMMAND…` runs a command while that many processes compute without a pause, so that a story meets a busy
 * machine. Ends with the command's exit code.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const [count = '', command, ...args] = process.argv.slice(2)
if (!/^[1-9]\d?$/.test(count) || command === undefined) {
  console.error(
    'npm run test:load -- <processes> <command>, for example: npm run test:load -- 6 npm run test:e2e -- tests/e2e/race.spec.ts',
  )
  process.exit(1)
}
const busy = Array.from({ length: Number(count) }, () => spawn(process.execPath, ['-e', 'for (;;);']))
const endBusy = () => busy.forEach((child) => child.kill('SIGKILL'))
process.on('exit', endBusy)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
child.once('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`)
  process.exit(1)
})
const [status] = await once(child, 'close')
process.exit(status ?? 1)
