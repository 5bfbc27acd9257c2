import { Avatar } from '@portico/core/ui/media/Avatar'
import { Icon } from '@portico/core/ui/media/Icon'
import type { CallView } from '../../session/callView'
import type { OtherPerson } from '../../session/people/otherPeople'
import { useCallText } from '../../texts'
import { StageCentre } from '../picture/StageCentre'
import { RemotePicture } from '../picture/RemotePicture'
import { kindIcons } from './guestTexts'

interface Props {
  view: CallView
  /** The name of the other side. */
  name: string
}

/** The pictures of three or four people: everybody but this person, each as large as the others, with name and reason. */
export function Tiles({ view, name }: Props) {
  const { remote, isRemoteShare, isPictureMoving, link, other, others } = view
  return (
    <div
      className="absolute inset-0 grid auto-rows-fr gap-0.5 desk:grid-flow-col desk:auto-cols-fr [@media(max-height:30rem)]:grid-flow-col [@media(max-height:30rem)]:auto-cols-fr desk:data-[count=3]:grid-flow-row desk:data-[count=3]:grid-cols-2"
      data-count={others.length + 1}
    >
      <Tile
        {...{ name, link, isPictureMoving }}
        stream={remote}
        isScreen={isRemoteShare}
        state={other}
        kind={undefined}
      />
      {others.map((person) => (
        <Tile key={person.seat} {...person} />
      ))}
    </div>
  )
}

type TileProps = Omit<OtherPerson, 'seat' | 'kind'> & { kind: OtherPerson['kind'] | undefined }

function Tile({ name, kind, stream, link, isPictureMoving, isScreen, state }: TileProps) {
  const t = useCallText()
  const isGuest = kind !== undefined && kind !== 'patient'
  return (
    <div className="group/tile relative overflow-hidden min-w-0 min-h-0 bg-deep" data-tile>
      <RemotePicture stream={stream} isScreen={isScreen} label={t('CALL.PICTURE_OF', { name })} />
      {!isPictureMoving && (
        <StageCentre>
          <Avatar name={name} size="xl" onDeep />
          <output className="max-w-[36ch] text-pretty">
            {t(
              link === 'lost'
                ? 'CALL.LOST'
                : link === 'waiting' || link === 'connecting'
                  ? 'CALL.CONNECTING'
                  : 'CALL.UNSEEN',
            )}
          </output>
        </StageCentre>
      )}
      <p className="absolute z-3 start-3 bottom-3 inline-flex items-center gap-2 max-w-[calc(100%-1.5rem)] py-1 px-3 rounded-control bg-[rgb(0_0_0/0.72)] text-[#fff] text-sm font-semibold group-last/tile:max-w-[calc(100%-8rem)] desk:group-last/tile:max-w-[calc(100%-14rem)]">
        {state?.isMuted && (
          <>
            <Icon name="mic-off" size="s" />
            <span className="sr-only">{t('CALL.MICROPHONE_OFF')}: </span>
          </>
        )}
        {isGuest && <Icon name={kindIcons[kind]} size="s" />}
        <span>
          {isGuest ? t('PEOPLE.NAME_KIND', { name, kind: t(`PEOPLE.KIND_${kind}`).toLowerCase() }) : name}
        </span>
      </p>
    </div>
  )
}
