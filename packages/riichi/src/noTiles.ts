/** No tile of any kind: a new array of 34 zeros. Written out, it takes a tenth of the time of `fill`. */
export function noTiles(): number[] {
  // prettier-ignore
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}
