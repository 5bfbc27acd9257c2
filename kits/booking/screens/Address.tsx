import { Icon } from '@portico/core/ui/media/Icon'

/** The address of an appointment in person; nothing without one. */
export function Address({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p className="address">
      <Icon name="map-pin" size="s" />
      <span>{children}</span>
    </p>
  )
}
