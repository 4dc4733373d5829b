export {makeTiles, tiles, type ArtOptions, type TileArt} from './tiles.js'
export {black, dark, light, palettes, type Palette, type PaletteName} from './palette.js'
export {body, lyingArt, tileHeight, tileWidth} from './body.js'
export {tileSvg, type SvgOptions} from './svg.js'
