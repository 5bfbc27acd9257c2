import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { cx } from '@portico/core/ui/cx'
import type { CallView } from '../session/callView'
import { callInProgress } from '../session/callState'
import { useCallText } from '../texts'
import { useCallWindow } from '../window/openCallWindow'
import { CallInWindow } from './picture/CallInWindow'
import { CallNotes } from './CallNotes'
import { ConnectionPill } from './ConnectionPill'
import { Controls } from './Controls'
import { Pane } from './Pane'
import { StageCentre } from './picture/StageCentre'
import { DevicesPanel } from './panels/DevicesPanel'
import { MorePanel } from './panels/MorePanel'
import { ViewPanel } from './panels/ViewPanel'
import type { PanelName } from './panels/panels'
import { OtherState } from './picture/OtherState'
import { RemotePicture } from './picture/RemotePicture'
import { SelfPicture } from './picture/SelfPicture'
import { showStage } from './stageShown'
import { useAfterPicture } from './useAfterPicture'
import { useEscape } from './useEscape'
import { GuestQuestion } from './people/GuestQuestion'
import { Tiles } from './people/Tiles'
import { useGuestNews } from './people/useGuestNews'

const peoplePanel = () => import('./people/PeoplePanel')

/** The areas of a call: the picture above its controls, and the pane between them on a phone, beside them elsewhere. */
const stageClass = cx(
  'group/stage grid h-dvh overflow-hidden bg-stage text-on-deep',
  "[grid-template:'video'_minmax(0,1fr)_'controls'_auto/minmax(0,1fr)]",
  "data-pane:[grid-template:'video'_34dvh_'pane'_minmax(0,1fr)_'controls'_auto/minmax(0,1fr)]",
  "sideways:[grid-template:'video_controls'_minmax(0,1fr)/minmax(0,1fr)_auto]",
  "sideways:data-pane:[grid-template:'video_pane_controls'_minmax(0,1fr)/minmax(0,1fr)_minmax(0,1fr)_auto]",
  "desk:data-pane:[grid-template:'video_pane'_minmax(0,1fr)_'controls_pane'_auto/minmax(0,1fr)_29rem]",
)

interface Props {
  view: CallView
  /** Who is on the other side. */
  name: string
  detail?: string | null
  thumbnailId?: number | null | undefined
  /** What is shown instead of the picture while nobody is there. */
  waiting?: ReactNode
  /** The sections beside the call; absent: there are none. */
  pane?: ReactNode
  isPaneOpen?: boolean
  onTogglePane?: (() => void) | undefined
  /** Whether this is the window of the call, and not the portal. */
  isWindow?: boolean
}

/** A call: the picture of the other side, this side's picture, what is wrong, the controls, and sections beside it. */
export function CallStage(props: Props) {
  return (
    <Suspense>
      <Stage {...props} />
    </Suspense>
  )
}

function Stage({ pane, isPaneOpen = false, onTogglePane, isWindow = false, ...picture }: Props) {
  const t = useCallText()
  const isElsewhere = useCallWindow() !== null && !isWindow
  const { view, name } = picture
  const isPaneReady = useAfterPicture(view, pane !== undefined)
  useEffect(showStage, [])
  useGuestNews(view)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const hasPane = pane !== undefined && isPaneOpen
  const stage = useEscape(hasPane ? onTogglePane : undefined)
  return (
    <div ref={stage} className={stageClass} data-stage data-pane={hasPane || undefined}>
      <h1 className="sr-only" tabIndex={-1}>
        {t('CALL.WITH', { name })}
      </h1>
      <section
        className="[grid-area:video] relative overflow-hidden min-h-0 bg-deep text-on-deep desk:mt-4 desk:mx-4 desk:rounded-card"
        data-theme="dark"
        aria-label={t('CALL.PICTURE_OF', { name })}
      >
        {isElsewhere ? <CallInWindow /> : <Video {...picture} />}
        <OpenPanel name={panel} view={view} isWindow={isWindow} onPanel={setPanel} />
        {callInProgress(view) && !isElsewhere && <GuestQuestion view={view} />}
      </section>
      <Controls
        view={view}
        isPaneOpen={isPaneOpen}
        onTogglePane={pane ? onTogglePane : undefined}
        isWindow={isWindow}
        panel={panel}
        onPanel={setPanel}
      />
      {hasPane && (isPaneReady ? pane : <Pane aria-busy />)}
    </div>
  )
}

