import { defaultRoute } from '../../routing/areas'
import { Link } from '../../routing/Link'
import { useTenant } from '../../tenant/useTenant'

/** The tenant's logo and name; links to home if there is a session. */
export function Brand({ isLink = true }: { isLink?: boolean }) {
  const { name, logo } = useTenant()
  const face = (
    <>
      <svg aria-hidden="true">
        <use href={`/tenant/${logo}#logo`} />
      </svg>
      <span>{name}</span>
    </>
  )
  if (!isLink) return <span className="brandmark">{face}</span>
  return (
    <Link className="brandmark" to={defaultRoute}>
      {face}
    </Link>
  )
}
