import type { Line } from '../../model/series'
import { useDevicesText } from '../../texts'
import { NightDrawing } from './NightDrawing'
import { nightOf, type Night as NightFacts } from './nightOf'
import { StageKey } from './StageKey'

/** One night of one source by its stages, which add up to the night. */
export function Night({ lines, title }: { lines: readonly Line[]; title: string }) {
  const night = nightOf(lines[0]?.samples ?? [])
  return (
    <>
      {night.from !== null && <NightDrawing night={night} title={title} />}
      <Stages night={night} />
    </>
  )
}

function Stages({ night }: { night: NightFacts }) {
  const { t, duration } = useDevicesText()
  const { total, deep, light, other, hasStages, awake, awakenings } = night
  const rows = hasStages
    ? ([
        ['deep', deep],
        ['light', light],
        ['other', other],
      ] as const)
    : ([['other', total]] as const)
  return (
    <ul className="list">
      {rows.map(([stage, seconds]) => (
        <li key={stage} className="list-row">
          <StageKey stage={stage} />
          <span className="min-w-0 flex-1">
            <span className="block font-strong">{t(`DEVICES.STAGE.${hasStages ? stage : 'asleep'}`)}</span>
            {hasStages && (
              <span className="block text-sm text-muted">{t(`DEVICES.STAGE_TEXT.${stage}`)}</span>
            )}
          </span>
          <span className="text-end figures">
            <b>{duration(seconds)}</b>
            <span className="block text-sm text-muted">
              {t('DEVICES.PERCENT', { value: total > 0 ? Math.round((100 * seconds) / total) : 0 })}
            </span>
          </span>
        </li>
      ))}
      {awakenings > 0 && (
        <li className="list-row">
          <StageKey stage="awake" />
          <span className="min-w-0 flex-1">
            <span className="block font-strong">{t('DEVICES.STAGE.awake')}</span>
            <span className="block text-sm text-muted">{t('DEVICES.STAGE_TEXT.awake')}</span>
          </span>
          <span className="text-end figures">
            <b>{duration(awake)}</b>
            <span className="block text-sm text-muted">{t('DEVICES.TIMES', { count: awakenings })}</span>
          </span>
        </li>
      )}
    </ul>
  )
}
