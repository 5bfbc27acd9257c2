import { Avatar } from '@portico/core/ui/media/Avatar'
import { cx } from '@portico/core/ui/cx'
import './record.css'

interface Props {
  name: string
  /** The name for the initials, where it is not the title. */
  initialsOf?: string
  /** The id of the picture; null: initials instead; undefined: neither. */
  picture?: number | null | undefined
  state?: { isOn: boolean; text: string } | undefined
}

/** The title of a record: picture, name and state. */
export function RecordTitle({ name, initialsOf = name, picture, state }: Props) {
  return (
    <>
      {picture !== undefined && (
        // The title is "surname, name", but initials start with the name.
        <Avatar
          className="a-rec-picture"
          name={initialsOf.split(', ').toReversed().join(' ')}
          thumbnailId={picture}
        />
      )}
      <div className="a-rec-name">
        <h1 className="a-title" tabIndex={-1}>
          {name}
        </h1>
        {state && <p className={cx('a-state', !state.isOn && 'is-off')}>{state.text}</p>}
      </div>
    </>
  )
}
