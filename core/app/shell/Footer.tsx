import { memo } from 'react'
import { useLabel } from '../../i18n/useLabel'
import { useTenant } from '../../tenant/useTenant'

/** The tenant's legal links. */
export const Footer = memo(function Footer() {
  const labelOf = useLabel()
  const { name, legal } = useTenant()
  return (
    <footer className="footer text-sm text-muted">
      <span>{name}</span>
      {legal.map(({ id, label, href }) => (
        <a key={id} className="link" href={href} rel="noopener" target="_blank">
          {labelOf(label)}
        </a>
      ))}
    </footer>
  )
})
