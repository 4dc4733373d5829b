/** Name of the function that pages call for references to the file with the art. */
export const artFunction = '$tehaiArt'
