import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText'
import { Spinner } from '../../ui/feedback/Spinner'

/** Shorter transitions show nothing, so that quick ones do not flash. */
const delay = 150

/** The loading overlay of a transition. It is shown and announced after a delay. */
export function Overlay({ busy }: { busy: boolean }) {
  return <output className="overlay">{busy && <DelayedOverlay />}</output>
}

function DelayedOverlay() {
  const t = useText()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return (
    isLate && (
      <span className="overlay-sign">
        <Spinner />
        <span>{t('UI.LOADING')}</span>
      </span>
    )
  )
}
