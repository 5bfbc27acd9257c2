import { Avatar } from '@core/ui/media/Avatar'
import { cx } from '@core/ui/cx'
import './record.css'

interface Props {
  name: string
  /** The person's name, where that is not the title. */
  initialsOf?: string
  /** The id of the picture; null for initials, undefined where there are no pictures. */
  picture?: number | null | undefined
  state?: { isOn: boolean; text: string } | undefined
}

/** Whose page it is: picture, name, and whether they are active (ADMIN-018). */
export function RecordTitle({ name, initialsOf = name, picture, state }: Props) {
  return (
    <>
      {picture !== undefined && (
        // Initials begin with the name also where lists do with the surname.
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
