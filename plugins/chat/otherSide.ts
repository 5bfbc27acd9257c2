/** Who is on the other side. */
export interface OtherSide {
  name: string
  thumbnailId?: number | null | undefined
  specialty?: string | null | undefined
}
