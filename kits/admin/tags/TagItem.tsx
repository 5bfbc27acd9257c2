import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '@core/ui/media/Icon'
import { IconButton } from '@core/ui/actions/IconButton'
import { cx } from '@core/ui/cx'
import { useAdminText } from '../texts'
import type { Tag } from './tagRows'

interface Props {
  tag: Tag
  /** From 1, and of how many. */
  place: number
  count: number
  /** Where it was when the form was opened, if not here. */
  before: number | null
  isLifted: boolean
  /** A row that is carried would land above or below this one. */
  landing: 'above' | 'below' | undefined
  keysId: string
  onRename: (name: string) => void
  onLift: () => void
  onPress: (event: KeyboardEvent) => void
  onLeave: () => void
  onTake: (event: PointerEvent) => void
  onStep: (step: -1 | 1) => void
  onRemove: () => void
}

/** A tag of an ordered list: handle, place, name, the videos with it, and the buttons for who does not drag. */
export function TagItem(props: Props) {
  const t = useAdminText()
  const { tag, place, count, before, isLifted, landing, keysId } = props
  const { name } = tag
  return (
    <li className={cx('tag', isLifted && 'is-lift', landing && `lands-${landing}`)} data-tag={place - 1}>
      <button
        type="button"
        className="grip"
        data-part="grip"
        aria-label={t('ADMIN.TAGS.GRIP', { name, place, count })}
        aria-pressed={isLifted}
        aria-describedby={keysId}
        onClick={props.onLift}
        onKeyDown={props.onPress}
        onBlur={({ relatedTarget }) => relatedTarget && props.onLeave()}
        onPointerDown={props.onTake}
      >
        <Icon name="grip-vertical" size="s" />
      </button>
      <span className="tag-place num">{place}</span>
      <input
        className="input"
        aria-label={t('ADMIN.TAGS.NAME', { place })}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={(event) => props.onRename(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {tag.videos !== undefined && (
        <span className="tag-videos num">{t('ADMIN.TAGS.VIDEOS', { count: tag.videos })}</span>
      )}
      {before !== null && <span className="tag-was">{t('ADMIN.TAGS.WAS', { place: before })}</span>}
      <span className="tag-buttons">
        <IconButton
          icon="chevron-up"
          size="s"
          data-part="up"
          label={t('ADMIN.TAGS.UP', { name })}
          aria-disabled={place === 1}
          onClick={() => props.onStep(-1)}
        />
        <IconButton
          icon="chevron-down"
          size="s"
          data-part="down"
          label={t('ADMIN.TAGS.DOWN', { name })}
          aria-disabled={place === count}
          onClick={() => props.onStep(1)}
        />
        <IconButton
          icon="x"
          size="s"
          data-part="remove"
          label={t('ADMIN.TAGS.REMOVE', { name })}
          onClick={props.onRemove}
        />
      </span>
    </li>
  )
}
