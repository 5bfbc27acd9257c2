import { useTenant } from '../tenant/useTenant'
import './Logo.css'

/** The tenant's mark. Decoration: the tenant's name stands beside it. The file offers a symbol with the id `logo`. */
export function Logo() {
  const { logo } = useTenant()
  return (
    <svg className="logo" aria-hidden="true">
      <use href={`/tenant/${logo}#logo`} />
    </svg>
  )
}
