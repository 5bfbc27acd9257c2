import { Link } from '../../routing/Link'
import { useLanding } from '../../routing/useLanding'
import { useTenant } from '../../tenant/useTenant'

/** The tenant's logo and name; links to the landing page if there is a session. */
export function Brand({ isLink = true }: { isLink?: boolean }) {
  const { name, logo } = useTenant()
  const landing = useLanding()
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
    <Link className="brandmark" to={landing}>
      {face}
    </Link>
  )
}
