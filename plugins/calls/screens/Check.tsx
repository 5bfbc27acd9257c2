import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { cardClass } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { ChooseDevices } from '@portico/calls/session/ChooseDevices'
import { Picture } from '@portico/calls/stage/Picture'
import { blockedBrowser, isCapable } from '../board/browserCheck'
import { BlockedBrowser } from '../board/BlockedBrowser'
import { CheckRow } from '../check/CheckRow'
import { isAllWell, readinessOf, type CheckState } from '../check/checkState'
import { CopyReport } from '../check/CopyReport'
import { NetworkSpeed } from '../check/NetworkSpeed'
import { SpeakerTest } from '../check/SpeakerTest'
import { useCheck } from '../check/useCheck'
import type { TextKey } from '../texts'

/** Tries camera, microphone, speaker and network before a visit. Nothing is recorded or sent. */
export default function Check() {
  const t = useText<TextKey>()
  const blocked = blockedBrowser(navigator.userAgent, isCapable())
  const [run, setRun] = useState(0)
  return (
    <>
      <PageHeader title={t('CALLS.CHECK.TITLE')} />
      {blocked ? <BlockedBrowser reason={blocked} /> : <Test key={run} onAgain={() => setRun(run + 1)} />}
    </>
  )
}

function Test({ onAgain }: { onAgain: () => void }) {
  const t = useText<TextKey>()
  const id = Number(useRoute().params['id']) || null
  const check = useCheck(id, onAgain)
  const { state } = check
  return (
    <div className="grid gap-5 desk:grid-cols-2 desk:items-start">
      <div className="stack">
        <div className="aspect-[4/3] rounded-card overflow-hidden bg-deep">
          <Picture stream={check.preview} isOwn label={t('CALLS.CHECK.PICTURE')} />
        </div>
        <output>
          {check.isInterrupted && (
            <Notice tone="warning" title={t('CALLS.CHECK.INTERRUPTED')}>
              {t('CALLS.CHECK.INTERRUPTED_HINT')}
            </Notice>
          )}
        </output>
        <p className="text-sm text-muted">{t('CALLS.CHECK.PRIVATE')}</p>
        <ChooseDevices onChange={onAgain} />
      </div>
      <div className="stack">
        <ul className={cardClass({ flush: true }, 'list')}>
          <CheckRow part="camera" result={state.camera} />
          <CheckRow part="microphone" result={state.microphone} level={check.level} />
          <CheckRow part="speaker" result={state.speaker}>
            <SpeakerTest onAnswer={check.answerSpeaker} />
          </CheckRow>
          <CheckRow part="network" result={state.network}>
            {state.bandwidth && <NetworkSpeed bandwidth={state.bandwidth} />}
          </CheckRow>
        </ul>
        <Button variant="secondary" icon="refresh-cw" onClick={onAgain}>
          {t('CALLS.CHECK.AGAIN')}
        </Button>
        <Result state={state} isStored={check.isStored} />
      </div>
    </div>
  )
}

function Result({ state, isStored }: { state: CheckState; isStored: boolean }) {
  const t = useText<TextKey>()
  const readiness = readinessOf(state, navigator.userAgent)
  if (!readiness) return null
  const isWell = isAllWell(readiness)
  return (
    <output>
      <Notice
        tone={isWell ? 'success' : 'warning'}
        title={t(isWell ? 'CALLS.CHECK.WELL' : 'CALLS.CHECK.NOT_ALL')}
        action={
          <>
            <Link to="videoConsultation.videoCall" className={buttonClass({ size: 'sm' })}>
              {t('CALLS.CHECK.TO_VISIT')}
            </Link>
            <CopyReport readiness={readiness} />
          </>
        }
      >
        {isStored ? t('CALLS.CHECK.STORED') : t('CALLS.CHECK.GO_ON')}
      </Notice>
    </output>
  )
}