/** Both pictures, who is seen, and what is wrong. */
function Video({ view, name, detail, thumbnailId, waiting }: Omit<Props, 'pane'>) {
  const t = useCallText()
  const hasPicture = callInProgress(view) && view.isPictureMoving
  const isCrowd = callInProgress(view) && view.others.length > 0
  return (
    <>
      {isCrowd ? (
        <Tiles view={view} name={name} />
      ) : (
        <>
          {callInProgress(view) && (
            <RemotePicture
              stream={view.remote}
              isScreen={view.isRemoteShare}
              label={t('CALL.PICTURE_OF', { name })}
            />
          )}
          {!hasPicture && (waiting ?? <Portrait name={name} thumbnailId={thumbnailId} view={view} />)}
        </>
      )}
      <div className="absolute z-3 top-0 inset-x-0 flex items-center gap-2 pt-[calc(0.75rem+env(safe-area-inset-top))] px-4 pb-8 bg-[linear-gradient(rgb(0_0_0/0.72),rgb(0_0_0/0.5)_45%,transparent)] text-[#fff]">
        <p className="flex-1 min-w-0">
          <span className="font-strong">
            {isCrowd ? t('PEOPLE.COUNT', { count: view.others.length + 2 }) : name}
          </span>
          {detail && <span className="max-desk:hidden"> · {detail}</span>}
        </p>
        {callInProgress(view) && <ConnectionPill view={view} />}
      </div>
      <CallNotes view={view} name={name} />
      {callInProgress(view) && !isCrowd && <OtherState view={view} name={name} />}
      <SelfPicture media={view.media} />
    </>
  )
}

/** The avatar of a person who is not seen, with the reason. */
function Portrait({ name, thumbnailId, view }: Pick<Props, 'name' | 'thumbnailId' | 'view'>) {
  const t = useCallText()
  const isConnected = view.link === 'good' || view.link === 'slow'
  // Who has switched the camera off is not a line that fails.
  const isOff = view.other?.isCameraOff || view.media.isSoundOnly
  return (
    <StageCentre>
      <Avatar name={name} thumbnailId={thumbnailId} size="xl" onDeep />
      <output className="max-w-[36ch] text-pretty">
        {isConnected
          ? t(
              view.media.isSoundOnly
                ? 'CALL.SOUND_ONLY_ON'
                : isOff
                  ? 'CALL.OTHER_CAMERA_OFF'
                  : 'CALL.NO_PICTURE',
              {
                name,
              },
            )
          : view.link === 'waiting'
            ? t('CALL.WAITING_OTHER', { name })
            : t('CALL.CONNECTING')}
      </output>
    </StageCentre>
  )
}

interface OpenPanelProps {
  name: PanelName | null
  view: CallView
  isWindow: boolean
  onPanel: (panel: PanelName | null) => void
}

/** What a control has opened, drawn for the page and not for the dark picture. */
function OpenPanel({ name, view, isWindow, onPanel }: OpenPanelProps) {
  const close = () => onPanel(null)
  if (name === 'devices') return <DevicesPanel media={view.media} onClose={close} />
  if (name === 'view') return <ViewPanel view={view} onClose={close} />
  if (name === 'people')
    return (
      <LazyPart
        plugin="kits/calls"
        point="panel"
        id="people"
        load={peoplePanel}
        props={{ view, onClose: close }}
      />
    )
  return name === 'more' ? <MorePanel view={view} isWindow={isWindow} onPanel={onPanel} /> : null
}
