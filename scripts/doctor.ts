/** `npm run doctor` examines the installation of the settings, and says what is wrong and what to do. Exits with 1 for an error. */
import { diagnose } from './doctor/diagnose'

const signs = { ok: 'ok      ', warning: 'WARNING ', error: 'ERROR   ' }

const findings = await diagnose(process.env)
for (const { level, part, text } of findings) console.log(`${signs[level]}${part}: ${text}`)
if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
