import { Avatar } from '@portico/core/ui/media/Avatar'

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
          className="w-10 text-[0.9375rem]"
          name={initialsOf.split(', ').toReversed().join(' ')}
          thumbnailId={picture}
        />
      )}
      <div className="a-rec-name flex-[1_1_12rem] min-w-0 wrap-anywhere">
        <h1 className="text-[1.375rem]/[1.75rem] font-bold" tabIndex={-1}>
          {name}
        </h1>
        {state && (
          <p
            className="flex items-center gap-[0.4375rem] text-[0.875rem] [font-weight:500] before:[content:''] before:flex-none before:size-2 before:rounded-full before:bg-success data-off:text-muted data-off:before:bg-transparent data-off:before:[box-shadow:inset_0_0_0_1.5px_var(--line-strong)]"
            data-off={!state.isOn || undefined}
          >
            {state.text}
          </p>
        )}
      </div>
    </>
  )
}
