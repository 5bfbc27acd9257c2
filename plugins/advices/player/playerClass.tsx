import { cx } from '@portico/core/ui/cx'

/** The frame of a video, which has no corners on a phone and in the full screen. Its settings need more room than a low picture has. */
export const playerClass = cx(
  'relative max-w-[min(43.75rem,100%)] aspect-[16/9] overflow-hidden rounded-card bg-[#05090a] max-desk:-mx-4 max-desk:rounded-none',
  'has-data-settings:min-h-82 max-desk:has-data-settings:min-h-108 max-desk:has-data-settings:aspect-auto',
  '[&:fullscreen]:max-w-none [&:fullscreen]:rounded-none',
)
