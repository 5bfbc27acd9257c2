import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import type { CallView } from '@portico/calls/session/callView'
import { callSession } from '@portico/calls/session/useCallSession'
import { Picture } from '@portico/calls/stage/Picture'
import { useCallText } from '@portico/calls/texts'
import { doctorPage } from './doctorPage'

/** The call continues in a corner while the person uses the portal, and leads back to the consultations. */
export function FloatingCall({ view }: { view: CallView }) {
  const t = useCallText()
  const { call, side } = view
  if (!call) return null
  const name = side === 'patient' ? call.doctorName : call.patientName
  return (
    <section className="floating-call" data-theme="dark" aria-label={t('CALL.FLOATING')}>
      <Picture stream={view.remote} label={t('CALL.PICTURE_OF', { name })} />
      <div className="floating-call-acts">
        <Link
          className={buttonClass({ variant: 'accent', size: 'sm' })}
          to={side === 'patient' ? 'videoConsultation.videoCall' : 'doctor.consultation'}
          {...(side === 'patient' ? { query: { section: 'consultations' } } : doctorPage(call))}
        >
          {t('CALL.BACK_TO_CALL')}
        </Link>
        <Button variant="on-deep" size="sm" icon="phone-off" onClick={() => callSession.hangUp()}>
          {t('CALL.HANG_UP')}
        </Button>
      </div>
    </section>
  )
}
