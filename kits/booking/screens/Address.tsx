import { Icon } from '@portico/core/ui/media/Icon'

/** The address of an appointment in person; nothing without one. */
export function Address({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p className="text-sm flex items-start gap-2 text-pretty [&_svg]:text-muted">
      <Icon name="map-pin" size="s" />
      <span>{children}</span>
    </p>
  )
}
