import type { moreIcons } from './artwork/more'
import type { startIcons } from './artwork/start'

/** Lucide's names of the icons Portico has. A new one is added in scripts/icons/names.ts. */
export type IconName = keyof typeof startIcons | keyof typeof moreIcons
