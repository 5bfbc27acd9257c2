/** The path in the API of an uploaded picture. */
export const pictureUrl = (id: number): string => `/api/thumbnails/${id}/150`

/** The id of the picture at a path of the API; undefined for any other value. */
export function idOfPictureUrl(value: unknown): number | undefined {
  const id = typeof value === 'string' ? /^\/api\/thumbnails\/(\d+)\/\d+$/.exec(value)?.[1] : undefined
  return id === undefined ? undefined : Number(id)
}
