/** How far the red ribbons lean to the left, in degrees. */
export const writtenTurn = -7
