import type {ArtProps} from './art.js'

/** The art that the pictures of a page refer to, as a component of React that refers to a file. */
export default function TehaiArt(props: ArtProps): unknown
