/** What a page uses of the shared art: ids between blanks, and definitions besides. */
export interface ArtProps {
  readonly ids: string
  readonly own?: string
}

/** The art that the pictures of a page refer to, as a component of React. */
export default function TehaiArt(props: ArtProps): unknown
