import { duties, type Duty } from '../../platform/jobs/duties'
import { ConfigError } from '../settings/configError'

/**
 * Parses PORTICO_ROLE: `all`, or duties separated by commas. `isShared`: other processes can have the other duties, because the database
 * serves several.
 */
export function parseDuties(text: string | undefined, isShared: boolean): readonly Duty[] {
  if (!text || text === 'all') return duties
  const names = text.split(',').map((name) => name.trim())
  const chosen = duties.filter((duty) => names.includes(duty))
  if (chosen.length !== new Set(names).size)
    throw new ConfigError(`PORTICO_ROLE is ${text}; expected all, or some of ${duties.join(', ')}.`)
  if (!isShared && chosen.length < duties.length)
    throw new ConfigError(
      `PORTICO_ROLE is ${text}: other processes need the same database, so set DATABASE_URL.`,
    )
  return chosen
}
