import type { KeyboardEvent, PointerEvent } from 'react'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { DropLine, handleClass } from '../order/DropLine'
import { useAdminText } from '../texts'
import { TagNames } from './TagNames'
import type { Tag } from './tagRows'

interface Props {
  tag: Tag
  /** From 1. */
  position: number
  count: number
  /** The position when the form was opened; null if it is the same. */
  previousPosition: number | null
  isMoving: boolean
  /** A dragged row would land above or below this one. */
  dropEdge: 'above' | 'below' | undefined
  hintId: string
  /** The tag when the form was opened; undefined for a new one. */
  opened: Tag | undefined
  onEdit: (part: Partial<Tag>) => void
  onPickUp: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
  onPointerDown: (event: PointerEvent) => void
  onStep: (step: -1 | 1) => void
  onRemove: () => void
}

/** A tag of an ordered list: handle, position, name, number of videos, and buttons to move it without dragging. */
export function TagItem(props: Props) {
  const t = useAdminText()
  const { tag, position, count, isMoving, dropEdge, hintId } = props
  const { name } = tag
  return (
    <li
      className="relative flex items-center gap-1 min-w-0 min-h-13 hairline rounded-control bg-raised desk:min-h-11 data-lift:z-2 data-lift:border-brand data-lift:shadow-float"
      data-lift={isMoving || undefined}
      data-tag={position - 1}
    >
      <DropLine edge={dropEdge} />
      <button
        type="button"
        className={handleClass(isMoving)}
        data-part="grip"
        aria-label={t('ADMIN.TAGS.GRIP', { name, place: position, count })}
        aria-pressed={isMoving}
        aria-describedby={hintId}
        onClick={props.onPickUp}
        onKeyDown={props.onKeyDown}
        onBlur={({ relatedTarget }) => relatedTarget && props.onBlur()}
        onPointerDown={props.onPointerDown}
      >
        <Icon name="grip-vertical" size="s" />
      </button>
      <span className="flex-none w-6 text-center font-strong text-muted figures">{position}</span>
      <TagNames tag={tag} opened={props.opened} position={position} onEdit={props.onEdit} />
      {tag.videos !== undefined && (
        <span className="flex-none hidden text-sm/normal text-muted desk:block figures">
          {t('ADMIN.TAGS.VIDEOS', { count: tag.videos })}
        </span>
      )}
      {props.previousPosition !== null && (
        <span className="flex-none hidden text-sm/normal font-semibold text-info desk:block">
          {t('ADMIN.TAGS.WAS', { place: props.previousPosition })}
        </span>
      )}
      <span
        className={cx(
          'flex flex-none [&_[aria-disabled=true]]:opacity-40',
          isMoving ? 'max-desk:[&>:last-child]:hidden' : 'max-desk:[&>:not(:last-child)]:hidden',
        )}
      >
        <IconButton
          icon="chevron-up"
          size="s"
          data-part="up"
          label={t('ADMIN.TAGS.UP', { name })}
          aria-disabled={position === 1}
          onClick={() => props.onStep(-1)}
        />
        <IconButton
          icon="chevron-down"
          size="s"
          data-part="down"
          label={t('ADMIN.TAGS.DOWN', { name })}
          aria-disabled={position === count}
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
