import type { moreIcons } from './artwork/more'
import type { rareIcons } from './artwork/rare'
import type { startIcons } from './artwork/start'

/** Names of the Lucide icons in use. Add new ones in scripts/icons/names.ts. */
export type IconName = keyof typeof startIcons | keyof typeof moreIcons | keyof typeof rareIcons
