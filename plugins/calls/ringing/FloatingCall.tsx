import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { otherName } from '@portico/calls/session/callState'
import type { CallView } from '@portico/calls/session/callView'
import { callSession } from '@portico/calls/session/useCallSession'
import { askedAbout } from '@portico/calls/stage/people/guestTexts'
import { Picture } from '@portico/calls/stage/Picture'
import { useCallText } from '@portico/calls/texts'
import { doctorPage } from './doctorPage'

/** The call continues in a corner while the person uses the portal: both pictures, the microphone, and the way back. */
export function FloatingCall({ view }: { view: CallView }) {
  const t = useCallText()
  const { call, side, media, others } = view
  if (!call) return null
  const name = otherName(call, side)
  const asked = askedAbout(view)
  return (
    <section className="floating-call" data-theme="dark" aria-label={t('CALL.FLOATING')}>
      <div className="floating-call-pictures">
        <Picture stream={view.remote} label={t('CALL.PICTURE_OF', { name })} />
        {others.map((person) => (
          <Picture
            key={person.seat}
            stream={person.stream}
            label={t('CALL.PICTURE_OF', { name: person.name })}
          />
        ))}
        {media.preview && (
          <div className="floating-call-self">
            <Picture stream={media.preview} isOwn label={t('CALL.YOUR_PICTURE')} />
          </div>
        )}
      </div>
      <output>
        {asked && <span className="text-sm">{t('PEOPLE.ASK_AWAY', { name: asked.name })}</span>}
      </output>
      <div className="floating-call-acts">
        <Link
          className={buttonClass({ variant: 'accent', size: 'sm' })}
          to={side === 'patient' ? 'videoConsultation.videoCall' : 'doctor.consultation'}
          {...(side === 'patient' ? { query: { section: 'consultations' } } : doctorPage(call))}
        >
          {t('CALL.BACK_TO_CALL')}
        </Link>
        <IconButton
          icon={media.isMuted ? 'mic-off' : 'mic'}
          label={t(media.isMuted ? 'CALL.MICROPHONE_OFF' : 'CALL.MICROPHONE_ON')}
          onClick={() => callSession.devices.setMuted(!media.isMuted)}
        />
        <Button
          className="floating-call-end"
          variant="on-deep"
          size="sm"
          icon="phone-off"
          onClick={() => callSession.hangUp()}
        >
          {t('CALL.HANG_UP')}
        </Button>
      </div>
    </section>
  )
}
