/** Colours that a tenant sets for light and dark, as #rrggbb. */
export const colourTokens = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'line',
  'line-strong',
  'brand',
  'on-brand',
  'brand-soft',
  'deep',
  'on-deep',
  'accent',
  'on-accent',
  'danger',
  'on-danger',
  'danger-soft',
  'warning',
  'on-warning',
  'warning-soft',
  'success',
  'on-success',
  'success-soft',
  'info',
  'on-info',
  'info-soft',
  'focus',
  'chart-1',
  'chart-2',
] as const

/** Other tokens that a tenant sets, as CSS values. The dark theme needs only the shadows and the scrim. */
export const shapeTokens = [
  'radius',
  'radius-avatar',
  'avatar-ratio',
  'shadow',
  'shadow-lg',
  'scrim',
  'font',
] as const

export type ColourToken = (typeof colourTokens)[number]
