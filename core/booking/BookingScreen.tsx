import { useText } from '../i18n/useText'
import { defaultRoute } from '../routing/areas'
import { Link } from '../routing/Link'
import { useRoute } from '../routing/useRoute'
import { buttonClass } from '../ui/buttonClass'
import { ErrorState } from '../ui/ErrorState'
import { PageHead } from '../ui/PageHead'
import './booking.css'
import type { Opening } from './open'
import { BookingSteps } from './screens/BookingSteps'
import { WaitingForChoices } from './screens/states'
import { useOpening, useWhose } from './useOpening'
import type { BookingVariant } from './variant'

interface Props {
  /** The plugin whose options the variant reads. */
  plugin: string
  variant: BookingVariant
}

/**
 * A way to book as a screen: a plugin's own screen renders nothing else. Given an appointment's id as parameter `id`
 * it moves that appointment (BOOK-041, C-019). Another person or appointment begins anew.
 */
export function BookingScreen({ plugin, variant }: Props) {
  const { person, appointment } = useWhose(variant.id)
  return <Opened key={`${person} ${appointment}`} plugin={plugin} variant={variant} />
}

function Opened({ plugin, variant }: Props) {
  const { data, error, mutate } = useOpening(plugin, variant)
  if (data?.kind === 'ready') return <BookingSteps plugin={plugin} variant={variant} opened={data} />
  if (!data && !error) return <WaitingForChoices />
  return <NotOpened opening={data} retry={() => void mutate()} />
}

/** Why there is nothing to book here, and the way on. */
function NotOpened({ opening, retry }: { opening: Opening | undefined; retry: () => void }) {
  const t = useText<string>()
  const { id } = useRoute()
  const isGone = opening?.kind === 'gone'
  const wayOn = (
    <Link className={buttonClass()} to={isGone ? id : defaultRoute}>
      {t(isGone ? 'MENU.BOOK_APPOINTMENT' : 'MENU.HOME')}
    </Link>
  )
  return (
    <>
      <PageHead title={t('MENU.BOOK_APPOINTMENT')} />
      {isGone && <ErrorState title={t('BOOKING.GONE')} text={t('BOOKING.GONE_HINT')} action={wayOn} />}
      {opening?.kind === 'refused' && <ErrorState title={t(opening.message)} action={wayOn} />}
      {!opening && <ErrorState title={t('BOOKING.CHOICES_FAILED')} onRetry={retry} />}
    </>
  )
}
