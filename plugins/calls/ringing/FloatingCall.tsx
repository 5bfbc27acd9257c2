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
import { OverScreen } from './OverScreen'

/** The call continues in a corner while the person uses the portal: both pictures, the microphone, and the way back. */
export function FloatingCall({ view }: { view: CallView }) {
  const t = useCallText()
  const { call, side, media, others } = view
  if (!call) return null
  const name = otherName(call, side)
  const asked = askedAbout(view)
  return (
    <OverScreen
      className="end-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] w-60 rounded-card overflow-hidden desk:end-8 desk:bottom-8 desk:w-72"
      aria-label={t('CALL.FLOATING')}
    >
      <div className="relative">
        <Picture className="aspect-[4/3]" stream={view.remote} label={t('CALL.PICTURE_OF', { name })} />
        {others.map((person) => (
          <Picture
            key={person.seat}
            className="aspect-[4/3]"
            stream={person.stream}
            label={t('CALL.PICTURE_OF', { name: person.name })}
          />
        ))}
        {media.preview && (
          <div className="absolute end-2 bottom-2 w-18 rounded-control overflow-hidden [box-shadow:0_0_0_2px_rgb(255_255_255/0.85)]">
            <Picture className="aspect-[4/3]" stream={media.preview} isOwn label={t('CALL.YOUR_PICTURE')} />
          </div>
        )}
      </div>
      <output>
        {asked && <span className="text-sm">{t('PEOPLE.ASK_AWAY', { name: asked.name })}</span>}
      </output>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 p-2">
        <Link
          className={buttonClass({ variant: 'accent', size: 'sm' })}
          to={side === 'patient' ? 'videoConsultation.videoCall' : 'doctor.consultation'}
          {...(side === 'patient' ? { query: { section: 'consultations' } } : doctorPage(call))}
        >
          {t('CALL.BACK_TO_CALL')}
        </Link>
        <IconButton
          className="text-on-deep"
          icon={media.isMuted ? 'mic-off' : 'mic'}
          label={t(media.isMuted ? 'CALL.MICROPHONE_OFF' : 'CALL.MICROPHONE_ON')}
          onClick={() => callSession.devices.setMuted(!media.isMuted)}
        />
        <Button
          className="col-span-full"
          variant="on-deep"
          size="sm"
          icon="phone-off"
          onClick={() => callSession.hangUp()}
        >
          {t('CALL.HANG_UP')}
        </Button>
      </div>
    </OverScreen>
  )
}
